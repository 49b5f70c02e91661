// Where each sku of a file stood, so that one which comes twice is found out. A million skus as texts would be most of what
// an import keeps in memory, so only 64 bits of each are kept, in flat tables: two different skus are taken for one with a
// probability of about 1 in 40 million in a file of a million.

const FIRST_SLOTS = 1024;
/** Of the slots, at most; beyond it looking for a free one takes long. */
const FULLEST = 0.6;

export interface SkuPlace {
  readonly line: number;
  /** Of the record, where lines do not tell them apart. */
  readonly ordinal: number | null;
}

export class SkuPlaces {
  #slots = FIRST_SLOTS;
  #count = 0;
  /** Two halves of the hash, line, ordinal; a line of 0 is a free slot. */
  #table = new Uint32Array(FIRST_SLOTS * WIDTH);
  #low = 0;
  #high = 0;

  find(sku: string): SkuPlace | null {
    const at = this.#slotOf(sku);
    const line = this.#table[at + LINE] ?? 0;
    const ordinal = this.#table[at + ORDINAL] ?? 0;
    return line === 0 ? null : { line, ordinal: ordinal === 0 ? null : ordinal };
  }

  /** False: it was there before, and stays where it was first. */
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

  /** Where it is, or the free slot where it belongs. */
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
