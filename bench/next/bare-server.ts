// What the next endpoint is compared with: node:http that only sends the same bytes and headers back, in the same order,
// without looking at the request.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const recorded = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { headers: string[]; body: string }[];
let next = 0;

const server = createServer((_request, response) => {
  const answer = recorded[next];
  next = next + 1 === recorded.length ? 0 : next + 1;
  if (answer === undefined) return;
  response.writeHead(200, answer.headers);
  response.end(answer.body, 'latin1');
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
