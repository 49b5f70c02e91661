// The limits of callers, over all processes that share a store: they have one rate, and their failures count in all of them. The store
// never learns who they are.

import { createHmac } from 'node:crypto';
import { RateExchange } from './rate-exchange.ts';
import type { RateStore } from './rate-store.ts';
import { RecentFailures } from './recent-failures.ts';
import { SharedFailures } from './shared-failures.ts';
import { SharedRates } from './shared-rates.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Requests with wrong keys from one address. */
const FAILED_KEYS = { most: 30, seconds: 60 };

export interface LimitStores {
  /** Null where one process serves all. */
  readonly rates: RateStore | null;
  secret(name: string): Promise<Uint8Array>;
}

export interface OpenedLimits {
  readonly rates: TokenBuckets | SharedRates;
  /** Of wrong keys. */
  readonly failures: RecentFailures | SharedFailures;
  /** Another counter of failures: at most so many in so many seconds. */
  readonly countFailures: (most: number, seconds: number) => RecentFailures | SharedFailures;
  stop(): Promise<void>;
}

export async function openLimits(stores: LimitStores): Promise<OpenedLimits> {
  const { most, seconds } = FAILED_KEYS;
  if (stores.rates === null) {
    const countFailures = (tries: number, within: number) => new RecentFailures(tries, within);
    return { rates: new TokenBuckets(), failures: countFailures(most, seconds), countFailures, stop: async () => {} };
  }
  const secret = await stores.secret('rates');
  const rates = new SharedRates((caller) =>
    createHmac('sha256', secret).update(caller).digest('base64url').slice(0, 22),
  );
  const exchange = new RateExchange(stores.rates, rates);
  await exchange.start();
  const countFailures = (tries: number, within: number) => new SharedFailures(tries, within, rates);
  return { rates, failures: countFailures(most, seconds), countFailures, stop: async () => exchange.stop() };
}
