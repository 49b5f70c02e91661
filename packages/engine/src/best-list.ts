// The best products seen so far, best first, each with its keys, so that candidates can be looked at a block at a time and
// forgotten. Of equal products the one seen first stays ahead, so that catalog order decides.

export class BestList {
  readonly #limit: number;
  readonly #keyCount: number;
  /** Product → number of its group, of which only the best product stays; null where each product counts. */
  readonly #groups: Uint32Array | null;
  readonly #products: number[] = [];
  /** By place, `keyCount` numbers each. */
  readonly #keys: number[] = [];

  constructor(limit: number, keyCount: number, groups: Uint32Array | null) {
    this.#limit = limit;
    this.#keyCount = keyCount;
    this.#groups = groups;
  }

  /** Best first. */
  get products(): number[] {
    return this.#products;
  }

  /** Whether no product that comes later can be better. */
  get isSettled(): boolean {
    return this.#products.length === this.#limit && this.#keyCount === 0 && this.#groups === null;
  }

  /** Looks at the first `count` products in `list`; in each of the keys, the first counting most, more is better. */
  offer(list: Uint32Array, count: number, keys: readonly Float64Array[]): void {
    const [first] = keys;
    for (let i = 0; i < count; i++) {
      if (this.#products.length === this.#limit) {
        const last = this.#limit - 1;
        if (first !== undefined && (first[i] as number) < (this.#keys[last * this.#keyCount] as number)) continue;
        if (!this.#isBetter(i, keys, last)) continue;
      }
      this.#insert(list[i] as number, i, keys);
    }
  }

  #insert(product: number, i: number, keys: readonly Float64Array[]): void {
    const same = this.#placeOfGroup(product);
    if (same !== -1) {
      if (!this.#isBetter(i, keys, same)) return;
      this.#remove(same);
    } else if (this.#products.length === this.#limit) this.#remove(this.#limit - 1);
    let at = this.#products.length;
    while (at > 0 && this.#isBetter(i, keys, at - 1)) at--;
    this.#products.splice(at, 0, product);
    this.#keys.splice(at * this.#keyCount, 0, ...keys.map((key) => key[i] as number));
  }

  #placeOfGroup(product: number): number {
    const groups = this.#groups;
    if (groups === null) return -1;
    const group = groups[product];
    return this.#products.findIndex((other) => groups[other] === group);
  }

  #remove(place: number): void {
    this.#products.splice(place, 1);
    this.#keys.splice(place * this.#keyCount, this.#keyCount);
  }

  /** Whether the product with the `i`th of the keys ranks before the one at `place`, which was seen earlier. */
  #isBetter(i: number, keys: readonly Float64Array[], place: number): boolean {
    const start = place * this.#keyCount;
    for (let k = 0; k < keys.length; k++) {
      const difference = ((keys[k] as Float64Array)[i] as number) - (this.#keys[start + k] as number);
      if (difference !== 0) return difference > 0;
    }
    return false;
  }
}
