// Gives products their positions in catalog order. Positions have gaps, so that an import which only adds or removes
// here and there leaves the position of every other product as it was and need not write it.

/** Products that fit between two neighbours before those behind have to move. */
const GAP = 1024;

export class Places {
  #last: number;
  readonly #tail: number;

  /** `tail`: the largest position so far, 0 without any. `from`: behind which position the first place is given. */
  constructor(tail: number, from: number) {
    this.#tail = tail;
    this.#last = from;
  }

  /** The place of a product that comes next and had the place `known`: the same where it is still in order. */
  keepOrMove(known: number): number {
    if (known <= this.#last) return this.next();
    this.#last = known;
    return known;
  }

  /** The place of a new product that comes next. */
  next(): number {
    this.#last += this.#last < this.#tail ? 1 : GAP;
    return this.#last;
  }
}
