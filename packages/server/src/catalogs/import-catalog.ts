// The use case behind `guidepost import`: reads a catalog file and stores it, in one transaction, or changes nothing.

import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import type { Mapping } from '@guidepost/catalog/mapping/mapping';
import { type CatalogReading, readCatalog } from '@guidepost/catalog/read-catalog';
import type { CatalogFormat } from '@guidepost/catalog/recognise-format';
import type { Rejection } from '@guidepost/catalog/rejection';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { CatalogStore, ImportCounts } from './catalog-store.ts';

export interface ImportOrder {
  readonly client: string;
  readonly catalog: string;
  readonly source: CatalogSource;
  /** The mapping and its file's text, which is kept with the catalog. */
  readonly mapping: { readonly rules: Mapping; readonly text: string } | null;
  readonly format: CatalogFormat | null;
  readonly mode: 'replace' | 'update';
  /** Completes links and images that begin with a slash. */
  readonly baseUrl: string | null;
  /** Where the file's mapping does not say. */
  readonly currency?: string | null;
  readonly language?: string | null;
  readonly at: number;
  /** Called now and then with the share done, from 0 to 1, where the size is known. */
  readonly progress?: (share: number, products: number) => void;
}

export interface ImportReport extends ImportCounts {
  readonly format: CatalogFormat | null;
  readonly rows: number;
  readonly dropped: number;
  readonly rejected: number;
  /** The first ones. */
  readonly rejections: readonly Rejection[];
  readonly attributes: readonly Attribute[];
  readonly remarks: CatalogReading['remarks'];
}

/** The file had no row that became a product; nothing was stored. */
export class NothingToImport extends Error {
  readonly reading: CatalogReading;

  constructor(name: string, reading: CatalogReading) {
    super(`${name}: no row became a product, so the catalog stays as it was.`);
    this.name = 'NothingToImport';
    this.reading = reading;
  }
}

/** Throws `CatalogFileError` or `NothingToImport` with nothing changed. */
export async function importCatalog(store: CatalogStore, order: ImportOrder): Promise<ImportReport> {
  const { client, catalog, source, mapping, mode, at } = order;
  const reading = readCatalog(source, {
    mapping: mapping?.rules ?? null,
    format: order.format,
    baseUrl: order.baseUrl,
  });
  const settings = {
    client,
    catalog,
    currency: mapping?.rules.currency ?? order.currency ?? null,
    language: mapping?.rules.language ?? order.language ?? null,
    mapping: mapping?.text ?? null,
  };
  const attributes = () => {
    if (reading.counts.products === 0) throw new NothingToImport(source.name, reading);
    return reading.attributes();
  };
  const counts = await store.write(settings, mode, eachProduct(reading, source, order.progress), attributes, at);
  return {
    ...counts,
    format: reading.format,
    rows: reading.counts.rows,
    dropped: reading.counts.dropped,
    rejected: reading.counts.rejected,
    rejections: reading.rejected,
    attributes: reading.attributes(),
    remarks: reading.remarks,
  };
}

async function* eachProduct(
  reading: CatalogReading,
  { size }: CatalogSource,
  progress: ImportOrder['progress'],
): AsyncGenerator<Product> {
  for await (const batch of reading.products) {
    if (progress && size) progress(reading.counts.bytes / (size * reading.passes), reading.counts.products);
    yield* batch;
  }
}
