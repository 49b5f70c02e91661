// One revision of a catalog as a thread hands it over: plain data over flat buffers in shared memory.

import type { Preparation } from '@guidepost/engine/prepare';
import type { CatalogContent } from '../catalogs/catalog-content.ts';

export interface BuiltCatalog extends CatalogContent {
  /** Of all prices: an ISO 4217 code, or null where nobody said. */
  readonly currency: string | null;
  readonly preparation: Preparation;
  /** Whether another process built it. */
  readonly isTaken: boolean;
}
