// The mapping that a CSV file in Guidepost's own columns has by itself, for a file that speaks of some of them only. What
// the catalog knows already stays what it is: sizes that happen to be numbers this time are still texts.

import type { Attribute } from '@guidepost/engine/product';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogSource } from '../catalog-source.ts';
import { findRefusedColumn, inferOwnCsv } from '../csv/infer-own-csv.ts';
import type { CsvFields } from '../csv/read-csv.ts';
import { namesTrade } from '../infer/column/names-trade.ts';
import { trimmed } from '../mapping/cell-text.ts';
import { type Mapping, REQUIRED_FIELDS } from '../mapping/mapping.ts';
import { openRecords } from '../open-records.ts';
import { normalisePrice } from '../product/normalise-price.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import type { CatalogFormat } from '../recognise-format.ts';
import type { RecordReader } from '../source-record.ts';
import { inferEncoding } from '../text/infer-encoding.ts';

/**
 * Whether a file is CSV that has every column that a product needs, in an encoding that is certain, with prices and names of
 * columns that can be kept as they are, and nothing that only the shop may see; any other needs a mapping that says it.
 */
export async function hasOwnColumns(source: CatalogSource, format: CatalogFormat | null): Promise<boolean> {
  const { format: found, columns, hasPlainPrices } = await beginningOf(source, format);
  const own =
    found === 'csv' &&
    hasPlainPrices &&
    REQUIRED_FIELDS.every((field) => columns.includes(field)) &&
    findRefusedColumn(columns) === null &&
    !columns.some(namesTrade);
  return own && (await inferEncoding(source)).sure;
}

/** The names asked for are ASCII, so that what is not UTF-8 can be read as anything else. */
async function beginningOf(source: CatalogSource, format: CatalogFormat | null) {
  const settings = { mapping: null, format, limits: DEFAULT_LIMITS, onBytes: () => {} };
  const opened = await openRecords(source, { ...settings, encoding: null }).catch((error: unknown) => {
    if (!(error instanceof CatalogFileError)) throw error;
    return openRecords(source, { ...settings, encoding: 'iso-8859-1' });
  });
  try {
    const columns = opened.reader.columns ?? [];
    const hasPlainPrices = opened.format !== 'csv' || (await arePlain(opened.reader, columns.indexOf('price')));
    return { format: opened.format, columns, hasPlainPrices };
  } finally {
    await opened.close();
  }
}

/** Most prices among the first rows; where none can be read, whoever reads the file says why. */
async function arePlain({ batches }: RecordReader<CsvFields>, column: number): Promise<boolean> {
  let [plain, other] = [0, 0];
  try {
    for await (const batch of batches) {
      for (const { fields } of batch) {
        const price = trimmed(fields?.[column] ?? '');
        if (price === '') continue;
        if (typeof normalisePrice(price) === 'string') plain++;
        else other++;
      }
      break;
    }
  } catch (error) {
    if (!(error instanceof CatalogFileError)) throw error;
  }
  return other <= plain;
}

/** `known`: the attributes that the catalog has. Of a source that is CSV. */
export async function ownColumns(source: CatalogSource, known: readonly Attribute[]): Promise<Mapping> {
  const opened = await openRecords(source, {
    ...{ mapping: null, format: 'csv', encoding: null, limits: DEFAULT_LIMITS, onBytes: () => {} },
  });
  try {
    if (opened.format !== 'csv') throw new TypeError('own columns are those of CSV');
    const columns = opened.reader.columns ?? [];
    const missing = REQUIRED_FIELDS.filter((field) => !columns.includes(field));
    const reader = { ...opened.reader, columns: [...columns, ...missing] };
    const declared = new Map(known.map((attribute) => [attribute.name, attribute]));
    const mapping = await inferOwnCsv(source.name, reader, opened.dialect?.quote !== null, new Set(declared.keys()));
    return { ...mapping, attributes: mapping.attributes.map((rule) => ({ ...rule, ...declared.get(rule.name) })) };
  } finally {
    await opened.close();
  }
}
