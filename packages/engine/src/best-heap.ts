// The best products seen so far where many are wanted: a heap with the worst of them on top, and the place of each group. What a
// list kept in order does in as many steps as it is long takes few steps here. The same order: of equal products the one seen first.

/** Does what `BestList` does. */
export class BestHeap {
  readonly #limit: number;
  readonly #keyCount: number;
  readonly #groups: Uint32Array | null;
  readonly #shown: ReadonlySet<number>;
  /** By slot, which a product keeps while the heap changes. */
  readonly #products: Uint32Array;
  /** By slot, `keyCount` numbers each. */
  readonly #keys: Float64Array;
  /** Slots, none of which is better than those below it. */
  readonly #heap: Uint32Array;
  /** Slot → its place in the heap. */
  readonly #places: Uint32Array;
  /** Group → its slot. */
  readonly #slots = new Map<number, number>();
  #length = 0;

  constructor(limit: number, keyCount: number, groups: Uint32Array | null, shown: ReadonlySet<number>) {
    this.#limit = limit;
    this.#keyCount = keyCount;
    this.#groups = groups;
    this.#shown = shown;
    this.#products = new Uint32Array(limit);
    this.#keys = new Float64Array(limit * keyCount);
    this.#heap = new Uint32Array(limit);
    this.#places = new Uint32Array(limit);
  }

  get products(): number[] {
    const slots = this.#heap.slice(0, this.#length).sort((a, b) => (this.#isWorse(a, b) ? 1 : -1));
    return Array.from(slots, (slot) => this.#products[slot] as number);
  }

  get isSettled(): boolean {
    return this.#length === this.#limit && this.#keyCount === 0 && this.#groups === null;
  }

  get least(): number {
    const isFull = this.#length === this.#limit && this.#keyCount > 0;
    return isFull ? (this.#keys[(this.#heap[0] as number) * this.#keyCount] as number) : Number.NEGATIVE_INFINITY;
  }

  offer(list: Uint32Array, count: number, keys: readonly Float64Array[]): void {
    for (let i = 0; i < count; i++) {
      if (this.#length === this.#limit && !this.#isBetter(i, keys, this.#heap[0] as number)) continue;
      this.#insert(list[i] as number, i, keys);
    }
  }

  #insert(product: number, i: number, keys: readonly Float64Array[]): void {
    if (this.#groups === null) {
      const slot = this.#length === this.#limit ? (this.#heap[0] as number) : this.#length;
      this.#put(slot, product, i, keys);
      return;
    }
    const group = this.#groups[product] as number;
    if (this.#shown.has(group)) return;
    let slot = this.#slots.get(group);
    if (slot === undefined) {
      slot = this.#length;
      if (slot === this.#limit) {
        slot = this.#heap[0] as number;
        this.#slots.delete(this.#groups[this.#products[slot] as number] as number);
      }
      this.#slots.set(group, slot);
    } else if (!this.#isBetter(i, keys, slot)) return;
    this.#put(slot, product, i, keys);
  }

  /** Into a slot of its own, or one whose product was worse. */
  #put(slot: number, product: number, i: number, keys: readonly Float64Array[]): void {
    this.#products[slot] = product;
    const start = slot * this.#keyCount;
    for (let k = 0; k < keys.length; k++) this.#keys[start + k] = (keys[k] as Float64Array)[i] as number;
    if (slot < this.#length) this.#sink(slot, this.#places[slot] as number);
    else this.#rise(slot, this.#length++);
  }

  #rise(slot: number, from: number): void {
    let place = from;
    while (place > 0) {
      const above = (place - 1) >>> 1;
      const other = this.#heap[above] as number;
      if (!this.#isWorse(slot, other)) break;
      this.#set(place, other);
      place = above;
    }
    this.#set(place, slot);
  }

  #sink(slot: number, from: number): void {
    let place = from;
    for (let below = 2 * place + 1; below < this.#length; below = 2 * place + 1) {
      const next = below + 1;
      if (next < this.#length && this.#isWorse(this.#heap[next] as number, this.#heap[below] as number)) below = next;
      const other = this.#heap[below] as number;
      if (!this.#isWorse(other, slot)) break;
      this.#set(place, other);
      place = below;
    }
    this.#set(place, slot);
  }

  #set(place: number, slot: number): void {
    this.#heap[place] = slot;
    this.#places[slot] = place;
  }

  /** Products come in ascending order. */
  #isWorse(slot: number, other: number): boolean {
    const start = slot * this.#keyCount;
    const otherStart = other * this.#keyCount;
    for (let k = 0; k < this.#keyCount; k++) {
      const difference = (this.#keys[start + k] as number) - (this.#keys[otherStart + k] as number);
      if (difference !== 0) return difference < 0;
    }
    return (this.#products[slot] as number) > (this.#products[other] as number);
  }

  /** Whether the product with the `i`th keys ranks before the one in `slot`, which was seen earlier. */
  #isBetter(i: number, keys: readonly Float64Array[], slot: number): boolean {
    const start = slot * this.#keyCount;
    for (let k = 0; k < keys.length; k++) {
      const difference = ((keys[k] as Float64Array)[i] as number) - (this.#keys[start + k] as number);
      if (difference !== 0) return difference > 0;
    }
    return false;
  }
}
