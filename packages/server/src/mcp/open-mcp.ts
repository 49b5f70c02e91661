// The Model Context Protocol at `/mcp`: a server for each request, as the official SDK makes it, with tools that are the same for all.

import { MCP_INSTRUCTIONS, MCP_TOOLS, type McpTool } from '@guidepost/contract/mcp/mcp-tools';
import { MCP_UI_EXTENSION, MCP_VIEW_URI } from '@guidepost/contract/mcp/mcp-view';
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type Tool,
} from '@modelcontextprotocol/server';
import type { NextRoute } from '../next/next-route.ts';
import { Refusal } from '../refusals/refusal.ts';
import { listedInput, listedOutput } from './listed-schema.ts';
import { mcpCallerOf } from './mcp-caller.ts';
import { type McpHandler, mountMcp, WITHOUT_SESSION } from './mount-mcp.ts';
import { isTool, refusedAnswer, runTool } from './tools.ts';
import { readView, showsViews, viewResource } from './view-resource.ts';

export interface McpParts {
  readonly route: NextRoute;
  readonly publicUrl: () => string;
  readonly version: string;
  readonly failed: (error: unknown) => void;
}

/** The same for all programs: those that show no views pay no heed to what is said of them. */
const LISTED: Tool[] = Object.entries<McpTool>(MCP_TOOLS).map(
  ([name, { title, description, input, output, onlyReads, hasView = false }]) => ({
    ...{ name, title, description },
    inputSchema: listedInput(input) as Tool['inputSchema'],
    outputSchema: listedOutput(output) as NonNullable<Tool['outputSchema']>,
    annotations: { readOnlyHint: onlyReads, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    ...(hasView && { _meta: { ui: { resourceUri: MCP_VIEW_URI } } }),
  }),
);

/** Lists stay for as long as this version runs. Milliseconds. */
const LIST_KEPT = 3_600_000;

/** A view may be kept for a while; what it may load follows the shop's catalogs. Milliseconds. */
const VIEW_KEPT = 300_000;

export function openMcp({ route, publicUrl, version, failed }: McpParts): McpHandler {
  const info = { name: 'guidepost', title: 'Guidepost', version };
  return mountMcp(
    ({ authInfo }) => {
      const caller = mcpCallerOf(authInfo);
      const server = new Server(info, {
        capabilities: { tools: {}, resources: {}, extensions: { [MCP_UI_EXTENSION]: {} } },
        instructions: MCP_INSTRUCTIONS,
        cacheHints: {
          'tools/list': { ttlMs: LIST_KEPT, cacheScope: 'public' },
          'resources/list': { ttlMs: VIEW_KEPT, cacheScope: 'private' },
          'resources/read': { ttlMs: VIEW_KEPT, cacheScope: 'private' },
        },
        ...WITHOUT_SESSION,
      });
      server.setRequestHandler('tools/list', () => ({ tools: LISTED }));
      const advisors = () => caller.service.advisors.listOf(caller.key.client);
      server.setRequestHandler('resources/list', () => ({ resources: [viewResource(advisors(), publicUrl())] }));
      server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
      server.setRequestHandler('resources/read', ({ params: { uri } }) => {
        if (uri !== MCP_VIEW_URI) throw new ResourceNotFoundError(uri);
        return readView(advisors(), publicUrl());
      });
      server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
        if (!isTool(params.name)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool.');
        try {
          return await runTool(params.name, {
            ...{ ...caller, route, publicUrl: publicUrl(), input: params.arguments ?? {} },
            canAsk: canAsk(capabilitiesIn(mcpReq.envelope)),
            showsView: showsViews(capabilitiesIn(mcpReq.envelope)),
            responses: mcpReq.inputResponses,
            carried: mcpReq.requestState(),
          });
        } catch (error) {
          failed(error);
          return refusedAnswer({ publicUrl: publicUrl() }, FAILED);
        }
      });
      return server;
    },
    { failed },
  );
}

const FAILED = new Refusal('internal-error', 'Something went wrong in the service. The same call may be sent again.');

/** What the program says of itself with each request; nothing with the older protocol. */
const capabilitiesIn = (envelope: object | undefined): ClientCapabilities =>
  (envelope as Readonly<Record<string, ClientCapabilities | undefined>> | undefined)?.[CLIENT_CAPABILITIES_META_KEY] ??
  {};

/** Forms are what elicitation means if nothing else is said. */
const canAsk = ({ elicitation }: ClientCapabilities): boolean =>
  elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
