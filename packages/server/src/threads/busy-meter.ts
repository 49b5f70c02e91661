// How busy the thread is that answers requests, for threads beside it that leave it what it needs.

import { performance } from 'node:perf_hooks';

/** Milliseconds between two measurements. */
const INTERVAL = 100;

/** Measures this thread as long as anybody wants to know. */
export class BusyMeter {
  /** Per mille of the last interval, in memory that threads share. */
  readonly shared = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #wanted = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Returns what ends it. */
  watch(): () => void {
    this.#wanted += 1;
    if (this.#wanted === 1) this.#start();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#wanted -= 1;
      if (this.#wanted === 0) clearInterval(this.#timer);
    };
  }

  #start(): void {
    let before = performance.eventLoopUtilization();
    Atomics.store(this.shared, 0, 0);
    this.#timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      Atomics.store(this.shared, 0, Math.round(utilization * 1000));
    }, INTERVAL);
    this.#timer.unref();
  }
}

/** One for the process: all of its work competes with the same requests. */
export const busyMeter = new BusyMeter();
