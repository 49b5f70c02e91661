// Whether the time of day can be trusted. It is compared with a clock that only runs forward. If they differ, somebody or
// something has set the time, rightly or wrongly, and code that would delete by it waits.

import type { PartHealth } from '../monitoring/health.ts';

export interface Clocks {
  /** Milliseconds since 1970. */
  readonly wall: () => number;
  /** Milliseconds since any moment; this clock is never set. */
  readonly steady: () => number;
}

const OWN: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** Milliseconds by which the two may drift apart between two looks. Clocks are corrected in small steps all the time. */
const TOLERANCE = 60_000;

/** If the time of day was set, it is trusted again after it has run evenly for this many milliseconds. */
const PROBATION = 24 * 60 * 60_000;

export class ClockWatch {
  readonly #clocks: Clocks;
  /** The time of day minus the steady time, as last trusted. */
  #believed: number;
  /** Another difference, and since when it has held by the steady clock; null while the clocks agree. */
  #other: { readonly difference: number; readonly since: number } | null = null;

  constructor(clocks = OWN) {
    this.#clocks = clocks;
    this.#believed = this.#difference();
  }

  /** Must be asked every few minutes at least. */
  isBelieved(): boolean {
    const difference = this.#difference();
    const now = this.#clocks.steady();
    if (isNear(difference, this.#believed)) {
      this.#believed = difference;
      this.#other = null;
      return true;
    }
    if (this.#other === null || !isNear(difference, this.#other.difference)) this.#other = { difference, since: now };
    else this.#other = { difference, since: this.#other.since };
    if (now - this.#other.since < PROBATION) return false;
    this.#believed = difference;
    this.#other = null;
    return true;
  }

  get health(): PartHealth {
    const part = 'clock';
    if (this.isBelieved() || this.#other === null) return { part, state: 'ok', detail: null };
    const seconds = Math.round((this.#other.difference - this.#believed) / 1000);
    const jumped = `the time of day was set ${Math.abs(seconds)} seconds ${seconds > 0 ? 'forward' : 'back'} while the service ran`;
    const detail = `${jumped}. Nothing is cleaned up until it is set back, or has held for a day. Check the machine's clock.`;
    return { part, state: 'degraded', detail };
  }

  #difference(): number {
    return this.#clocks.wall() - this.#clocks.steady();
  }
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;
