// One request of the next endpoint and its response, however it came: through Node's HTTP server, or read at once.

import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../http/refusal.ts';

/** Where a request came from: what an address is told by. */
export type CallSource = Pick<IncomingMessage, 'socket' | 'headers'>;

export interface NextCall {
  readonly method: string;
  /** Name, value, name, value, … as they were sent. */
  readonly rawHeaders: readonly string[];
  readonly source: CallSource;

  /** The bytes, or `too-large` as soon as there are more than `most`. Not called when the client goes away before. */
  readBody(most: number, done: (body: Buffer | 'too-large') => void): void;

  /** Sends a response, unless the client has gone. `headers` as above; `body`: one character a byte. */
  send(status: number, headers: readonly string[], body: string): void;

  /** Sends a refusal, unless something was sent already or the client has gone. */
  refuse(refusal: Refusal, requestId: string, publicUrl: string): void;
}
