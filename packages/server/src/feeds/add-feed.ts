// Adds a feed. Everything that can be wrong with it before it is pulled is told now to the person who adds it, and not to a log in
// the night.

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
import { isPrivateByName, parseFeedAddress } from './feed-address.ts';
import { FeedRequestError } from './feed-fault.ts';
import { parseFeedHeader } from './feed-header.ts';
import type { FeedOrder, FeedStore } from './feed-store.ts';
import { LEAST_MINUTES } from './next-pull.ts';

export type AddedFeed =
  | {
      readonly kind: 'added';
      readonly order: FeedOrder;
      /** Its address is not of the public internet, and the settings do not allow that: every pull will fail. */
      readonly isForbidden: boolean;
    }
  /** The catalog has a feed already, which stays. */
  | { readonly kind: 'exists' }
  | { readonly kind: 'refused'; readonly faults: readonly FeedOrderFault[] };

export async function addFeed(
  store: FeedStore,
  given: GivenFeed,
  { allowPrivate }: { readonly allowPrivate: boolean },
  at = Date.now(),
): Promise<AddedFeed> {
  const order = makeFeedOrder(given);
  if ('faults' in order) return { kind: 'refused', faults: order.faults };
  const isNew = await store.insert(order, at);
  return isNew
    ? { kind: 'added', order, isForbidden: !allowPrivate && isPrivateByName(order.url) }
    : { kind: 'exists' };
}

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

/** How often a feed is pulled, as people say it (`60` minutes, `45m`, `6h`, `1d`), to minutes. Throws a {@link FeedRequestError}. */
function parseInterval(text: string): number {
  const [, count = '', unit = 'm'] = /^(\d{1,5})\s*([mhd])?$/.exec(text.trim()) ?? [];
  const minutes = Number(count) * (unit === 'd' ? 1440 : unit === 'h' ? 60 : 1);
  if (count === '' || minutes < LEAST_MINUTES || minutes > MOST_MINUTES) {
    throw new FeedRequestError(
      `${JSON.stringify(text)} is no interval for a feed. Say minutes, or 45m, 6h, 1d; from ${LEAST_MINUTES} minutes to 30 days.`,
    );
  }
  return minutes;
}

const MOST_MINUTES = 30 * 1440;
