// Turns products into a snapshot, one at a time, so that a catalog is never held as objects. A value that does not have
// the attribute's type becomes unknown: imports refuse such values, and a snapshot must not fail on what is stored.

import { type Allocate, allocateOwn, setBit, wordsFor } from './bits.ts';
import { ListColumnBuilder, NumberColumnBuilder, ScalarColumnBuilder } from './build-column.ts';
import type { Attribute, Product } from './product.ts';
import type { Column, Snapshot } from './snapshot.ts';
import { TextListBuilder } from './text-list.ts';

export function buildSnapshot(
  products: Iterable<Product>,
  attributes: readonly Attribute[],
  revision = 1,
  allocate: Allocate = allocateOwn,
): Snapshot {
  const builder = new SnapshotBuilder(attributes, allocate);
  for (const product of products) builder.add(product);
  return builder.finish(revision);
}

export class SnapshotBuilder {
  readonly #allocate: Allocate;
  readonly #columns = new Map<string, NumberColumnBuilder | ScalarColumnBuilder | ListColumnBuilder>();
  readonly #price = new NumberColumnBuilder();
  readonly #skus = new TextListBuilder();
  readonly #groups = new Map<string, number>();
  #groupOf = new Uint32Array(256);
  #groupCount = 0;
  #unavailable: number[] = [];
  #size = 0;

  constructor(attributes: readonly Attribute[], allocate: Allocate = allocateOwn) {
    this.#allocate = allocate;
    for (const { name, type } of attributes) {
      if (type === 'number') this.#columns.set(name, new NumberColumnBuilder());
      else if (type === 'list') this.#columns.set(name, new ListColumnBuilder());
      else this.#columns.set(name, new ScalarColumnBuilder(type));
    }
  }

  add(product: Product): void {
    this.#price.add(Number(product.price));
    for (const [name, column] of this.#columns) column.add(product.attributes[name]);
    this.#skus.add(product.sku);
    if (!product.available) this.#unavailable.push(this.#size);
    this.#addGroup(product.group);
    this.#size++;
  }

  #addGroup(group: string | null): void {
    if (this.#size >= this.#groupOf.length) {
      const grown = new Uint32Array(this.#groupOf.length * 2);
      grown.set(this.#groupOf);
      this.#groupOf = grown;
    }
    let number = group === null ? undefined : this.#groups.get(group);
    if (number === undefined) {
      number = this.#groupCount++;
      if (group !== null) this.#groups.set(group, number);
    }
    this.#groupOf[this.#size] = number;
  }

  finish(revision: number): Snapshot {
    const allocate = this.#allocate;
    const size = this.#size;
    const columns = new Map<string, Column>([['price', this.#price.finish(size, allocate)]]);
    for (const [name, column] of this.#columns) columns.set(name, column.finish(size, allocate));
    const available = new Uint32Array(allocate(wordsFor(size) * 4));
    for (let product = 0, next = 0; product < size; product++) {
      if (this.#unavailable[next] === product) next++;
      else setBit(available, product);
    }
    let groups: Uint32Array | null = null;
    if (this.#groups.size > 0) {
      groups = new Uint32Array(allocate(size * 4));
      groups.set(this.#groupOf.subarray(0, size));
    }
    return { revision, size, columns, groups, available, skus: this.#skus.finish(allocate) };
  }
}
