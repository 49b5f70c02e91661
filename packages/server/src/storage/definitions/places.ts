// Gives products their positions in catalog order. Positions have gaps. So if an import adds or removes a few products, all
// others keep their positions and need not be written.

/** Products that fit between two neighbours before those behind have to move. */
const GAP = 1024;

export class Places {
  #last: number;
  readonly #tail: number;

  /** `tail` is the largest position so far, 0 if there is none. The first place is given after the position `from`. */
  constructor(tail: number, from: number) {
    this.#tail = tail;
    this.#last = from;
  }

  /** The place of the next product, which had the place `known`. It is the same if it is still in order. */
  keepOrMove(known: number): number {
    if (known <= this.#last) return this.next();
    this.#last = known;
    return known;
  }

  /** The place of the next product, which is new. */
  next(): number {
    this.#last += this.#last < this.#tail ? 1 : GAP;
    return this.#last;
  }
}
