// The use case behind `guidepost feeds add`: everything that can be wrong with a feed before it is pulled is told at once
// to the person who adds it, not to a log in the night.

import { readGivenField } from '@guidepost/catalog/mapping/read-given-field';
import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { parseFeedAddress } from './feed-address.ts';
import { parseFeedHeader } from './feed-header.ts';
import { FeedRequestError } from './feed-request-error.ts';
import type { FeedOrder, FeedStore } from './feed-store.ts';
import { parseInterval } from './parse-interval.ts';

/** As typed. */
export interface GivenFeed extends Omit<FeedOrder, 'headers' | 'everyMinutes'> {
  /** Each as `Name: value`. */
  readonly headers: readonly string[];
  readonly every: string;
}

/**
 * Resolves to null where the catalog has a feed already. Throws a `FeedRequestError`, or a `CatalogFileError` for a
 * mapping that cannot be used.
 */
export async function addFeed(feeds: FeedStore, given: GivenFeed, at: number): Promise<FeedOrder | null> {
  const { every, headers: texts, ...rest } = given;
  const { url, authorization } = parseFeedAddress(given.url);
  const headers = texts.map(parseFeedHeader);
  if (authorization !== null) {
    if (headers.some(({ name }) => name.toLowerCase() === 'authorization')) {
      throw new FeedRequestError('Give user and password in the address, or a header Authorization, not both.');
    }
    headers.push(authorization);
  }
  if (given.mapping !== null) readMapping(given.mapping.name, given.mapping.text);
  for (const setting of given.set) readGivenField('--set', setting);
  const order: FeedOrder = { ...rest, url, headers, everyMinutes: parseInterval(every) };
  return (await feeds.insert(order, at)) ? order : null;
}
