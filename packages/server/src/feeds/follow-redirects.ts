// The request for a feed with the redirects it leads to, each judged as if it had been given in the first place. What a
// feed's headers say (passwords, most likely) is told to nobody but the origin they were given for.

import type { IncomingMessage } from 'node:http';
import { type AskSettings, askAddress } from './ask-address.ts';
import { explainNetworkError } from './explain-network-error.ts';
import { FeedFault } from './feed-fault.ts';
import type { FeedHeader } from './feed-store.ts';

export interface Answered {
  readonly response: IncomingMessage;
  /** Where the redirects ended. */
  readonly url: URL;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** `secret`: headers for the origin of `start` only; `settings.headers` go everywhere. Throws a {@link FeedFault}. */
export async function followRedirects(
  start: URL,
  secret: readonly FeedHeader[],
  settings: AskSettings,
): Promise<Answered> {
  let url = start;
  for (let redirects = 0; ; redirects++) {
    const own = isSameOrigin(start, url) ? secret.map(({ name, value }) => [name.toLowerCase(), value]) : [];
    const headers = { ...settings.headers, ...Object.fromEntries(own) };
    const response = await askAddress(url, { ...settings, headers }).catch((error: unknown) => {
      throw explainNetworkError(error, url);
    });
    if (!REDIRECTS.has(response.statusCode ?? 0)) return { response, url };
    response.destroy();
    if (redirects === MOST_REDIRECTS) {
      throw new FeedFault(
        `${start.host} redirects more than ${MOST_REDIRECTS} times, in a circle perhaps; give the address that a browser ends at`,
      );
    }
    url = targetOf(response, url);
  }
}

function targetOf({ headers, statusCode }: IncomingMessage, from: URL): URL {
  const { location = '' } = headers;
  if (location === '' || !URL.canParse(location, from.href)) {
    throw new FeedFault(`${from.host} redirects (status ${statusCode}) without saying where; its owner has to mend it`);
  }
  const url = new URL(location, from.href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FeedFault(
      `${from.host} redirects to an address of ${url.protocol}; feeds are pulled over http and https only`,
    );
  }
  if (from.protocol === 'https:' && url.protocol === 'http:') {
    throw new FeedFault(
      `${from.host} redirects from https to http, where anybody on the way can change a feed; its owner has to mend it`,
    );
  }
  // As of a given address, its user and password would be sent; nobody here gave them.
  url.username = '';
  url.password = '';
  return url;
}

/** The same host over TLS is no other one: it is where most redirects lead. */
const isSameOrigin = (given: URL, other: URL): boolean =>
  given.origin === other.origin ||
  (given.hostname === other.hostname &&
    given.protocol === 'http:' &&
    other.protocol === 'https:' &&
    given.port === '' &&
    other.port === '');
