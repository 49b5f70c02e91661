// Gives up answers that wait for the store for too long. Each statement has a time-out of its own, but one answer may need several, one after the
// other, and wait for connections before. Proxies do not wait for so long, and then answer in their own words. Time is counted in looks, so
// that a process that stood still does not count the time in which it did: the store may have answered meanwhile.

/** Milliseconds between two looks. */
const INTERVAL = 500;

export class LateAnswers<Item> {
  readonly #looks: number;
  readonly #giveUp: (item: Item) => void;
  /** The number of looks before each came, in the order in which they came. */
  readonly #waiting = new Map<Item, number>();
  #looked = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `patience`: milliseconds. What is given up waits no more. */
  constructor(patience: number, giveUp: (item: Item) => void) {
    this.#looks = Math.ceil(patience / INTERVAL);
    this.#giveUp = giveUp;
  }

  add(item: Item): void {
    if (!this.#waiting.has(item)) this.#waiting.set(item, this.#looked);
    this.#timer ??= setTimeout(this.#look, INTERVAL).unref();
  }

  delete(item: Item): void {
    this.#waiting.delete(item);
  }

  readonly #look = (): void => {
    this.#looked += 1;
    for (const [item, before] of this.#waiting) {
      if (this.#looked - before <= this.#looks) break;
      this.#waiting.delete(item);
      this.#giveUp(item);
    }
    this.#timer = this.#waiting.size === 0 ? null : setTimeout(this.#look, INTERVAL).unref();
  };
}
