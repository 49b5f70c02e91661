// One revision of a catalog as a thread hands it over: plain data over flat buffers in shared memory.

import type { Preparation } from '@guidepost/engine/prepare';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import type { TextList } from '@guidepost/engine/text-list';

/** What follows from the revision alone. Another process makes the same of it. */
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

export interface BuiltCatalog extends CatalogContent {
  /** Of all prices: an ISO 4217 code, or null where nobody said. */
  readonly currency: string | null;
  readonly preparation: Preparation;
  /** Whether another process built it. */
  readonly isTaken: boolean;
}
