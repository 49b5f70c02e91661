// Work that only one of several processes should do at a time, such as cleaning up. The holder of the lease
// shows again and again that it is alive, by a number that grows. If the number stands still for long enough, another process
// takes over. No time of day is compared, so processes agree on the holder even if their clocks disagree. If only one process
// can hold leases, it waits for nobody: any earlier holder is dead.

import { randomUUID } from 'node:crypto';

/** A lease as a store keeps it. */
export interface LeaseRecord {
  /** Null if it is free. */
  readonly holder: string | null;
  /** Grows whenever the lease is taken, kept or released. */
  readonly beat: number;
}

export interface LeaseStore {
  /** Whether no other holder can be alive, because this process has the store to itself. */
  readonly isAlone: boolean;
  /** Null if nobody has taken it yet. */
  find(name: string): Promise<LeaseRecord | null>;
  /**
   * Makes `holder` the holder, or nobody, if the lease is still at `beat` (0 if nobody has taken it yet). If several try at the
   * same time, one succeeds. Resolves to the new beat, or to null if another was faster.
   */
  change(name: string, beat: number, holder: string | null): Promise<number | null>;
}

/** Of this process. One that is alone holds it, and writes nothing: a write would wait for imports. */
export const leaseFor = (store: LeaseStore, name: string, patience: number): Pick<Lease, 'hold' | 'release'> =>
  store.isAlone ? { hold: async () => true, release: async () => {} } : new Lease(store, name, randomUUID(), patience);

export class Lease {
  readonly #store: LeaseStore;
  readonly #name: string;
  readonly #holder: string;
  readonly #patience: number;
  readonly #now: () => number;
  /** The beat while it is held. */
  #beat: number | null = null;
  /** The beat of another holder, and when it was first seen. */
  #other: { readonly beat: number; readonly since: number } | null = null;

  /**
   * `holder` names the process and is different for each. `patience` is how long another holder may be silent, in milliseconds:
   * at least three times the pause between two calls of {@link hold}. `now` is a clock that is never set.
   */
  constructor(store: LeaseStore, name: string, holder: string, patience: number, now = () => performance.now()) {
    this.#store = store;
    this.#name = name;
    this.#holder = holder;
    this.#patience = patience;
    this.#now = now;
  }

  /** Whether this process may do the next piece of work. Call it before each piece. */
  async hold(): Promise<boolean> {
    const found = await this.#store.find(this.#name);
    const beat = found?.beat ?? 0;
    if (!this.#mayTake(found, beat)) return false;
    this.#beat = await this.#store.change(this.#name, beat, this.#holder);
    this.#other = null;
    return this.#beat !== null;
  }

  /** Lets another process have it at once. */
  async release(): Promise<void> {
    if (this.#beat === null) return;
    await this.#store.change(this.#name, this.#beat, null);
    this.#beat = null;
  }

  #mayTake(found: LeaseRecord | null, beat: number): boolean {
    if (this.#store.isAlone || found === null || found.holder === null) return true;
    // Also if the answer to the last change was lost, so that the beat is not known here.
    if (found.holder === this.#holder) return true;
    this.#beat = null;
    if (this.#other?.beat !== beat) this.#other = { beat, since: this.#now() };
    return this.#now() - this.#other.since >= this.#patience;
  }
}
