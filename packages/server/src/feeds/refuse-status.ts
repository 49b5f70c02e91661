// What a response that is no feed means, and what to do about it.

import type { IncomingMessage } from 'node:http';
import { type Mend, mend, type Remedy } from '@guidepost/fault/remedy';
import { FeedFault } from './feed-fault.ts';

/** `response` has another status than the wanted ones. */
export function refuseStatus({ statusCode = 0, headers }: IncomingMessage, { host }: URL): FeedFault {
  return new FeedFault(mend`${host} ${meaning(statusCode)}`, { waitAtLeast: parseRetryAfter(headers['retry-after']) });
}

function meaning(status: number): string | Mend {
  switch (status) {
    case 401:
    case 403:
    case 407:
      return mend`does not give the feed out (status ${status}); if it wants a password, ${SAY_PASSWORD}`;
    case 404:
    case 410:
      return `has nothing at this address (status ${status}); ask the shop for the feed's address`;
    case 429:
      return 'was asked too often (status 429); pull the feed less often';
    default:
      return status >= 500
        ? `has a fault of its own just now (status ${status}); it is tried again`
        : `answers with status ${status} instead of the feed; check the address in a browser`;
  }
}

/** What the server of a feed wants to be told. */
export const SAY_PASSWORD: Remedy = { kind: 'feed-with', member: 'headers' };

/** Milliseconds from seconds or a date (RFC 9110, section 10.2.3); 0 where there is nothing to go by. */
export function parseRetryAfter(text: string | undefined, now = Date.now()): number {
  if (text === undefined) return 0;
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
