// One request on its way to a response.

import { performance } from 'node:perf_hooks';
import type { Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import type { CheckedHead } from './check-head.ts';
import type { NextCall } from './next-call.ts';
import type { RequestBody } from './parse-reply.ts';
import type { RenderedLead } from './render-lead.ts';

export class Exchange {
  readonly call: NextCall;
  readonly began = performance.now();
  readonly requestId = makeRequestId();
  checked: CheckedHead | null = null;
  /** Null until it is read, and if it is too large. */
  body: RequestBody | null = null;
  answer: RenderedLead | Refusal | null = null;
  /** What the bound gave it while it waits; null before and after. */
  place: number | null = null;
  /** It has its response. What was given up may still be answered by the store. */
  isOver = false;
  /** The earliest time at which it can have come. */
  since = 0;

  constructor(call: NextCall) {
    this.call = call;
  }
}
