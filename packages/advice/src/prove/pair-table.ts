// Pairs of numbers → a number, in plain arrays: there are millions, and as objects they would cost more than what is looked up.

/** No pair has it, and none is found under it. */
const NONE = -1;

export class PairTable {
  #size = 0;
  /** Three numbers each: the pair and what it leads to; at a place that its pair tells, or behind that. */
  #entries = new Int32Array(3 * 16).fill(NONE);

  /** What the pair leads to; −1 where there is nothing yet. */
  find(one: number, other: number): number {
    const entries = this.#entries;
    let at = placeOf(one, other, entries.length);
    while (entries[at + 2] !== NONE) {
      if (entries[at] === one && entries[at + 1] === other) return entries[at + 2] as number;
      at += 3;
      if (at === entries.length) at = 0;
    }
    return NONE;
  }

  /** Adds a pair that is not there yet; `to` is not negative. */
  add(one: number, other: number, to: number): void {
    if (this.#size * 6 >= this.#entries.length) this.#grow();
    this.#size++;
    put(this.#entries, one, other, to);
  }

  #grow(): void {
    const old = this.#entries;
    const grown = new Int32Array(old.length * 2).fill(NONE);
    for (let at = 0; at < old.length; at += 3)
      if (old[at + 2] !== NONE) put(grown, old[at] as number, old[at + 1] as number, old[at + 2] as number);
    this.#entries = grown;
  }
}

function put(entries: Int32Array, one: number, other: number, to: number): void {
  let at = placeOf(one, other, entries.length);
  while (entries[at + 2] !== NONE) {
    at += 3;
    if (at === entries.length) at = 0;
  }
  entries[at] = one;
  entries[at + 1] = other;
  entries[at + 2] = to;
}

/** Three times a number below a power of two. */
function placeOf(one: number, other: number, length: number): number {
  let mark = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  mark ^= mark >>> 15;
  mark = Math.imul(mark, 0xc2b2ae35);
  mark ^= mark >>> 13;
  return 3 * (mark & (length / 3 - 1));
}
