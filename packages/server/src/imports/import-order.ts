// What is asked of an import, and what it says it did.

import type { CatalogFormat } from '@guidepost/catalog/catalog-format';
import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import type { CatalogReading } from '@guidepost/catalog/read-catalog';
import type { Rejection } from '@guidepost/catalog/rejection';
import type { Encoding } from '@guidepost/catalog/text/encoding';
import type { Product } from '@guidepost/engine/product';
import type { AdvisorStore } from '../advisors/advisor-store.ts';
import type { CatalogStore, ImportCounts } from '../catalogs/catalog-store.ts';
import type { SnapshotStore } from '../catalogs/snapshot-store.ts';
import type { AttributeReport } from './attribute-counts.ts';
import type { ChosenMapping } from './chosen-mapping.ts';
import type { ImportNotices } from './import-notices.ts';
import type { AdvisorConcern } from './judge-advisors.ts';
import type { RejectionGroup } from './rejection-groups.ts';

export interface ImportStores {
  readonly catalogs: CatalogStore;
  readonly advisors: AdvisorStore;
  readonly snapshots: SnapshotStore;
}

export interface ImportOrder {
  readonly client: string;
  readonly catalog: string;
  readonly source: CatalogSource;
  /** A mapping file; null: the one kept with the catalog, else what the file says by itself. */
  readonly mapping: { readonly name: string; readonly text: string } | null;
  /** Infers a mapping although one is kept. */
  readonly infer?: boolean;
  /** Supply or replace fields of whichever mapping it is: `link=https://shop.example/p/{sku}`. */
  readonly set?: readonly string[];
  readonly format: CatalogFormat | null;
  /** Of the file; stronger than what the mapping says. */
  readonly encoding?: Encoding | null;
  /** `replace`: the file is the whole catalog. `update`: all that it does not mention stays as it is. */
  readonly mode: 'replace' | 'update';
  /** Completes links and images without a host. */
  readonly baseUrl: string | null;
  /** Where the file's mapping does not say. */
  readonly currency?: string | null;
  readonly language?: string | null;
  readonly at: number;
  /** Who pulls the feed that this is read from: without the feed the import does not happen. */
  readonly feedHolder?: string;
  /** Goes on where it would stop for safety. */
  readonly yes?: boolean;
  /** Stops on any rejected row. */
  readonly strict?: boolean;
  /** Does everything but the commit. */
  readonly dryRun?: boolean;
  /** Called now and then with the share done, from 0 to 1, where the size is known. */
  readonly progress?: (share: number, products: number) => void;
  /** Told once which mapping reads the file, also where the import fails on it. */
  readonly onMapping?: (mapping: ChosenMapping) => void;
  /** Told of every rejected row, also where the import stops in the end. */
  readonly onRejection?: (rejection: Rejection) => void;
}

export interface ImportReport extends ImportCounts {
  readonly format: CatalogFormat | null;
  readonly rows: number;
  readonly dropped: number;
  readonly rejected: number;
  /** The first ones. */
  readonly rejections: readonly Rejection[];
  readonly rejectionGroups: readonly RejectionGroup[];
  readonly mode: ImportOrder['mode'];
  /** All of the catalog; what is counted is of the products that came. */
  readonly attributes: readonly AttributeReport[];
  /** Names of attributes that the catalog had and has no more. */
  readonly attributesGone: readonly string[];
  /** The first product that came. */
  readonly first: Product | null;
  readonly remarks: CatalogReading['remarks'];
  readonly mapping: ChosenMapping;
  /** The mapping that was kept is another one now. */
  readonly mappingChanged: boolean;
  readonly notices: ImportNotices;
  /** Attributes that the file speaks of; null: all. */
  readonly spoken: readonly string[] | null;
  readonly currency: string | null;
  readonly language: string | null;
  /** What the import brings about in published advisors; what breaks them was overridden. */
  readonly concerns: readonly AdvisorConcern[];
  readonly dryRun: boolean;
}
