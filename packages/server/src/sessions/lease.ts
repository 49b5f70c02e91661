// Work that only one of several processes should do at a time, such as cleaning up. Whoever holds the lease says again and
// again that it is there, by a number that grows; where that number stands still for long enough, somebody else takes over.
// No time of day is compared, so processes whose clocks disagree agree on who holds it. Where only one process can hold
// leases, it waits for nobody: whoever held one before it is dead.

/** As a store keeps it. */
export interface LeaseRecord {
  /** Null: it is free. */
  readonly holder: string | null;
  /** Grows whenever the lease is taken, kept or let go. */
  readonly beat: number;
}

export interface LeaseStore {
  /** Whether nobody else can be alive who holds a lease, because this process has the store to itself. */
  readonly isAlone: boolean;
  /** Null where nobody has taken it yet. */
  find(name: string): Promise<LeaseRecord | null>;
  /**
   * Makes `holder` the holder, or nobody, if the lease still is at `beat` (0: nobody has taken it yet). Of several who try
   * that at the same time one does it. Resolves to the new beat; null where somebody was faster.
   */
  change(name: string, beat: number, holder: string | null): Promise<number | null>;
}

export class Lease {
  readonly #store: LeaseStore;
  readonly #name: string;
  readonly #holder: string;
  readonly #patience: number;
  readonly #now: () => number;
  /** While it is held. */
  #beat: number | null = null;
  /** What was found of another holder, and when it was found for the first time. */
  #other: { readonly beat: number; readonly since: number } | null = null;

  /**
   * `holder`: names the process, different for each. `patience`: how long another holder may be silent, in milliseconds; at
   * least three times the pause between two calls of {@link hold}. `now`: a clock that is never set.
   */
  constructor(store: LeaseStore, name: string, holder: string, patience: number, now = () => performance.now()) {
    this.#store = store;
    this.#name = name;
    this.#holder = holder;
    this.#patience = patience;
    this.#now = now;
  }

  /** To be called before each piece of the work: whether this process may do it. */
  async hold(): Promise<boolean> {
    const found = await this.#store.find(this.#name);
    const beat = found?.beat ?? 0;
    if (!this.#mayTake(found, beat)) return false;
    this.#beat = await this.#store.change(this.#name, beat, this.#holder);
    this.#other = null;
    return this.#beat !== null;
  }

  /** Lets another have it at once. */
  async release(): Promise<void> {
    if (this.#beat === null) return;
    await this.#store.change(this.#name, this.#beat, null);
    this.#beat = null;
  }

  #mayTake(found: LeaseRecord | null, beat: number): boolean {
    if (this.#store.isAlone || found === null || found.holder === null) return true;
    if (found.holder === this.#holder && beat === this.#beat) return true;
    this.#beat = null;
    if (this.#other?.beat !== beat) this.#other = { beat, since: this.#now() };
    return this.#now() - this.#other.since >= this.#patience;
  }
}
