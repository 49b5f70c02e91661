// The Model Context Protocol at `/mcp`: a server for each request, as the official SDK makes it, with tools that are the same for all.

import { MCP_INSTRUCTIONS, MCP_TOOLS } from '@guidepost/contract/mcp/mcp-tools';
import { MAX_BODY_BYTES } from '@guidepost/contract/next-request';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  type AuthInfo,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
} from '@modelcontextprotocol/server';
import type { ApiKey } from '../keys/key-store.ts';
import type { CallSource } from '../limits/client-address.ts';
import type { NextService } from '../next/check-head.ts';
import type { NextRoute } from '../next/next-route.ts';
import type { StatementKeys } from '../statements/statement-keys.ts';
import { listedInput, listedOutput } from './listed-schema.ts';
import { isTool, runTool } from './tools.ts';

export interface McpParts {
  readonly route: NextRoute;
  readonly version: string;
  readonly failed: (error: unknown) => void;
}

/** Who sends a request, as far as it is known before the request is read. */
export interface McpCaller {
  readonly service: NextService;
  readonly key: ApiKey;
  readonly source: CallSource;
  readonly statementKeys: StatementKeys;
}

export type McpHandler = ReturnType<typeof toNodeHandler>;

/** A call has the largest reply, a token, and what the protocol adds. */
const MOST_BYTES = 4 * MAX_BODY_BYTES;

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
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const caller = callerOf(authInfo);
      const server = new Server(info, {
        capabilities: { tools: {} },
        instructions: MCP_INSTRUCTIONS,
        cacheHints: { 'tools/list': { ttlMs: LIST_KEPT, cacheScope: 'public' } },
        // Without a session there is no way back to a program of the older protocol: the question is then in the answer.
        inputRequired: { legacyShim: false },
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
    { maxRequestBodySize: MOST_BYTES, onerror: () => {} },
  );
  return toNodeHandler(handler, { maxRequestBodySize: MOST_BYTES, onerror: failed });
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

/** The door has found out who it is, and the SDK hands it through. */
export const authInfoOf = (caller: McpCaller): AuthInfo => ({
  token: '',
  clientId: caller.key.client,
  scopes: [],
  extra: { caller },
});

function callerOf(authInfo: AuthInfo | undefined): McpCaller {
  const caller = authInfo?.extra?.caller;
  if (caller === undefined) throw new Error('The door lets nobody in without a key.');
  return caller as McpCaller;
}
