// A header that a feed's server wants, a password most likely, as people give it: `Name: value`.

import { validateHeaderName, validateHeaderValue } from 'node:http';
import { FeedRequestError } from './feed-fault.ts';
import type { FeedHeader } from './feed-store.ts';

/** Throws a {@link FeedRequestError} that does not repeat the value. */
export function parseFeedHeader(text: string): FeedHeader {
  const colon = text.indexOf(':');
  const name = text.slice(0, colon).trim();
  const value = text.slice(colon + 1).trim();
  if (colon < 1 || value === '') {
    throw new FeedRequestError("A header is given as 'Name: value', for example 'Authorization: Bearer …'.");
  }
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw new FeedRequestError('A header has a name without blanks, and a value in one line of plain characters.');
  }
  if (OURS.has(name.toLowerCase())) {
    throw new FeedRequestError(`The header ${name} is set by every pull itself; leave it out.`);
  }
  return { name, value };
}

const OURS = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'keep-alive',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
