// What a call of a tool costs in the SDK alone: the same server for each request, with a tool that answers what was recorded.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { type CallToolResult, createMcpHandler, Server } from '@modelcontextprotocol/server';

const recorded = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as CallToolResult[];
let next = 0;

const handler = createMcpHandler(() => {
  const server = new Server({ name: 'recorded', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/call', () => {
    const answer = recorded[next];
    next = next + 1 === recorded.length ? 0 : next + 1;
    return answer ?? { content: [] };
  });
  return server;
});
const handle = toNodeHandler(handler);

const server = createServer((request, response) => void handle(request as Parameters<typeof handle>[0], response));
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
