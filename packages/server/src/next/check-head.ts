// All checks that need the head of a request only, in the order of the interface.

import { HEADERS } from '@guidepost/contract/headers';
import { MAX_BODY_BYTES } from '@guidepost/contract/next-request';
import type { ApiKey } from '../keys/key-store.ts';
import type { AddressOf } from '../limits/client-address.ts';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Gate } from './gate.ts';
import type { LeadTools } from './lead.ts';
import type { NextCall } from './next-call.ts';
import { checkMediaType, tooLarge } from './parse-reply.ts';
import type { RequestHead } from './read-head.ts';

export interface NextService extends LeadTools {
  readonly gate: Gate;
}

export interface CheckedHead {
  readonly service: NextService;
  readonly head: RequestHead;
  readonly live: LiveAdvisor;
  readonly now: number;
}

/** Seconds after which a client may try again while the service is starting or stopping. */
const RETRY_AFTER = 5;

/** `service`: null while no requests are taken. `began`: milliseconds of a clock that never goes back. */
export function checkHead(
  call: NextCall,
  service: NextService | null,
  addressOf: AddressOf,
  began: number,
): CheckedHead | Refusal {
  if (call.method !== 'POST') return wrongMethod();
  if (service === null) return notServing();
  const { head } = call;
  const now = Date.now();
  const key = call.admitted ?? admit(call, head, service.gate, addressOf, now, began);
  if (key instanceof Refusal) return key;
  if (head.advisorId === '') return new Refusal('missing-header', `Name the advisor in \`${HEADERS.advisorId}\`.`);
  const live = service.advisors.find(key.client, head.advisorId);
  if (live === null)
    return new Refusal('advisor-not-found', 'The client of this key has no published advisor of this id.');
  return checkLength(head) ?? { service, head, live, now };
}

export const wrongMethod = (): Refusal =>
  new Refusal('method-not-allowed', 'This address takes POST.', { methods: ['POST', 'OPTIONS'] });

export const notServing = (): Refusal =>
  new Refusal('unavailable', 'The service is starting or stopping.', { wait: RETRY_AFTER, isLast: true });

/** Who sends it, if they may. `now` is the time of day, `began` as above. */
export function admit(
  call: Pick<NextCall, 'source'>,
  head: RequestHead,
  gate: Gate,
  addressOf: AddressOf,
  now: number,
  began: number,
): ApiKey | Refusal {
  if (head.duplicate !== null) return new Refusal('duplicate-header', `${head.duplicate} stands in the request twice.`);
  return gate.authenticate(head.apiKey, head.origin, () => addressOf(call.source), now, began);
}

/** A body within the limit is judged after it was read, because it may turn out to be none (white space, `{}`, `null`). */
export function checkLength(head: RequestHead): Refusal | null {
  if (head.contentLength === null || head.contentLength <= MAX_BODY_BYTES) return null;
  return checkMediaType(head.contentType, head.contentEncoding) ?? tooLarge();
}
