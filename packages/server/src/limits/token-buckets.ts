// Rates: a bucket for each caller that fills steadily and empties by one with each request. A bucket that is full again says
// no more than none at all, so it can be forgotten.

import { RecentCallers } from './recent-callers.ts';

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

interface Bucket {
  level: number;
  /** Milliseconds. */
  at: number;
}

/** Callers remembered for each stretch of time in which a bucket fills. */
const MOST_CALLERS = 50_000;
/** Milliseconds. */
const SHORTEST_MEMORY = 60_000;

export class TokenBuckets {
  readonly #buckets = new RecentCallers<Bucket>(MOST_CALLERS, SHORTEST_MEMORY);

  /** Of callers. */
  get size(): number {
    return this.#buckets.size;
  }

  /**
   * Takes one; returns 0, or the seconds to wait (whole, at least 1) if there is none. `now`: milliseconds of a clock that never
   * goes back, such as `performance.now()`.
   */
  take(caller: string, { perSecond, burst }: Rate, now: number): number {
    const bucket = this.#buckets.find(caller);
    const level = bucket === undefined ? burst : Math.min(burst, bucket.level + ((now - bucket.at) / 1000) * perSecond);
    if (level < 1) return Math.max(1, Math.ceil((1 - level) / perSecond));
    this.#buckets.keepFor((burst / perSecond) * 1000);
    if (bucket === undefined) {
      this.#buckets.keep(caller, { level: level - 1, at: now }, now);
      return 0;
    }
    bucket.level = level - 1;
    bucket.at = now;
    this.#buckets.keep(caller, bucket, now);
    return 0;
  }
}
