// Files in Guidepost's own columns need no mapping. This tells whether a CSV file is one, and makes its mapping. What the
// catalog already knows stays: sizes that happen to be numbers this time are still texts.

import type { Attribute } from '@guidepost/engine/product';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import { findRefusedColumn, ownMapping, refuseColumns, requireColumns } from '../csv/own-mapping.ts';
import type { CsvFields } from '../csv/read-csv.ts';
import { nameAbsentField } from '../infer/column/names-absent-field.ts';
import { namesTrade } from '../infer/column/names-trade.ts';
import { trimmed } from '../mapping/cell-text.ts';
import { type Mapping, REQUIRED_FIELDS } from '../mapping/mapping.ts';
import { normalisePrice } from '../product/normalise-price.ts';
import type { RecordReader } from '../source-record.ts';
import type { Encoding } from '../text/encoding.ts';
import type { Survey } from './survey.ts';

/**
 * Whether a file is CSV with every column that products need, in a certain encoding, with prices and names of columns
 * that can stay as they are, and with nothing that only the shop may see or that is a field under another name. Any other file needs a mapping.
 */
export async function hasOwnColumns(survey: Survey, format: CatalogFormat | null): Promise<boolean> {
  const { format: found, columns, hasPlainPrices } = await beginningOf(survey, format);
  const isOwn =
    found === 'csv' &&
    hasPlainPrices &&
    REQUIRED_FIELDS.every((field) => columns.includes(field)) &&
    findRefusedColumn(columns) === null &&
    !columns.some(namesTrade) &&
    !nameAbsentField(columns);
  if (!isOwn || (await survey.beginsInOldEncoding())) return false;
  // The columns are needed later anyway. Asked for first, they are found in the same pass as the encoding.
  await survey.ownColumns(format, null).catch(ignoreFault);
  return (await survey.encoding()).sure;
}

/** The required names are ASCII, so a file that is not UTF-8 can be read in any other encoding. */
async function beginningOf(survey: Survey, format: CatalogFormat | null) {
  const way = { mapping: null, format, encoding: null };
  const opened = await survey.open(way).catch((error: unknown) => {
    ignoreFault(error);
    return survey.open({ ...way, encoding: 'iso-8859-1' });
  });
  try {
    const columns = opened.reader.columns ?? [];
    const hasPlainPrices = opened.format !== 'csv' || (await arePlain(opened.reader, columns.indexOf('price')));
    return { format: opened.format, columns, hasPlainPrices };
  } finally {
    await opened.close();
  }
}

/** Whether most prices in the first rows are plain. If no row can be read, the reader of the file says why. */
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
    ignoreFault(error);
  }
  return other <= plain;
}

/** The reader of the file says what is wrong with it. */
function ignoreFault(error: unknown): void {
  if (!(error instanceof CatalogFileError)) throw error;
}

/**
 * The mapping of a whole catalog. Null for a file that is not CSV. Throws `CatalogFileError` if the columns do not fit.
 */
export async function ownCatalog(
  survey: Survey,
  format: CatalogFormat | null,
  encoding: Encoding | null,
): Promise<Mapping | null> {
  const { format: found, columns } = await headerOf(survey, format, encoding);
  if (found !== 'csv') return null;
  requireColumns(survey.name, columns);
  refuseColumns(survey.name, columns);
  const own = await survey.ownColumns(format, encoding);
  return own && ownMapping(survey.name, own.columns, own.quotes);
}

/** The mapping of a CSV file with part of a catalog. `known`: the attributes that the catalog has. */
export async function ownPart(
  survey: Survey,
  format: CatalogFormat | null,
  known: readonly Attribute[],
): Promise<Mapping> {
  const { columns } = await headerOf(survey, format, null);
  refuseColumns(survey.name, columns);
  const own = await survey.ownColumns(format, null);
  if (own === null) throw new TypeError('own columns are those of CSV');
  const declared = new Map(known.map((attribute) => [attribute.name, attribute]));
  const mapping = ownMapping(survey.name, own.columns, own.quotes, new Set(declared.keys()));
  return { ...mapping, attributes: mapping.attributes.map((rule) => ({ ...rule, ...declared.get(rule.name) })) };
}

async function headerOf(survey: Survey, format: CatalogFormat | null, encoding: Encoding | null) {
  const { format: found, reader, close } = await survey.open({ mapping: null, format, encoding });
  await close();
  return { format: found, columns: reader.columns ?? [] };
}
