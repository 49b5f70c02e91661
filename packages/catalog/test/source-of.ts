// Catalog sources made of texts and bytes, and readings gathered whole, for tests.

import type { Product } from '@guidepost/engine/product';
import type { CatalogSource } from '../src/catalog-source.ts';
import { readMapping } from '../src/mapping/read-mapping.ts';
import { type OpenedRecords, type OpenSettings, openRecords } from '../src/open-records.ts';
import { type CatalogReading, type ReadingSettings, readCatalog } from '../src/read-catalog.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from '../src/reading-limits.ts';
import { Survey } from '../src/survey/survey.ts';
import { FileBytes } from '../src/text/file-bytes.ts';

/** `piece`: how many bytes come at a time. */
export function sourceOf(content: string | Uint8Array, name = 'shop.csv', piece = 65_536): CatalogSource {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
  return {
    name,
    size: bytes.length,
    async *open() {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
    },
  };
}

export const surveyOf = (content: string | Uint8Array, name?: string, piece?: number): Survey =>
  new Survey(sourceOf(content, name, piece));

/** The records as they are read where nobody says how; `settings`: what somebody says. */
export async function recordsOf(source: CatalogSource, settings: Partial<OpenSettings> = {}): Promise<OpenedRecords> {
  const bytes = await new FileBytes(source).open(() => {});
  return openRecords(source.name, bytes, {
    mapping: null,
    format: null,
    encoding: null,
    limits: DEFAULT_LIMITS,
    ...settings,
  });
}

export interface Gathered {
  readonly products: readonly Product[];
  readonly reading: CatalogReading;
}

export async function gather(
  source: CatalogSource,
  settings: ReadingSettings = {},
  limits: Partial<ReadingLimits> = {},
): Promise<Gathered> {
  const reading = readCatalog(new Survey(source, limits), settings);
  const products: Product[] = [];
  for await (const batch of reading.products) products.push(...batch);
  return { products, reading };
}

export const gatherMapped = (source: CatalogSource, mapping: string): Promise<Gathered> =>
  gather(source, { mapping: readMapping('mapping.yaml', mapping) });
