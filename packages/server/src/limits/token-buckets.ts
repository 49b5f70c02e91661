// Limits the rate of each caller. A caller has a bucket that fills steadily, and each request takes one from it. A full bucket
// is as good as none, so it can be forgotten.

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

/** Remembered for as long as it takes a bucket to fill. */
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
