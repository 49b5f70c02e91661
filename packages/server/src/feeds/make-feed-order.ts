// A feed as somebody typed it to one that can be kept: everything that can be wrong with it before it is pulled is told at
// once to the person who adds it, not to a log in the night.

import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { readSetting } from '@guidepost/catalog/mapping/read-setting';
import { GIVEN } from '../imports/put-fields.ts';
import { refuseTwoCurrencies } from '../imports/refuse-other-types.ts';
import { parseFeedAddress } from './feed-address.ts';
import { parseFeedHeader } from './feed-header.ts';
import { FeedRequestError } from './feed-request-error.ts';
import type { FeedOrder } from './feed-store.ts';
import { parseInterval } from './parse-interval.ts';

/** As typed. */
export interface GivenFeed extends Omit<FeedOrder, 'headers' | 'everyMinutes'> {
  /** Each as `Name: value`. */
  readonly headers: readonly string[];
  readonly every: string;
}

/** Throws a `FeedRequestError`, or a `CatalogFileError` for a mapping that cannot be used. */
export function makeFeedOrder(given: GivenFeed): FeedOrder {
  const { every, headers: texts, ...rest } = given;
  const { url, authorization } = parseFeedAddress(given.url);
  const headers = texts.map(parseFeedHeader);
  if (authorization !== null) {
    if (headers.some(({ name }) => name.toLowerCase() === 'authorization')) {
      throw new FeedRequestError('Give user and password in the address, or a header Authorization, not both.');
    }
    headers.push(authorization);
  }
  if (given.mapping !== null) {
    refuseTwoCurrencies(readMapping(given.mapping.name, given.mapping.text), given.currency);
  }
  for (const setting of given.set) readSetting(GIVEN, setting);
  return { ...rest, url, headers, everyMinutes: parseInterval(every) };
}
