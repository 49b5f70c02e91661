// Columns that have a value as somebody wrote it, beside one with the value that was read from it: `price_raw` beside `price_eur`.

import type { ColumnFacts } from './column-facts.ts';
import { plainName } from './column-names.ts';

/** What follows or goes before the name of the other column. */
const RAW =
  'raw|raw (?:text|value|string)|unparsed|unformatted|as (?:written|printed)|original (?:text|string)|rohtext|rohwert|texto original|testo originale|texte brut';
const RAW_NAME = new RegExp(`^(?:(?<before>.+) (?:${RAW})|(?:raw|unparsed) (?<behind>.+))$`);

/** Name of the column → name of the one that has it read. `rows`: those that were looked at. */
export function findRawCopies(columns: readonly ColumnFacts[], rows: number): ReadonlyMap<string, string> {
  const copies = new Map<string, string>();
  for (const column of columns) {
    const { before, behind } = RAW_NAME.exec(plainName(column.name))?.groups ?? {};
    const of = before ?? behind;
    const read =
      of === undefined ? undefined : columns.find((other) => isNamedSo(other, of) && isIn(other, column, rows));
    if (read !== undefined) copies.set(column.name, read.name);
  }
  return copies;
}

/** `price czk` is a price, too. */
function isNamedSo({ name }: ColumnFacts, of: string): boolean {
  const plain = plainName(name);
  return (plain === of || plain.startsWith(`${of} `)) && !RAW_NAME.test(plain);
}

/** Whether nearly each value stands in the copy, as 112999 does in `112 999,-`. */
function isIn(read: ColumnFacts, copy: ColumnFacts, rows: number): boolean {
  let same = 0;
  for (let row = 0; row < rows; row++) {
    const text = signsOf(read.textAt(row));
    if (text !== '' && signsOf(copy.textAt(row)).includes(text)) same++;
  }
  return copy.filled > 0 && same >= copy.filled * NEARLY_ALL;
}

const NEARLY_ALL = 0.9;

const signsOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
