// Shopify's product CSV as records, one for each variant. The lines of a product follow each other and share its handle, so
// only one product's lines are in memory at a time.

import { type Reason, reason } from '@guidepost/fault/reason';
import { importWith, mend } from '@guidepost/fault/remedy';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { CsvFields } from '../csv/read-csv.ts';
import { bindMember } from '../json/bind-member.ts';
import type { JsonFields } from '../json/json-fields.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { detached } from '../text/detached.ts';
import { ProductExpander, type ProductLine } from './expand-product.ts';
import { classicNameOf, classicNames } from './shopify-columns.ts';

/** Records have the columns of the file, and also `Variant` (a unique key), `Available`, and the options by name. */
export function readShopify(
  file: string,
  csv: RecordReader<CsvFields>,
  limits: ReadingLimits,
  mapping: Mapping | null = null,
): RecordReader<JsonFields> {
  const written = csv.names([]);
  const classic = classicNames(written);
  const known = new Set(classic);
  if (!known.has('Handle')) {
    const what = 'a Shopify product CSV has a column Handle or URL handle, and this file has none';
    throw new CatalogFileError({
      file,
      line: 1,
      what,
      mend: mend`export the products from Shopify again, or ${importWith('format', 'csv')}`,
    });
  }
  const isSku = mapping?.fields.sku?.from.some((from) => from.kind === 'column' && from.column === 'Variant') ?? false;
  const expander = new ProductExpander(classic, written, isSku);
  return {
    // Options are columns too, and only known after the last product.
    columns: null,
    bind: (column) => bindMember(known.has(column) ? column : classicNameOf(column)),
    names: (fields) => Object.keys(fields).filter((name) => !/^Option\d (?:Name|Value)$/.test(name)),
    batches: products(file, csv, expander, limits),
  };
}

async function* products(
  file: string,
  csv: RecordReader<CsvFields>,
  expander: ProductExpander,
  limits: ReadingLimits,
): AsyncGenerator<readonly SourceRecord<JsonFields>[]> {
  /** Handle → the line in which its product began. */
  const begun = new Map<string, number>();
  let handle = '';
  let lines: ProductLine[] = [];
  let size = 0;
  for await (const batch of csv.batches) {
    const records: SourceRecord<JsonFields>[] = [];
    const finish = (): void => {
      if (lines.length > 0) records.push(...expander.expand(handle, lines));
      lines = [];
      size = 0;
    };
    for (const { line, fields, ...why } of batch) {
      if (fields === null) {
        records.push({ line, fields, ...why });
        continue;
      }
      const row = { line, cells: fields };
      const own = expander.cell(row, 'Handle');
      if (own === '') {
        records.push(broken(line, HANDLE_BLANK));
        continue;
      }
      if (own !== handle || lines.length === 0) {
        finish();
        const before = begun.get(own);
        if (before !== undefined) {
          handle = '';
          records.push(broken(line, apart(own, before)));
          continue;
        }
        handle = detached(own);
        begun.set(handle, line);
      }
      lines.push(row);
      for (const cell of fields) size += cell.length;
      if (lines.length > MOST_LINES || size > limits.recordLength * 8) throw tooLong(file, lines[0]?.line ?? line);
    }
    // The last product may still be open. The next batch goes on with it.
    if (records.length > 0) yield records;
  }
  if (lines.length > 0) yield expander.expand(handle, lines);
}

/** Shopify allows 2,048 variants and 250 pictures of a product. */
const MOST_LINES = 5_000;

const broken = (line: number, why: Reason): SourceRecord<JsonFields> => ({ line, fields: null, broken: why });

const HANDLE_BLANK = reason('handle-blank', 'Handle is blank; it ties the lines of a product, so fill it in');

function apart(handle: string, line: number): Reason {
  const shown = handle.slice(0, 80);
  const text = `the lines of the handle ${JSON.stringify(shown)} are not together, the first is line ${line}; sort the file by Handle`;
  return reason('handle-apart', text, { handle: shown, line });
}

const tooLong = (file: string, line: number): CatalogFileError =>
  new CatalogFileError({
    file,
    line,
    what: `the product that begins here has more than ${MOST_LINES} lines, or too long ones`,
    mend: 'give each product a handle of its own',
  });
