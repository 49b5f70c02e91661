// A feed as somebody typed it to one that can be kept: everything that can be wrong with it before it is pulled is told at
// once to the person who adds it, not to a log in the night.

import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { MendableError } from '@guidepost/fault/mendable-error';
import { readGivenSetting } from '../imports/put-fields.ts';
import { refuseTwoCurrencies } from '../imports/refuse-other-types.ts';
import {
  judgeMember,
  type MemberFault,
  readCurrency,
  readId,
  readLanguage,
  readWebAddress,
} from '../values/given-values.ts';
import { parseFeedAddress } from './feed-address.ts';
import { parseFeedHeader } from './feed-header.ts';
import type { FeedOrder } from './feed-store.ts';
import { parseInterval } from './parse-interval.ts';

/** As typed; what nobody says is as usual. */
export interface GivenFeed
  extends Pick<FeedOrder, 'client' | 'catalog' | 'url'>,
    Partial<Omit<FeedOrder, 'client' | 'catalog' | 'url' | 'headers' | 'everyMinutes'>> {
  /** Each as `Name: value`. */
  readonly headers?: readonly string[];
  /** See {@link parseInterval}. */
  readonly every?: string;
}

export type FeedOrderFault = MemberFault<keyof GivenFeed>;

export const USUAL_INTERVAL = '60';

const USUAL: Omit<Required<GivenFeed>, 'client' | 'catalog' | 'url'> = {
  ...{ headers: [], mapping: null, set: [], format: null, baseUrl: null, currency: null, language: null },
  ...{ mode: 'replace', every: USUAL_INTERVAL },
};

export function makeFeedOrder(request: GivenFeed): FeedOrder | { readonly faults: readonly FeedOrderFault[] } {
  const given: Required<GivenFeed> = { ...USUAL, ...request };
  const { client, catalog, mapping, currency, language, baseUrl, set, every, headers: texts, ...rest } = given;
  const address = attempt('url', () => parseFeedAddress(given.url));
  const headers = texts.map((text) => attempt('headers', () => parseFeedHeader(text)));
  const interval = attempt('every', () => parseInterval(every));
  const checked = attempt('mapping', () => {
    if (mapping !== null) refuseTwoCurrencies(readMapping(mapping.name, mapping.text), currency);
  });
  const faults: FeedOrderFault[] = [
    ...judgeMember('client', client, readId),
    ...judgeMember('catalog', catalog, readId),
    ...[address, ...headers, interval, checked].flatMap((one) => ('fault' in one ? one.fault : [])),
    ...judgeMember('currency', currency, readCurrency),
    ...judgeMember('language', language, readLanguage),
    ...judgeMember('baseUrl', baseUrl, readWebAddress),
    ...set.flatMap((setting) => judgeMember('set', setting, readGivenSetting)),
  ];
  if (faults.length > 0 || 'fault' in address || 'fault' in interval) return { faults };
  const { url, authorization } = address.value;
  const kept = headers.flatMap((header) => ('value' in header ? header.value : []));
  if (authorization !== null) {
    if (kept.some(({ name }) => name.toLowerCase() === 'authorization')) return { faults: [TWICE] };
    kept.push(authorization);
  }
  const named = { client, catalog, url, headers: kept, mapping, set };
  return { ...rest, ...named, currency, language, baseUrl, everyMinutes: interval.value };
}

const TWICE: FeedOrderFault = {
  member: 'headers',
  wrong: 'Give user and password in the address, or a header Authorization, not both.',
};

/** What somebody can mend is a fault of the member. */
function attempt<Value>(
  member: keyof GivenFeed,
  read: () => Value,
): { readonly value: Value } | { readonly fault: FeedOrderFault } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof MendableError) return { fault: { member, wrong: error.said } };
    throw error;
  }
}
