// Tables that hold pairs of a name and a value: in two columns, as `Attribute 1 name` and `Attribute 1 value(s)`, or many in
// one cell, as `flavor=Mango,pack=5` and `Material:Cotton:1;Care:Hand:2`. Each name is a column: `Attribute[Colour]`.

import { plainName } from '../infer/column/column-names.ts';
import { pairColumn, splitPairColumn } from '../named-pairs.ts';
import type { RecordReader } from '../source-record.ts';
import { htmlToText } from '../text/html-to-text.ts';
import type { CsvFields } from './read-csv.ts';

interface PairColumns {
  /** What their columns are called together. */
  readonly path: string;
  /** Two columns, or one cell with many. */
  readonly name: number;
  readonly value: number | null;
}

/** The same reader if its table has no pairs. */
export function withPairs(reader: RecordReader<CsvFields>): RecordReader<CsvFields> {
  const header = reader.columns ?? [];
  const pairs = findPairColumns(header);
  if (pairs.length === 0) return reader;
  const hidden = new Set(
    pairs.flatMap(({ name, value }) => [header[name], ...(value === null ? [] : [header[value]])]),
  );
  const known = new WeakMap<CsvFields, ReadonlyMap<string, string>>();
  const pairsIn = (cells: CsvFields): ReadonlyMap<string, string> => {
    const found = known.get(cells) ?? readPairs(cells, pairs);
    known.set(cells, found);
    return found;
  };
  return {
    ...reader,
    isOpen: true,
    bind(column) {
      const bound = reader.bind(column);
      const pair = bound === null ? splitPairColumn(column) : null;
      const isOwn = pair !== null && pairs.some(({ path }) => path === pair.path);
      return isOwn ? (cells) => pairsIn(cells).get(column) : bound;
    },
    names: (cells) => [...reader.names(cells).filter((column) => !hidden.has(column)), ...pairsIn(cells).keys()],
  };
}

const NAME_WORD = /^(.*?)\b(?:name|title|label|nombre|titulo|nom)\b(.*)$/;
const VALUE_WORD = /\b(?:values?(?: s)?|descriptions?|default|valor|valeur)\b/;

function findPairColumns(header: readonly string[]): PairColumns[] {
  const found: PairColumns[] = [];
  const plain = header.map(plainWithNumbers);
  for (const [index, column] of plain.entries()) {
    const [, before = '', after = ''] = NAME_WORD.exec(column) ?? [];
    const number = /\d+/.exec(before + after)?.[0];
    if (number !== undefined) {
      const rest = `${before} ${after}`.replace(/\s+/g, ' ').trim();
      const isValue = (other: string): boolean =>
        VALUE_WORD.test(other) && other.replace(VALUE_WORD, ' ').replace(/\s+/g, ' ').trim() === rest;
      const value = plain.findIndex((other, at) => at !== index && isValue(other));
      if (value !== -1) found.push({ path: pathOf(header[index] ?? ''), name: index, value });
    } else if (MANY_IN_CELL.test(column)) {
      found.push({ path: (header[index] ?? '').replace(/\s*[([].*$/, ''), name: index, value: null });
    }
  }
  return found;
}

/** `productOptionName1` → `product option name 1` */
const plainWithNumbers = (name: string): string => plainName(name.replace(/(\p{L})(\d)/gu, '$1 $2'));

/** `Attribute 1 name` → `Attribute`, `productOptionName1` → `productOption` */
const pathOf = (name: string): string =>
  name
    .replace(/(?:name|title|label|nombre|titulo|nom)/i, '')
    .replace(/\d+/, '')
    .replace(/\s+/g, ' ')
    .trim() || 'pair';

/** Magento, and PrestaShop in its languages: `Feature (Name:Value:Position:Customized)`. */
const MANY_IN_CELL =
  /^(?:additional attributes|(?:features?|caracteristicas?|caracteristiques?|caratteristiche?|merkmale?|eigenschaften?|cechy?|kenmerken)(?: (?:name|nombre|nom|nome|naam|nazwa) (?:value|valor|valeur|valore|wert|waarde|wartosc)\b.*)?)$/;

const MOST_PAIRS = 300;
const LONGEST_NAME = 80;

function readPairs(cells: CsvFields, columns: readonly PairColumns[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (path: string, name: string, value: string): void => {
    const [plain, text] = [name.trim(), value.includes('<') ? htmlToText(value).trim() : value.trim()];
    if (plain === '' || text === '' || plain.length > LONGEST_NAME || found.size >= MOST_PAIRS) return;
    const column = pairColumn(path, plain);
    const before = found.get(column);
    found.set(column, before === undefined || before === text ? text : `${before};${text}`);
  };
  for (const { path, name, value } of columns) {
    const cell = cells[name] ?? '';
    if (value !== null) add(path, cell, cells[value] ?? '');
    else for (const [own, said] of pairsInCell(cell)) add(path, own, said);
  }
  return found;
}

/**
 * `a=b,c=d, e` is two pairs, the second with a comma in its value; `a:b:1;c:d` two, the first with its position; `a:b:1:0,c:d:2:0`
 * and `a:b,c:d` two.
 */
function pairsInCell(cell: string): readonly (readonly [string, string])[] {
  if (/^[^=,;:]{1,80}=/.test(cell)) {
    const parts = cell.split(/[,|](?=[^=,|]{1,80}=)/);
    return parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const);
  }
  const parts = cell.includes(';') ? cell.split(';') : cell.split(/,(?=[^:,]{1,80}:)/);
  return parts.flatMap((part) => {
    const [name = '', value = ''] = part.split(':');
    return value === '' ? [] : [[name, value] as const];
  });
}
