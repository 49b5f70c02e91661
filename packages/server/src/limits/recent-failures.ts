// How often something failed lately, for each caller: exactly so many in any stretch of a given length, which a bucket
// that fills again meanwhile would not keep. Callers without recent failures are forgotten.

const SWEEP_AT = 10_000;

export class RecentFailures {
  readonly most: number;
  /** Seconds. */
  readonly window: number;
  /** The times of each caller's failures, oldest first; never more than `most`. */
  readonly #failures = new Map<string, number[]>();
  #sweepAt = SWEEP_AT;

  constructor(most: number, window: number) {
    this.most = most;
    this.window = window;
  }

  /** Counts one; returns 0, or the seconds to wait (whole, at least 1) when there were as many as may be. */
  add(caller: string, now: number): number {
    const from = now - this.window * 1000;
    const recent = (this.#failures.get(caller) ?? []).filter((at) => at > from);
    const [oldest] = recent;
    if (recent.length >= this.most && oldest !== undefined) return Math.max(1, Math.ceil((oldest - from) / 1000));
    recent.push(now);
    if (this.#failures.size >= this.#sweepAt) this.#sweep(from);
    this.#failures.set(caller, recent);
    return 0;
  }

  #sweep(from: number): void {
    for (const [caller, failures] of this.#failures) {
      if ((failures.at(-1) ?? 0) <= from) this.#failures.delete(caller);
    }
    this.#sweepAt = Math.max(SWEEP_AT, this.#failures.size * 2);
  }
}
