// Reads the body of a request, never more of it than is allowed.

import type { IncomingMessage } from 'node:http';

/** The bytes, or `too-large` as soon as there are more than `most`, or `aborted` when the client went away. */
export function readBody(
  request: IncomingMessage,
  most: number,
  done: (body: Buffer | 'too-large' | 'aborted') => void,
): void {
  let first: Buffer | null = null;
  let chunks: Buffer[] | null = null;
  let length = 0;
  let isDone = false;
  const finish = (body: Buffer | 'too-large' | 'aborted') => {
    if (isDone) return;
    isDone = true;
    done(body);
  };
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > most) {
      finish('too-large');
      return;
    }
    if (first === null) first = chunk;
    else if (chunks === null) chunks = [first, chunk];
    else chunks.push(chunk);
  });
  request.on('end', () => finish(chunks === null ? (first ?? EMPTY) : Buffer.concat(chunks)));
  request.on('close', () => finish('aborted'));
  request.on('error', () => finish('aborted'));
}

const EMPTY = Buffer.alloc(0);
