// One request with an interaction and its response, read by Node's HTTP server.

import type { NextCall } from './next-call.ts';

export interface InteractionCall
  extends Pick<NextCall, 'head' | 'method' | 'readBody' | 'refuse' | 'sendPreflight' | 'source'> {
  /** Says that it is stored, unless the client has gone. */
  sendDone(requestId: string): void;
}
