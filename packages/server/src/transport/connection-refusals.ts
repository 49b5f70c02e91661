// What can be wrong with a request before its path is looked at: its head, its time, or that it is not HTTP at all (row 60).

import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusals/refusal.ts';
import { isHost } from './host-field.ts';

export const MAX_HEADER_BYTES = 16 * 1024;

/** What Node's parser accepts although RFC 9112 does not allow it (sections 2.3 and 3.2). */
export function findHeadFault({ rawHeaders, httpVersion }: IncomingMessage): Refusal | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return OTHER_VERSION;
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    hosts++;
    if (hosts > 1) return TWO_HOSTS;
    if (!isHost(rawHeaders[i + 1] as string)) return NO_SUCH_HOST;
  }
  return hosts === 0 && httpVersion === '1.1' ? NO_HOST : null;
}

const OTHER_VERSION = new Refusal('bad-request', 'The request is not HTTP/1.');
const NO_HOST = new Refusal('bad-request', 'The header `Host` is missing.');
const TWO_HOSTS = new Refusal('bad-request', 'The header `Host` stands in the request twice.');
const NO_SUCH_HOST = new Refusal('bad-request', 'The header `Host` is neither a name nor an address.');

export const NO_TUNNEL = new Refusal('not-found', 'There is nothing at this address.');

/** `requestTimeout` is in milliseconds. */
export const lateRequest = (requestTimeout: number): Refusal =>
  new Refusal('request-timeout', `A request has to arrive within ${requestTimeout / 1000} seconds.`);

/** What Node calls it when a request did not arrive in time. */
export const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/** The refusal for an error of Node's parser. */
export function unreadableRequest(error: NodeJS.ErrnoException, requestTimeout: number): Refusal {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('headers-too-large', `Headers may have at most ${MAX_HEADER_BYTES} bytes together.`);
    case LATE:
      return lateRequest(requestTimeout);
    default:
      return new Refusal('bad-request', 'What arrived is not an HTTP request.');
  }
}
