// How many passwords are hashed at once. Each takes a thread of Node's pool, which has four, for a twentieth of a second, and 19 MiB. Files and
// names of other machines are looked up in the same pool, so log-ins never take all of it; and whoever tries passwords by the
// thousand waits in a short line, or is sent away.

export class HashQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Null: too many wait already, and nothing was done. */
  async run<Result>(work: () => Promise<Result>): Promise<{ readonly value: Result } | null> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) return null;
      // Whoever ends leaves its place to the one that waits longest.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return { value: await work() };
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

const AT_ONCE = 2;
/** The last one waits for about a second. */
const MOST_WAITING = 32;
