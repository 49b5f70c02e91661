// What follows from one revision of a catalog alone: its products as the engine reads them, and as they are shown. Another process makes the
// same of the same revision.

import { type Allocate, allocateOwn } from '@guidepost/engine/bits';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type TextList, TextListBuilder } from '@guidepost/engine/text-list';
import { renderResult } from '../rendering/rendered-results.ts';

export interface CatalogContent {
  readonly revision: number;
  readonly attributes: readonly Attribute[];
  readonly snapshot: Snapshot;
  /** Product → JSON of the Result object. */
  readonly records: TextList;
  /** Product → the price before, as a decimal number; empty if there is none. */
  readonly listPrices: TextList;
  /** Products that are damaged in the store and were left out. */
  readonly damaged: { readonly count: number /** The first few. */; readonly skus: readonly string[] };
}

const SKUS_TOLD = 10;

/** Takes the products in catalog order, one at a time, so that they are never all held as objects. */
export class ContentBuilder {
  readonly #of: Pick<CatalogContent, 'revision' | 'attributes'>;
  readonly #allocate: Allocate;
  readonly #snapshots: SnapshotBuilder;
  readonly #records = new TextListBuilder();
  readonly #listPrices = new TextListBuilder();
  readonly #damaged: string[] = [];
  #damagedCount = 0;

  constructor(of: Pick<CatalogContent, 'revision' | 'attributes'>, allocate: Allocate = allocateOwn) {
    this.#of = of;
    this.#allocate = allocate;
    this.#snapshots = new SnapshotBuilder(of.attributes, allocate);
  }

  add(product: Product): void {
    this.#snapshots.add(product);
    this.#records.add(renderResult(product));
    this.#listPrices.add(isReduced(product) ? (product.listPrice ?? '') : '');
  }

  /** The sku of a product that could not be read. */
  readonly leaveOut = (sku: string): void => {
    this.#damagedCount += 1;
    if (this.#damagedCount <= SKUS_TOLD) this.#damaged.push(sku);
  };

  finish(): CatalogContent {
    const { revision, attributes } = this.#of;
    return {
      revision,
      attributes,
      snapshot: this.#snapshots.finish(revision),
      records: this.#records.finish(this.#allocate),
      listPrices: this.#listPrices.finish(this.#allocate),
      damaged: { count: this.#damagedCount, skus: this.#damaged },
    };
  }
}

const isReduced = ({ price, listPrice }: Product): boolean => Number(listPrice) > Number(price);
