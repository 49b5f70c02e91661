// Who is asking: the API key, the origin it may be used from, and how often (rows 46 to 48, 57 and 58). A key is looked up
// before failures are counted, so nobody can lock a shop out by guessing keys from the shop's own address.

import { HEADERS } from '@guidepost/contract/headers';
import type { ApiKey } from '../keys/key-store.ts';
import type { Rate } from '../limits/token-buckets.ts';
import type { LiveKeys } from '../live/live-keys.ts';
import { Refusal } from '../refusals/refusal.ts';

/** Of this process alone, or shared with others. */
export interface Rates {
  take(caller: string, rate: Rate, now: number): number;
}

/** Of this process alone, or shared with others. */
export interface Failures {
  readonly most: number;
  /** Seconds. */
  readonly window: number;
  /** Counts one; returns 0, or the seconds to wait. */
  add(caller: string, now: number): number;
}

export interface Limits {
  readonly rates: Rates;
  readonly failures: Failures;
}

export class Gate {
  readonly #keys: LiveKeys;
  readonly #publishableRate: Rate;
  readonly #rates: Rates;
  readonly #failures: Failures;

  /** `publishableRate` is for publishable keys that have no rate of their own. `failures` counts tries of wrong keys by address. */
  constructor(keys: LiveKeys, publishableRate: Rate, { rates, failures }: Limits) {
    this.#keys = keys;
    this.#rates = rates;
    this.#failures = failures;
    this.#publishableRate = publishableRate;
  }

  /**
   * The key, if it is in force, or why not. `addressOf` is called only if the address counts. `now` is the time of day, by which keys
   * expire; `elapsed` are milliseconds of a clock that never goes back, by which limits are counted.
   */
  authenticate(
    sent: string,
    origin: string | null,
    addressOf: () => string,
    now: number,
    elapsed: number,
  ): ApiKey | Refusal {
    if (sent === '') {
      return new Refusal('missing-api-key', `Send the API key in \`${HEADERS.apiKey}\`.`);
    }
    const key = this.#keys.find(sent, now);
    if (key === null) return this.#refuseKey(addressOf(), elapsed);
    if (origin !== null && key.origins.length > 0 && !key.origins.includes(origin)) {
      return new Refusal(
        'origin-not-allowed',
        'The page that sent the request (header `Origin`) is not on the list of this key; scheme, host and port have to be the same.',
      );
    }
    return this.#limit(key, addressOf, elapsed) ?? key;
  }

  #refuseKey(address: string, elapsed: number): Refusal {
    const wait = this.#failures.add(address, elapsed);
    if (wait === 0) return new Refusal('invalid-api-key', 'The API key is unknown, revoked or expired.');
    const { most, window } = this.#failures;
    const quota = { most, seconds: window };
    return new Refusal('rate-limited', 'Too many requests with invalid keys came from this address.', { wait, quota });
  }

  #limit(key: ApiKey, addressOf: () => string, elapsed: number): Refusal | null {
    const rate = key.rate ?? (key.kind === 'publishable' ? this.#publishableRate : null);
    if (rate === null) return null;
    const caller = key.kind === 'publishable' ? `${key.id} ${addressOf()}` : key.id;
    const wait = this.#rates.take(caller, rate, elapsed);
    if (wait === 0) return null;
    const quota = { most: rate.burst, seconds: Math.max(1, Math.round(rate.burst / rate.perSecond)) };
    return new Refusal('rate-limited', 'This key is used faster than its rate allows.', { wait, quota });
  }
}
