// Reads the body of a request, never more of it than is allowed.

import type { IncomingMessage } from 'node:http';

/** The bytes, or null as soon as there are more than `most`. Not called when the client goes away before. */
export function readBody(request: IncomingMessage, most: number, done: (body: Buffer | null) => void): void {
  let first: Buffer | null = null;
  let chunks: Buffer[] | null = null;
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    const before = length;
    length += chunk.length;
    if (length > most) {
      if (before <= most) done(null);
      return;
    }
    if (first === null) first = chunk;
    else if (chunks === null) chunks = [first, chunk];
    else chunks.push(chunk);
  });
  request.on('end', () => {
    if (length <= most) done(chunks === null ? (first ?? EMPTY) : Buffer.concat(chunks));
  });
}

const EMPTY = Buffer.alloc(0);
