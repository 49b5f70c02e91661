// Counts how often something failed lately, for each caller. It lets through exactly so many failures in any stretch of a given
// length. A bucket that fills steadily would let through more.

import { RecentCallers } from './recent-callers.ts';

/** Remembered for each stretch. Who fails from more addresses than that cannot be stopped by counting addresses. */
const MOST_CALLERS = 10_000;

export class RecentFailures {
  readonly most: number;
  /** Seconds. */
  readonly window: number;
  /** The times of each caller's failures, oldest first; never more than `most`. */
  readonly #failures: RecentCallers<number[]>;

  constructor(most: number, window: number) {
    this.most = most;
    this.window = window;
    this.#failures = new RecentCallers(MOST_CALLERS, window * 1000);
  }

  /** Of callers. */
  get size(): number {
    return this.#failures.size;
  }

  /**
   * Counts one; returns 0, or the seconds to wait (whole, at least 1) if there were as many as may be. `now`: milliseconds of a
   * clock that never goes back, such as `performance.now()`.
   */
  add(caller: string, now: number): number {
    const wait = this.wait(caller, now);
    if (wait === 0) this.count(caller, now);
    return wait;
  }

  /** The seconds to wait, without counting. */
  wait(caller: string, now: number): number {
    const recent = this.#recent(caller, now);
    const [oldest] = recent;
    if (recent.length < this.most || oldest === undefined) return 0;
    return Math.max(1, Math.ceil((oldest - now) / 1000 + this.window));
  }

  /** Counts one that {@link wait} let through. */
  count(caller: string, now: number): void {
    this.#failures.keep(caller, [...this.#recent(caller, now), now], now);
  }

  /** How many count now. */
  countOf(caller: string, now: number): number {
    return this.#recent(caller, now).length;
  }

  #recent(caller: string, now: number): number[] {
    const from = now - this.window * 1000;
    return (this.#failures.find(caller) ?? []).filter((at) => at > from);
  }
}
