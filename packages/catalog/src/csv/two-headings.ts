// Templates of marketplaces name their columns twice: for people (`Seller SKU`) and for programs (`item_sku`), in two lines, either
// first. The names for people are the header, and the other line is none of the products.

import type { RecordReader, SourceRecord } from '../source-record.ts';
import type { CsvFields } from './read-csv.ts';

const FEWEST = 4;
const SHARE = 0.8;

/** `item_sku`, `image[0].url`, `et_title_variation_id` */
const FOR_PROGRAMS = /^[a-z][a-z\d]*(?:[_.:#[\]-]+[a-z\d]+)*[\]]*$/i;
const JOINED = /[a-z\d][_.[][a-z\d]/i;

/** Whether the cells are names of columns for programs: one word each, many of them joined of several, and none twice. */
export function areNamesForPrograms(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    names.length >= FEWEST &&
    new Set(names).size === names.length &&
    names.every((name) => FOR_PROGRAMS.test(name)) &&
    names.filter((name) => JOINED.test(name)).length * 2 >= names.length
  );
}

/** Whether the cells are names of columns for people: words without figures alone, and none twice. */
export function areNamesForPeople(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    names.length >= FEWEST &&
    new Set(names).size === names.length &&
    names.every((name) => /\p{L}{2}/u.test(name) && !name.includes('://') && name.length <= 60) &&
    names.some((name) => /\p{L} \p{L}/u.test(name)) &&
    !areNamesForPrograms(cells)
  );
}

/** The same reader if its first row is not a second line of names. `first`: the cells of that row. */
export function withoutSecondNames(
  reader: RecordReader<CsvFields>,
  first: readonly string[] | undefined,
): RecordReader<CsvFields> {
  const header = reader.columns ?? [];
  const isNamed = first !== undefined && first.filter((cell) => cell.trim() !== '').length >= header.length * SHARE;
  if (!isNamed || !areNamesForPeople(header) || !areNamesForPrograms(first)) return reader;
  return {
    ...reader,
    batches: (async function* () {
      let isFirst = true;
      for await (const batch of reader.batches) {
        yield isFirst ? batch.map((record, at) => (at === 0 ? asNames(record) : record)) : batch;
        if (batch.length > 0) isFirst = false;
      }
    })(),
  };
}

const asNames = (record: SourceRecord<CsvFields>): SourceRecord<CsvFields> => ({
  ...record,
  fields: null,
  leftOut: 'it names the columns once more',
});
