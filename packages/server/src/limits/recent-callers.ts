// Remembers something about callers that came lately, in bounded memory. There are two generations of entries. When the younger
// one is full or old enough, it becomes the older one, and the older one is forgotten. So an entry lives for one to two periods
// after its last use, however many callers come, and all is let go once they stop coming.

export class RecentCallers<Entry> {
  readonly #most: number;
  #period: number;
  #recent = new Map<string, Entry>();
  #before = new Map<string, Entry>();
  #began = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  /** `most`: entries of a generation. `period`: milliseconds for which an entry is remembered at least, unless too many come. */
  constructor(most: number, period: number) {
    this.#most = most;
    this.#period = period;
  }

  get size(): number {
    return this.#recent.size + this.#before.size;
  }

  find(caller: string): Entry | undefined {
    return this.#recent.get(caller) ?? this.#before.get(caller);
  }

  /** Remembers the entry from `now` on. `now`: milliseconds of a clock that never goes back. */
  keep(caller: string, entry: Entry, now: number): void {
    if (this.#recent.size >= this.#most || now - this.#began >= this.#period) this.#turn(now);
    this.#before.delete(caller);
    this.#recent.set(caller, entry);
    this.#timer ??= this.#wake();
  }

  /** From now on remembers entries for at least so long, if that is longer than before. */
  keepFor(period: number): void {
    if (period > this.#period) this.#period = period;
  }

  /** The younger generation becomes the older one, and the older one is forgotten. */
  #turn(now: number): void {
    this.#began = now;
    this.#before = this.#recent;
    this.#recent = new Map();
  }

  /** Goes on turning when nobody comes any more, until nothing is left. Keeps no process alive. */
  #wake(): NodeJS.Timeout {
    return setTimeout(
      () => {
        const now = performance.now();
        if (now - this.#began >= this.#period) this.#turn(now);
        this.#timer = this.size === 0 ? null : this.#wake();
      },
      Math.min(this.#period, LONGEST_SLEEP),
    ).unref();
  }
}

/** Milliseconds; a timer takes no more than 24 days. */
const LONGEST_SLEEP = 3_600_000;
