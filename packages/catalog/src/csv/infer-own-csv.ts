// A CSV file whose columns are named like the product fields needs no mapping: every further column is an attribute. Its
// type is seen from all its cells, so the file is read once for the types and then again for the products.

import type { AttributeType } from '@guidepost/engine/product';
import { CatalogFileError } from '../catalog-file-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { trimmed } from '../mapping/cell-text.ts';
import { type AttributeRule, type Mapping, PRODUCT_FIELDS, REQUIRED_FIELDS } from '../mapping/mapping.ts';
import { parseNumber } from '../mapping/parse-number.ts';
import { refuseAttributeName } from '../mapping/read-rule.ts';
import type { RecordReader } from '../source-record.ts';
import type { CsvFields } from './read-csv.ts';

/**
 * number: every cell that is not blank is a plain decimal (a leading zero or plus, as in codes and telephone numbers, makes it a text); boolean:
 * every one is true or false; else text. A column without any value is no attribute, unless its name is one of `known`, those
 * of a catalog that is changed: there, blank cells take values away. `quotes`: whether cells may be quoted.
 */
export async function inferOwnCsv(
  file: string,
  reader: RecordReader<CsvFields>,
  quotes: boolean,
  known: ReadonlySet<string> = new Set(),
): Promise<Mapping> {
  const columns = reader.columns ?? [];
  refuseColumns(file, columns);
  const inferred = columns.map((name, index) => ({ name, index, number: true, boolean: true, seen: false }));
  for await (const batch of reader.batches) {
    for (const { fields } of batch) {
      if (fields === null) continue;
      // Most columns are texts from their first cell on, and a million rows have many cells.
      for (const column of inferred) {
        if (column.seen && !column.number && !column.boolean) continue;
        const text = trimmed(fields[column.index] ?? '');
        if (text === '') continue;
        column.seen = true;
        column.number &&= isNumber(text);
        column.boolean &&= isBoolean(text);
      }
    }
  }
  const fields: readonly string[] = PRODUCT_FIELDS;
  const attributes = inferred
    .filter(({ name, seen }) => (seen || known.has(name)) && name !== '' && !fields.includes(name))
    .map(({ name, number, boolean }) => ruleOf(name, number ? 'number' : boolean ? 'boolean' : 'text'));
  return {
    ...{
      name: file,
      places: {},
      format: 'csv',
      encoding: null,
      delimiter: null,
      quotes,
      quote: null,
      records: null,
      currency: null,
      currencyFrom: null,
    },
    ...{ language: null, decimal: null, blank: [], fields: {}, attributes, drop: [] },
  };
}

const isNumber = (text: string): boolean =>
  SHORT_NUMBER.test(text) || (!/^-?0\d|^\+/.test(text) && parseNumber(text, null) !== null);

/** What nearly every number is, in one test. */
const SHORT_NUMBER = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,5})?$/;

const isBoolean = (text: string): boolean => text.length < 6 && /^(?:true|false)$/i.test(text);

function ruleOf(name: string, type: AttributeType): AttributeRule {
  return {
    ...{ name, type, unit: null, label: null, from: [{ kind: 'column', column: name }], pattern: null, map: [] },
    ...{ decimal: null, scale: null, words: null, matches: null, units: [], sum: false, split: null, part: null },
  };
}

function refuseColumns(file: string, columns: readonly string[]): void {
  const absent = REQUIRED_FIELDS.filter((field) => !columns.includes(field));
  if (absent.length > 0) {
    const nearest = absent.map((field) => didYouMean(field, columns)).find((text) => text !== '') ?? '';
    throw new CatalogFileError({
      file,
      line: 1,
      what: `without a mapping, ${absent.length === 1 ? 'a column' : 'columns'} named ${absent.join(', ')} must be there`,
      mend: `${nearest}rename the columns, or write a mapping that says where these come from`,
    });
  }
  const refused = findRefusedColumn(columns);
  if (refused === null) return;
  throw new CatalogFileError({
    file,
    line: 1,
    what: `the column ${JSON.stringify(refused.name.slice(0, 80))} can be no attribute: ${refused.reason}`,
    mend: 'rename the column, or let a mapping be inferred (--infer), which gives the attribute another name',
  });
}

/** The first column that is no product field and whose name no attribute can have. */
export function findRefusedColumn(
  columns: readonly string[],
): { readonly name: string; readonly reason: string } | null {
  for (const name of columns) {
    if (name === '' || REQUIRED_FIELDS.some((field) => field === name)) continue;
    const reason = refuseAttributeName(name);
    if (reason !== null) return { name, reason };
  }
  return null;
}
