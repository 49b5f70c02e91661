// Tables that say the options of variants in two cells: the product has their names, `Colour | Size`, and each variant its values in
// the same order, `Red | 42`. Each name is a column: `OXVARSELECT[Colour]`.

import { plainName } from '../infer/column/column-names.ts';
import { rawText } from '../mapping/cell-text.ts';
import { pairColumn, splitPairColumn } from '../named-pairs.ts';
import type { RecordReader } from '../source-record.ts';

const NAMES = /^(?:ox ?varname|(?:variation|variant|option|attribute)s? names?|variantennamen?|variationsnamen?)$/;
const VALUES =
  /^(?:ox ?varselect|(?:variation|variant|option|attribute)s? values?|(?:variant|variation) options?|variantenwerte?|variationswerte?)$/;
const SEPARATOR = /\s*[|;]\s*/;

/** The same reader if it has no such columns. Names that a product says hold for its variants, so it comes after they have them. */
export function withOptionLists<F>(reader: RecordReader<F>): RecordReader<F> {
  const columns = reader.columns ?? [];
  const names = columns.find((column) => NAMES.test(plainName(column)));
  const values = columns.find((column) => VALUES.test(plainName(column)));
  const [namesOf, valuesOf] = [names, values].map((column) => (column === undefined ? null : reader.bind(column)));
  if (names === undefined || values === undefined || !namesOf || !valuesOf) return reader;
  const optionsIn = (fields: F): ReadonlyMap<string, string> => {
    const [named, said] = [namesOf, valuesOf].map((read) => rawText(read(fields)).trim().split(SEPARATOR));
    if (named === undefined || said === undefined || named.length !== said.length || named.includes(''))
      return new Map();
    return new Map(named.map((name, nth) => [pairColumn(values, name), said[nth] ?? '']));
  };
  return {
    ...reader,
    isOpen: true,
    bind(column) {
      const isOption = splitPairColumn(column)?.path === values;
      return isOption ? (fields) => optionsIn(fields).get(column) : reader.bind(column);
    },
    names(fields) {
      const options = optionsIn(fields);
      const own = reader.names(fields);
      return options.size === 0 ? own : [...own.filter((name) => name !== names && name !== values), ...options.keys()];
    },
  };
}
