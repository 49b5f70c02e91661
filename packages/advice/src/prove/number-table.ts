// Numbers from 0 on → numbers from 0 on, in plain arrays: there are millions, and as objects they would cost more than what is looked up.

const NONE = -1;
const FIRST_SIZE = 8;

export class NumberTable {
  #size = 0;
  /** Two numbers each, at a place that the first of them tells, or behind that; null while there is at most the first. */
  #entries: Int32Array | null = null;
  #firstKey = NONE;
  #first = NONE;

  /** −1 where there is nothing yet. */
  find(key: number): number {
    const entries = this.#entries;
    if (entries === null) return key === this.#firstKey ? this.#first : NONE;
    let at = placeOf(key, entries.length);
    while (entries[at] !== NONE) {
      if (entries[at] === key) return entries[at + 1] as number;
      at += 2;
      if (at === entries.length) at = 0;
    }
    return NONE;
  }

  /** Adds what is not there yet. */
  add(key: number, value: number): void {
    if (this.#size++ === 0) {
      this.#firstKey = key;
      this.#first = value;
      return;
    }
    if (this.#entries === null) {
      this.#entries = new Int32Array(2 * FIRST_SIZE).fill(NONE);
      put(this.#entries, this.#firstKey, this.#first);
    } else if (this.#size * 4 > this.#entries.length) this.#grow(this.#entries);
    put(this.#entries, key, value);
  }

  #grow(old: Int32Array): void {
    const grown = new Int32Array(old.length * 4).fill(NONE);
    for (let at = 0; at < old.length; at += 2)
      if (old[at] !== NONE) put(grown, old[at] as number, old[at + 1] as number);
    this.#entries = grown;
  }
}

function put(entries: Int32Array, key: number, value: number): void {
  let at = placeOf(key, entries.length);
  while (entries[at] !== NONE) {
    at += 2;
    if (at === entries.length) at = 0;
  }
  entries[at] = key;
  entries[at + 1] = value;
}

/** Twice a number below a power of two. */
function placeOf(key: number, length: number): number {
  const mark = Math.imul(key, 0x9e3779b1);
  return 2 * ((mark ^ (mark >>> 15)) & (length / 2 - 1));
}
