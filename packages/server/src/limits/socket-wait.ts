// How long a request may have lain in its socket before it was read. No timestamp of a request tells, because nothing of it is seen before.
// While the event loop is idle, what comes is read at once. So it can have waited for as long as the loop was busy since
// requests were last read, and no longer.

import { performance } from 'node:perf_hooks';

export interface LoopClock {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds that the event loop has been idle since it began. */
  readonly idle: () => number;
}

const LOOP_CLOCK: LoopClock = {
  now: () => performance.now(),
  idle: () => performance.nodeTiming.idleTime,
};

export class SocketWait {
  readonly #clock: LoopClock;
  #read: number;
  #idle: number;

  constructor(clock: LoopClock = LOOP_CLOCK) {
    this.#clock = clock;
    this.#read = clock.now();
    this.#idle = clock.idle();
  }

  /** Call it when the first request of a turn of the event loop is read. Returns the earliest time at which one of this turn can have come. */
  begin(): number {
    const now = this.#clock.now();
    const idle = this.#clock.idle();
    const busy = Math.max(0, now - this.#read - (idle - this.#idle));
    this.#read = now;
    this.#idle = idle;
    return now - busy;
  }
}
