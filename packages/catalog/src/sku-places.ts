// Remembers where each sku of a file was, so that a second one with the same sku is found. A million skus as texts would be
// most of an import's memory, so it keeps only 64 bits of each in flat tables. In a file of a million, the probability that
// two different skus are taken for the same is about 1 in 40 million.

const FIRST_SLOTS = 1024;
/** The largest share of slots in use. Beyond it, the search for a free one takes long. */
const FULLEST = 0.6;

export interface SkuPlace {
  readonly line: number;
  /** The number of the record, if lines do not tell records apart. */
  readonly ordinal: number | null;
}

export class SkuPlaces {
  #slots = FIRST_SLOTS;
  #count = 0;
  /** Two halves of the hash, line, ordinal. A line of 0 is a free slot. */
  #table = new Uint32Array(FIRST_SLOTS * WIDTH);
  #low = 0;
  #high = 0;

  find(sku: string): SkuPlace | null {
    const at = this.#slotOf(sku);
    const line = this.#table[at + LINE] ?? 0;
    const ordinal = this.#table[at + ORDINAL] ?? 0;
    return line === 0 ? null : { line, ordinal: ordinal === 0 ? null : ordinal };
  }

  /** False: the sku was there before, and its first place stays. */
  add(sku: string, line: number, ordinal = 0): boolean {
    const at = this.#slotOf(sku);
    if (this.#table[at + LINE] !== 0) return false;
    this.#table[at] = this.#low;
    this.#table[at + 1] = this.#high;
    this.#table[at + LINE] = line;
    this.#table[at + ORDINAL] = ordinal;
    if (++this.#count > this.#slots * FULLEST) this.#grow();
    return true;
  }

  /** The slot of the sku, or the free slot for it. */
  #slotOf(sku: string): number {
    this.#hash(sku);
    return this.#slotFor(this.#low, this.#high);
  }

  #slotFor(low: number, high: number): number {
    const last = this.#slots - 1;
    let slot = low & last;
    for (;;) {
      const at = slot * WIDTH;
      if (this.#table[at + LINE] === 0) return at;
      if (this.#table[at] === low && this.#table[at + 1] === high) return at;
      slot = (slot + 1) & last;
    }
  }

  /** Two multiplicative hashes over the UTF-16 units, each mixed with the other in the end. */
  #hash(sku: string): void {
    let one = 0xdeadbeef;
    let other = 0x41c6ce57;
    for (let at = 0; at < sku.length; at++) {
      const unit = sku.charCodeAt(at);
      one = Math.imul(one ^ unit, 0x9e3779b1);
      other = Math.imul(other ^ unit, 0x5f356495);
    }
    one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
    other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
    this.#low = one >>> 0;
    this.#high = other >>> 0;
  }

  #grow(): void {
    const before = this.#table;
    this.#slots *= 2;
    this.#table = new Uint32Array(this.#slots * WIDTH);
    for (let at = 0; at < before.length; at += WIDTH) {
      if (before[at + LINE] === 0) continue;
      const to = this.#slotFor(before[at] ?? 0, before[at + 1] ?? 0);
      this.#table.set(before.subarray(at, at + WIDTH), to);
    }
  }
}

const LINE = 2;
const ORDINAL = 3;
const WIDTH = 4;
