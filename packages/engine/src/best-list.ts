// The best products seen so far, best first, each with its keys, so that candidates can be looked at in blocks and then
// forgotten. If products are equal, the one seen first stays ahead, so catalog order decides.

import { scratchBest, scratchBestKeys } from './scratch.ts';

/** A thread may use only one at a time, because it works in the scratch memory of a step. */
export class BestList {
  readonly #limit: number;
  readonly #keyCount: number;
  /** Product → number of its group; only the best product of a group stays. Null if each product counts. */
  readonly #groups: Uint32Array | null;
  /** Groups that are shown elsewhere, of which nothing comes into the list. */
  readonly #shown: ReadonlySet<number>;
  readonly #products: Uint32Array;
  /** By place, `keyCount` numbers each. */
  readonly #keys: Float64Array;
  #length = 0;

  constructor(limit: number, keyCount: number, groups: Uint32Array | null, shown: ReadonlySet<number>) {
    this.#limit = limit;
    this.#keyCount = keyCount;
    this.#groups = groups;
    this.#shown = shown;
    this.#products = scratchBest(limit);
    this.#keys = scratchBestKeys(limit * keyCount);
  }

  /** Best first. */
  get products(): number[] {
    const products: number[] = [];
    for (let place = 0; place < this.#length; place++) products.push(this.#products[place] as number);
    return products;
  }

  /** Whether no product that comes later can be better. */
  get isSettled(): boolean {
    return this.#length === this.#limit && this.#keyCount === 0 && this.#groups === null;
  }

  /** The lowest first key with which a product can still come into the list. */
  get least(): number {
    const isFull = this.#length === this.#limit && this.#keyCount > 0;
    return isFull ? (this.#keys[(this.#limit - 1) * this.#keyCount] as number) : Number.NEGATIVE_INFINITY;
  }

  /** Looks at the first `count` products in `list`. In each key more is better, and the first key counts most. */
  offer(list: Uint32Array, count: number, keys: readonly Float64Array[]): void {
    const [first] = keys;
    for (let i = 0; i < count; i++) {
      if (this.#length === this.#limit) {
        const last = this.#limit - 1;
        if (first !== undefined && (first[i] as number) < (this.#keys[last * this.#keyCount] as number)) continue;
        if (!this.#isBetter(i, keys, last)) continue;
      }
      this.#insert(list[i] as number, i, keys);
    }
  }

  #insert(product: number, i: number, keys: readonly Float64Array[]): void {
    if (this.#groups !== null && this.#shown.has(this.#groups[product] as number)) return;
    const same = this.#placeOfGroup(product);
    if (same !== -1) {
      if (!this.#isBetter(i, keys, same)) return;
      this.#remove(same);
    } else if (this.#length === this.#limit) this.#length--;
    let at = this.#length;
    while (at > 0 && this.#isBetter(i, keys, at - 1)) {
      this.#move(at - 1, at);
      at--;
    }
    this.#products[at] = product;
    for (let k = 0; k < keys.length; k++) {
      this.#keys[at * this.#keyCount + k] = (keys[k] as Float64Array)[i] as number;
    }
    this.#length++;
  }

  #placeOfGroup(product: number): number {
    const groups = this.#groups;
    if (groups === null) return -1;
    const group = groups[product];
    for (let place = 0; place < this.#length; place++) {
      if (groups[this.#products[place] as number] === group) return place;
    }
    return -1;
  }

  #remove(place: number): void {
    for (let from = place + 1; from < this.#length; from++) this.#move(from, from - 1);
    this.#length--;
  }

  #move(from: number, to: number): void {
    this.#products[to] = this.#products[from] as number;
    for (let k = 0; k < this.#keyCount; k++) {
      this.#keys[to * this.#keyCount + k] = this.#keys[from * this.#keyCount + k] as number;
    }
  }

  /** Whether the product with the `i`th keys ranks before the one at `place`, which was seen earlier. */
  #isBetter(i: number, keys: readonly Float64Array[], place: number): boolean {
    const start = place * this.#keyCount;
    for (let k = 0; k < keys.length; k++) {
      const difference = ((keys[k] as Float64Array)[i] as number) - (this.#keys[start + k] as number);
      if (difference !== 0) return difference > 0;
    }
    return false;
  }
}
