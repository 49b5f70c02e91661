// The Model Context Protocol at `/mcp`: a server for each request, as the official SDK makes it, with tools that are the same for all.

import { MCP_INSTRUCTIONS, MCP_TOOLS } from '@guidepost/contract/mcp/mcp-tools';
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
} from '@modelcontextprotocol/server';
import type { NextRoute } from '../next/next-route.ts';
import { listedInput, listedOutput } from './listed-schema.ts';
import { mcpCallerOf } from './mcp-caller.ts';
import { type McpHandler, mountMcp, WITHOUT_SESSION } from './mount-mcp.ts';
import { isTool, runTool } from './tools.ts';

export interface McpParts {
  readonly route: NextRoute;
  readonly version: string;
  readonly failed: (error: unknown) => void;
}

const LISTED: Tool[] = Object.entries(MCP_TOOLS).map(([name, { title, description, input, output, onlyReads }]) => ({
  ...{ name, title, description },
  inputSchema: listedInput(input) as Tool['inputSchema'],
  outputSchema: listedOutput(output) as NonNullable<Tool['outputSchema']>,
  annotations: { readOnlyHint: onlyReads, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}));

/** Lists stay for as long as this version runs. Milliseconds. */
const LIST_KEPT = 3_600_000;

export function openMcp({ route, version, failed }: McpParts): McpHandler {
  const info = { name: 'guidepost', title: 'Guidepost', version };
  return mountMcp(
    ({ authInfo }) => {
      const caller = mcpCallerOf(authInfo);
      const server = new Server(info, {
        capabilities: { tools: {} },
        instructions: MCP_INSTRUCTIONS,
        cacheHints: { 'tools/list': { ttlMs: LIST_KEPT, cacheScope: 'public' } },
        ...WITHOUT_SESSION,
      });
      server.setRequestHandler('tools/list', () => ({ tools: LISTED }));
      server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
        if (!isTool(params.name)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool.');
        try {
          return await runTool(params.name, {
            ...{ ...caller, route, input: params.arguments ?? {} },
            canAsk: canAsk(mcpReq.envelope),
            responses: mcpReq.inputResponses,
            carried: mcpReq.requestState(),
          });
        } catch (error) {
          failed(error);
          return FAILED;
        }
      });
      return server;
    },
    { failed },
  );
}

const FAILED = {
  content: [{ type: 'text' as const, text: 'Something went wrong in the service. The same call may be sent again.' }],
  isError: true,
};

/** Forms are what elicitation means if nothing else is said. */
function canAsk(envelope: object | undefined): boolean {
  const said = (envelope as Readonly<Record<string, ClientCapabilities | undefined>> | undefined)?.[
    CLIENT_CAPABILITIES_META_KEY
  ];
  const elicitation = said?.elicitation;
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}
