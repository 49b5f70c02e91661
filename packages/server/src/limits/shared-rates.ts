// Limits the rate of callers over several processes that share one store. The store has one bucket for each caller who asks for much; processes
// tell it now and then what they have let through, and hear how full the bucket is. In between, each gives out its share. What was given out
// too much is owed: the bucket goes below empty. So in the long run no caller gets more than its rate, however the requests are spread.

import { RecentCallers } from './recent-callers.ts';
import type { Rate } from './token-buckets.ts';

/** What a process has let through since it said so last. */
export interface TakenReport {
  /** Stands for the caller. */
  readonly name: string;
  readonly taken: number;
  readonly rate: Rate;
}

/** The bucket of a caller as the store has it now. */
export interface SharedLevel {
  readonly name: string;
  /** Below 0: so much was let through too much. */
  readonly level: number;
  /** What all processes let through lately; older requests count less and less. */
  readonly used: number;
}

interface State {
  readonly caller: string;
  readonly rate: Rate;
  /** Null until it is needed. */
  name: string | null;
  /** What this process may let through until it hears more. */
  allowance: number;
  /** This process's part of what the bucket gets, from 0 to 1. */
  weight: number;
  /** The allowance never grows beyond. */
  most: number;
  /** Milliseconds. */
  at: number;
  unreported: number;
  /** What this process let through lately, as the store counts it. */
  used: number;
  usedAt: number;
  /** Whether the store has the bucket. */
  isShared: boolean;
}

/** Milliseconds in which what was used counts for 1/e. */
export const USED_MEMORY = 2000;

/** Remembered for as long as it takes a bucket to fill. */
const MOST_CALLERS = 50_000;
/** Milliseconds. */
const SHORTEST_MEMORY = 60_000;
/** Of the burst: all processes together keep no more than that to themselves. Most callers never ask for so much, and cost no statement. */
const UNTOLD = 0.1;
/** Of the level: what a process gets at once that has all requests of a caller. */
const LARGEST_SHARE = 0.5;

export class SharedRates {
  readonly #nameOf: (caller: string) => string;
  readonly #states = new RecentCallers<State>(MOST_CALLERS, SHORTEST_MEMORY);
  /** Those that have something to tell or to ask. */
  readonly #due = new Set<State>();
  /** What the store said of callers whether or not they came here; by their names. */
  readonly #told = new RecentCallers<SharedLevel & { readonly heardAt: number }>(MOST_CALLERS, SHORTEST_MEMORY);
  readonly #shared = new Map<string, State>();
  #servers = 1;

  /** `nameOf`: what stands for a caller in the store. */
  constructor(nameOf: (caller: string) => string) {
    this.#nameOf = nameOf;
  }

  /** Takes one; returns 0, or the seconds to wait (whole, at least 1). `now`: milliseconds of a clock that never goes back. */
  take(caller: string, rate: Rate, now: number): number {
    const state = this.#stateOf(caller, rate, now);
    this.#fill(state, now);
    if (state.allowance < 1) {
      // The store may know of more.
      this.#due.add(state);
      return Math.max(1, Math.ceil((1 - state.allowance) / rate.perSecond));
    }
    state.allowance -= 1;
    state.unreported += 1;
    this.#use(state, 1, now);
    if (state.isShared || state.unreported >= this.#untold(rate)) this.#due.add(state);
    return 0;
  }

  /** What the store should know now. {@link learn} follows with what it says, or {@link takeBack} if it could not be told. */
  report(): TakenReport[] {
    const reports: TakenReport[] = [];
    for (const state of this.#due) {
      const name = this.#name(state);
      this.#shared.set(name, state);
      state.isShared = true;
      reports.push({ name, taken: state.unreported, rate: state.rate });
      state.unreported = 0;
    }
    this.#due.clear();
    return reports;
  }

  /** The reports did not arrive, as far as is known. */
  takeBack(reports: readonly TakenReport[]): void {
    for (const { name, taken } of reports) {
      const state = this.#shared.get(name);
      if (state === undefined) continue;
      state.unreported += taken;
      this.#due.add(state);
    }
  }

  /** `servers`: how many processes there are. */
  learn(levels: readonly SharedLevel[], servers: number, now: number): void {
    this.#servers = Math.max(1, servers);
    for (const level of levels) {
      const state = this.#shared.get(level.name);
      if (state === undefined) this.#told.keep(level.name, { ...level, heardAt: now }, now);
      else this.#apply(state, level, now);
    }
    this.#forgetFull(now);
  }

  #stateOf(caller: string, rate: Rate, now: number): State {
    let state = this.#states.find(caller);
    if (state === undefined || state.rate.perSecond !== rate.perSecond || state.rate.burst !== rate.burst) {
      state = this.#fresh(caller, rate, now);
    }
    this.#states.keepFor((rate.burst / rate.perSecond) * 1000);
    this.#states.keep(caller, state, now);
    if (!state.isShared && this.#told.size > 0) {
      const told = this.#told.find(this.#name(state));
      if (told !== undefined) {
        state.isShared = true;
        this.#shared.set(told.name, state);
        const since = Math.min(rate.burst, told.level + ((now - told.heardAt) / 1000) * rate.perSecond);
        this.#apply(state, { ...told, level: since }, now);
      }
    }
    return state;
  }

  #fresh(caller: string, rate: Rate, now: number): State {
    const share = Math.max(1, rate.burst / this.#servers);
    const own = { allowance: share, most: share, weight: 1 / this.#servers, at: now };
    return { caller, rate, name: null, ...own, unreported: 0, used: 0, usedAt: now, isShared: false };
  }

  #name(state: State): string {
    state.name ??= this.#nameOf(state.caller);
    return state.name;
  }

  /** All processes get what comes into the bucket together once. */
  #fill(state: State, now: number): void {
    const filled = state.allowance + ((now - state.at) / 1000) * state.rate.perSecond * state.weight;
    state.allowance = Math.min(state.most, filled);
    state.at = now;
  }

  #use(state: State, count: number, now: number): void {
    state.used = state.used * Math.exp((state.usedAt - now) / USED_MEMORY) + count;
    state.usedAt = now;
  }

  #apply(state: State, { level, used }: SharedLevel, now: number): void {
    this.#use(state, 0, now);
    const own = Math.min(1, state.used / Math.max(used, state.used, 1));
    // Who comes in later gets something, too.
    state.weight = Math.max(own, 1 / (2 * this.#servers));
    const left = level - state.unreported;
    const share = Math.max(1 / this.#servers, own * LARGEST_SHARE);
    state.allowance = left > 0 ? Math.max(Math.min(1, left), left * share) : left * state.weight;
    state.most = Math.max(1, state.rate.burst * share);
    state.at = now;
  }

  #untold({ burst }: Rate): number {
    return Math.max(1, (UNTOLD * burst) / this.#servers);
  }

  /** Buckets that would be full again by now need not be shared any more. */
  #forgetFull(now: number): void {
    for (const [name, state] of this.#shared) {
      const { perSecond, burst } = state.rate;
      const isFull = now - state.at > ((burst - Math.min(0, state.allowance)) / perSecond) * 1000;
      if (!isFull || state.unreported > 0) continue;
      Object.assign(state, this.#fresh(state.caller, state.rate, now));
      this.#shared.delete(name);
    }
  }
}
