// One request of the next endpoint and its response, read by either the quick reader or Node's HTTP server.

import type { ApiKey } from '../keys/key-store.ts';
import type { CallSource } from '../limits/client-address.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { RequestBody } from './parse-reply.ts';
import type { RequestHead } from './read-head.ts';
import type { RenderedLead } from './render-lead.ts';

export interface NextCall {
  readonly method: string;
  /** Read it only once, because it is made each time. */
  readonly head: RequestHead;
  readonly source: CallSource;
  /** Whose call it is, if another door has let it in already. */
  readonly admitted?: ApiKey;

  /** The body, or null as soon as it has more bytes than `most`. `done` is not called if the client goes away before. */
  readBody(most: number, done: (body: RequestBody | null) => void): void;

  /** Sends an answer, unless the client has gone. */
  sendLead(lead: RenderedLead, requestId: string): void;

  /** Answers what a browser asks before it sends a request from another site (OPTIONS). */
  sendPreflight(requestId: string): void;

  /** Sends a refusal, unless something was sent already or the client has gone. */
  refuse(refusal: Refusal, requestId: string, publicUrl: string): void;
}
