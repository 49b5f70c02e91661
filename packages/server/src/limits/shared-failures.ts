// Counts failures over several processes that share a store. Each keeps the exact limit by itself; all of them together keep it in the long
// run, with a bucket that they share. So who turns to another process at each try gains no more than the limit, once.

import { RecentFailures } from './recent-failures.ts';
import type { SharedRates } from './shared-rates.ts';
import type { Rate } from './token-buckets.ts';

/** Lately, and known to one process alone. Addresses that fail once or twice, however many, cost the store nothing. */
const UNTOLD = 2;

export class SharedFailures {
  readonly most: number;
  readonly window: number;
  readonly #own: RecentFailures;
  readonly #rates: Pick<SharedRates, 'take'>;
  readonly #rate: Rate;

  /** `window`: seconds. */
  constructor(most: number, window: number, rates: Pick<SharedRates, 'take'>) {
    this.most = most;
    this.window = window;
    this.#own = new RecentFailures(most, window);
    this.#rates = rates;
    this.#rate = { perSecond: most / window, burst: most };
  }

  /** As that of {@link RecentFailures}. */
  add(caller: string, now: number): number {
    const own = this.#own.wait(caller, now);
    if (own > 0) return own;
    if (this.#own.countOf(caller, now) >= UNTOLD) {
      // No key has such an id.
      const shared = this.#rates.take(`failed ${caller}`, this.#rate, now);
      if (shared > 0) return shared;
    }
    this.#own.count(caller, now);
    return 0;
  }
}
