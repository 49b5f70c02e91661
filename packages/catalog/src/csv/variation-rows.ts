// Tables in which a product stands above its variants, as WooCommerce exports them: a row `variable`, followed by a row `variation`
// for each of its variants. The row of the product is not for sale.

import { inheriting, NOT_FOR_SALE } from '../families/inheriting.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import type { CsvFields } from './read-csv.ts';

interface VariationColumns {
  /** Says what a row is. */
  readonly type: number;
  /** Of a variant: the product that it is a variant of. */
  readonly parent: number;
  /** What parents are named by, by sku or by `id:` and number. */
  readonly keys: readonly number[];
}

const VARIABLE = /(?:^|, ?)variable(?:$|,)/;
const VARIATION = /(?:^|, ?)variation(?:$|,)/;
const MOST_PARENTS = 20_000;
const FEWEST = 2;
const NEARLY_ALL = 0.9;

/** The same reader if the table has no variants. `sample`: the cells of the first rows. */
export function withVariations(
  reader: RecordReader<CsvFields>,
  sample: readonly (readonly string[])[],
): RecordReader<CsvFields> {
  const found = findColumns(sample);
  if (found === null) return reader;
  const { type, parent, keys } = found;
  const header = reader.columns ?? [];
  const own = new Set([type, parent, ...keys].map((index) => header[index] ?? ''));
  const parents = new Map<string, CsvFields>();
  const parentOf = new WeakMap<CsvFields, CsvFields>();
  const convert = (record: SourceRecord<CsvFields>): SourceRecord<CsvFields> => {
    const { fields } = record;
    const kind = fields?.[type] ?? '';
    if (fields !== null && VARIABLE.test(kind)) {
      for (const key of keys) keep(parents, fields[key]?.trim() ?? '', fields);
      return { ...record, ...NOT_FOR_SALE };
    }
    const above = fields !== null && VARIATION.test(kind) ? parents.get(nameOf(fields[parent] ?? '')) : undefined;
    if (fields !== null && above !== undefined) parentOf.set(fields, above);
    return record;
  };
  return {
    ...reader,
    ...inheriting(reader, parentOf, own),
    batches: (async function* () {
      for await (const batch of reader.batches) yield batch.map(convert);
    })(),
  };
}

/** `id:300` names a product by its number. */
const nameOf = (written: string): string => written.trim().replace(/^id:/, '');

/** A product stands right above its variants, so the oldest may go. */
function keep(parents: Map<string, CsvFields>, key: string, fields: CsvFields): void {
  if (key === '') return;
  parents.set(key, fields);
  const [oldest] = parents.size > MOST_PARENTS ? parents.keys() : [];
  if (oldest !== undefined) parents.delete(oldest);
}

function findColumns(sample: readonly (readonly string[])[]): VariationColumns | null {
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  for (let type = 0; type < width; type++) {
    const products = sample.filter((cells) => VARIABLE.test(cells[type] ?? ''));
    if (products.length === 0) continue;
    const variants = sample.filter((cells) => VARIATION.test(cells[type] ?? ''));
    if (variants.length < FEWEST) continue;
    for (let parent = 0; parent < width; parent++) {
      if (parent === type) continue;
      const wanted = variants.map((cells) => nameOf(cells[parent] ?? '')).filter((name) => name !== '');
      if (wanted.length < variants.length * NEARLY_ALL) continue;
      const keys: number[] = [];
      for (let key = 0; key < width; key++) {
        const known = new Set(products.map((cells) => cells[key]?.trim() ?? ''));
        // The sample may end between a product and its variants.
        if (key !== parent && wanted.filter((name) => known.has(name)).length >= wanted.length * 0.5) keys.push(key);
      }
      if (keys.length > 0) return { type, parent, keys };
    }
  }
  return null;
}
