// Rates: a bucket for each caller that fills steadily and empties by one with each request. Full buckets are forgotten, so
// memory follows the callers of the last moments, not all there ever were.

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

interface Bucket {
  level: number;
  /** Milliseconds. */
  at: number;
  /** Of this caller: rates differ between callers. */
  rate: Rate;
}

const SWEEP_AT = 10_000;

export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = SWEEP_AT;

  /** Takes one; returns 0, or the seconds to wait (whole, at least 1) when there is none. */
  take(caller: string, rate: Rate, now: number): number {
    const level = this.#levelOf(caller, rate, now);
    if (level < 1) return Math.max(1, Math.ceil((1 - level) / rate.perSecond));
    this.#set(caller, level - 1, now, rate);
    return 0;
  }

  /** Whole requests that the caller has left just now. */
  left(caller: string, rate: Rate, now: number): number {
    return Math.floor(this.#levelOf(caller, rate, now));
  }

  #levelOf(caller: string, { perSecond, burst }: Rate, now: number): number {
    const bucket = this.#buckets.get(caller);
    return bucket === undefined
      ? burst
      : Math.min(burst, bucket.level + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  }

  #set(caller: string, level: number, at: number, rate: Rate): void {
    const bucket = this.#buckets.get(caller);
    if (bucket !== undefined) {
      bucket.level = level;
      bucket.at = at;
      bucket.rate = rate;
      return;
    }
    if (this.#buckets.size >= this.#sweepAt) this.#sweep(at);
    this.#buckets.set(caller, { level, at, rate });
  }

  /** Forgets buckets that are full again by now; looks again when there are twice as many as stayed. */
  #sweep(now: number): void {
    for (const [caller, { rate }] of this.#buckets) {
      if (this.#levelOf(caller, rate, now) >= rate.burst) this.#buckets.delete(caller);
    }
    this.#sweepAt = Math.max(SWEEP_AT, this.#buckets.size * 2);
  }
}
