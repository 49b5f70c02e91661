// What the protocol's suite of conformance calls (tools, resources, prompts, completions), behind the assistants' door in place of the
// advisors' tools. The door, the transport and what each server is told of sessions are the product's own.

import {
  createRequestStateCodec,
  fromJsonSchema,
  InMemoryServerEventBus,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import type { OpenMcp } from '../../../src/mcp/mcp-door.ts';
import { mountMcp, WITHOUT_SESSION } from '../../../src/mcp/mount-mcp.ts';
import { CHANGE_TOOLS } from './change-tools.ts';
import { CONTENT_TOOLS } from './content-tools.ts';
import { FORM_TOOLS } from './form-tools.ts';
import { HEADER_TOOL } from './header-tool.ts';
import { OLDER_TOOLS } from './older-tools.ts';
import { SUITE_PROMPTS } from './suite-prompts.ts';
import { readSuiteResource, SUITE_RESOURCES, SUITE_TEMPLATES } from './suite-resources.ts';
import type { SuiteMakings, SuiteTool } from './suite-tool.ts';

const LIST_KEPT = { ttlMs: 60_000, cacheScope: 'public' } as const;

/** The first is called without arguments by checks that need any tool. */
const TOOLS: readonly SuiteTool[] = [...CONTENT_TOOLS, ...FORM_TOOLS, ...OLDER_TOOLS, ...CHANGE_TOOLS, HEADER_TOOL];

export const openSuite: OpenMcp = async ({ version, failed }) => {
  const bus = new InMemoryServerEventBus();
  const states = createRequestStateCodec({ key: crypto.getRandomValues(new Uint8Array(32)) });
  const makings: SuiteMakings = { bus, states };
  return mountMcp(() => makeServer(makings, version), { failed, bus });
};

function makeServer(makings: SuiteMakings, version: string): McpServer {
  const suite = new McpServer(
    { name: 'suite', version },
    {
      capabilities: {
        // A level of the log that a program of the older protocol sets is taken by the SDK and, without a session, not kept.
        ...{ tools: { listChanged: true }, prompts: { listChanged: true }, resources: {} },
        ...{ completions: {}, logging: {} },
      },
      cacheHints: {
        ...{ 'tools/list': LIST_KEPT, 'prompts/list': LIST_KEPT, 'resources/list': LIST_KEPT },
        ...{ 'resources/templates/list': LIST_KEPT, 'resources/read': LIST_KEPT },
      },
      requestState: { verify: makings.states.verify },
      ...WITHOUT_SESSION,
    },
  );
  // The SDK compares headers with arguments only for tools that it has in its own list. It is the one thing it does for this server.
  suite.registerTool(
    HEADER_TOOL.name,
    { description: HEADER_TOOL.description, inputSchema: fromJsonSchema(HEADER_TOOL.inputSchema) },
    () => ({ content: [] }),
  );
  const { server } = suite;
  server.setRequestHandler('tools/list', () => ({
    tools: TOOLS.map(({ name, description, inputSchema = { type: 'object' } }) => ({ name, description, inputSchema })),
  }));
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool.');
    return await tool.run(params.arguments ?? {}, context, makings);
  });
  server.setRequestHandler('resources/list', () => ({ resources: SUITE_RESOURCES }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: SUITE_TEMPLATES }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const contents = readSuiteResource(uri);
    if (contents === null) throw new ResourceNotFoundError(uri);
    return { contents: [contents] };
  });
  server.setRequestHandler('prompts/list', () => ({
    prompts: SUITE_PROMPTS.map(({ name, description, takes = [] }) => ({
      ...{ name, description },
      arguments: takes.map((each) => ({ name: each, required: true })),
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params }, context) => {
    const prompt = SUITE_PROMPTS.find(({ name }) => name === params.name);
    if (prompt === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such prompt.');
    const { takes = [] } = prompt;
    const given = params.arguments ?? {};
    const missing = takes.filter((each) => given[each] === undefined);
    if (missing.length > 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Missing: ${missing.join(', ')}.`);
    return prompt.get(given, context);
  });
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) => {
    const words = ref.type === 'ref/prompt' ? ['testing', 'tested', 'other'] : [];
    const values = words.filter((word) => word.startsWith(argument.value));
    return { completion: { values, total: values.length, hasMore: false } };
  });
  return suite;
}
