// A server that gives out a feed, for tests: what it answers can be changed at any time.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FeedServer {
  readonly origin: string;
  readonly asked: IncomingMessage[];
  answer: Answer;
  close(): void;
}

export async function startFeedServer(answer: Answer): Promise<FeedServer> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    feed.answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const feed: FeedServer = { origin: `http://127.0.0.1:${port}`, asked, answer, close };
  return feed;
}

/** Answers with a text and its entity tag, or 304 to whoever has it. */
export const answerWith =
  (text: string, etag: string): Answer =>
  ({ headers }, response) => {
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.setHeader('ETag', etag).end(text);
  };

/** CSV in Guidepost's own shape. */
export const productsCsv = (count: number, mark = 'Product'): string =>
  [
    'sku,title,image,link,price,color',
    ...Array.from(
      { length: count },
      (_, i) => `s${i},${mark} ${i},https://s.example/${i}.png,https://s.example/${i},${i + 1}.00,red`,
    ),
    '',
  ].join('\n');
