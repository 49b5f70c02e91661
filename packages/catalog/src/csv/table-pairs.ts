// Tables that hold pairs of a name and a value: in two columns, as `Attribute 1 name` and `Attribute 1 value(s)`, or many in
// one cell, as `flavor=Mango,pack=5` and `Material:Cotton:1;Care:Hand:2`. Each name is a column: `Attribute[Colour]`.

import { plainName } from '../infer/column/column-names.ts';
import { besideColumn, pairColumn, splitBesideColumn, splitPairColumn } from '../named-pairs.ts';
import type { RecordReader } from '../source-record.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { holdPairs, pairsInCell } from './cell-pairs.ts';
import type { CsvFields } from './read-csv.ts';

interface PairColumns {
  /** The name before the brackets in the names of their columns. */
  readonly path: string;
  /** Two columns, or one cell with many. */
  readonly name: number;
  readonly value: number | null;
  /** Says for each row what the pair is about, and then its value is a list. Null: there is none. */
  readonly type: number | null;
  /** For a cell with many: numbers may follow each value. */
  readonly hasPositions: boolean;
}

/** The same reader if its table has no pairs. `sample`: the cells of the first rows. */
export function withPairs(
  reader: RecordReader<CsvFields>,
  sample: readonly (readonly string[])[],
): RecordReader<CsvFields> {
  const header = reader.columns ?? [];
  const pairs = findPairColumns(header, sample);
  if (pairs.length === 0) return reader;
  const hidden = new Set(pairs.flatMap(({ name, value, type }) => [name, value, type].map((at) => header[at ?? -1])));
  const known = new WeakMap<CsvFields, ReadonlyMap<string, PairValue>>();
  const pairsIn = (cells: CsvFields): ReadonlyMap<string, PairValue> => {
    const found = known.get(cells) ?? readPairs(cells, pairs);
    known.set(cells, found);
    return found;
  };
  return {
    ...reader,
    isOpen: true,
    bind(column) {
      const bound = reader.bind(column);
      const pair = bound === null ? (splitBesideColumn(column) ?? splitPairColumn(column)) : null;
      const isOwn = pair !== null && pairs.some(({ path }) => path === pair.path);
      return isOwn ? (cells) => pairsIn(cells).get(column) : bound;
    },
    names: (cells) => [...reader.names(cells).filter((column) => !hidden.has(column)), ...pairsIn(cells).keys()],
  };
}

/** A list where the columns say that it is one. */
type PairValue = string | readonly string[];

/** In German at the end of a longer word: `Variationsname 1`. */
const NAME_WORD = /^(.*?)(?:\b(?:title|label|nombre|titulo|nom)|name)\b(.*)$/;
const VALUE_WORD = /(?:\b(?:values?(?: s)?|descriptions?|default|valor(?:es)?|valeurs?|valori)|werte?)\b/;
const LIST_WORD = /(?:\b(?:values|valores|valeurs|valori)(?! s\b)|werte)\b/;
const TYPE_WORD = /\b(?:type|typ|tipo)\b/;

function findPairColumns(header: readonly string[], sample: readonly (readonly string[])[]): PairColumns[] {
  const found: PairColumns[] = [];
  const plain = header.map(plainWithNumbers);
  for (const [index, column] of plain.entries()) {
    const [, before = '', after = ''] = NAME_WORD.exec(column) ?? [];
    const number = /\d+/.exec(before + after)?.[0];
    if (number !== undefined) {
      const rest = `${before} ${after}`.replace(/\s+/g, ' ').trim();
      const find = (word: RegExp): number =>
        plain.findIndex(
          (other, at) =>
            at !== index && word.test(other) && other.replace(word, ' ').replace(/\s+/g, ' ').trim() === rest,
        );
      const value = find(VALUE_WORD);
      const type = LIST_WORD.test(plain[value] ?? '') ? find(TYPE_WORD) : -1;
      const isTyped = type !== -1 && !sample.some((cells) => CONTROL.test(cells[type] ?? ''));
      const path = pathOf(header[index] ?? '');
      if (value !== -1) found.push({ path, name: index, value, type: isTyped ? type : null, hasPositions: false });
    } else if (column === 'parametric data') {
      found.push({ path: header[index] ?? '', name: index, value: null, type: null, hasPositions: false });
    } else if (MANY_IN_CELL.test(column) && !sample.some((cells) => /^\s*[[{]/.test(cells[index] ?? ''))) {
      found.push({ path: cellPath(header[index] ?? ''), name: index, value: null, type: null, hasPositions: true });
    } else if (holdPairs(sample.map((cells) => cells[index] ?? ''))) {
      found.push({ path: cellPath(header[index] ?? ''), name: index, value: null, type: null, hasPositions: false });
    }
  }
  return found;
}

/** Of columns in pairs, as their names tell: what stands before the brackets in the names of their pairs. */
export function pathsOfPairs(header: readonly string[]): ReadonlyMap<string, string> {
  const pairs = findPairColumns(header, []).filter(({ value }) => value !== null);
  return new Map(
    pairs.flatMap(({ path, name, value, type }) =>
      [name, value, type].flatMap((at) => (at === null ? [] : [[header[at] ?? '', path] as const])),
    ),
  );
}

/** How a page offers the values, not what they are. */
const CONTROL =
  /^\s*(?:drop[ _-]?downs?|radio|select|check[ _-]?box|(?:free[ _-]?)?text|swatch|button|list|image|colou?r[ _-]?picker)/i;
/** Then the name says what the values are. */
const OWN_TYPE = /^(?:custom|other|own|individu|benutzerdefiniert|eigene|personnalis|personaliz|autre|otr[oa]|altro)/i;

const cellPath = (name: string): string => name.replace(/\s*[([].*$/, '') || 'pair';

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

/** The shade of a colour, before its name: `#444444:black;#ffffff:white`. */
const SHADE = /(?<=^|;)\s*#[\da-f]{6}:(?=[^;])/gi;

const MOST_PAIRS = 300;
const LONGEST_NAME = 80;

function readPairs(cells: CsvFields, columns: readonly PairColumns[]): ReadonlyMap<string, PairValue> {
  const found = new Map<string, PairValue>();
  const put = (path: string, name: string, value: string): void => {
    const [plain, text] = [name.trim(), (value.includes('<') ? htmlToText(value) : value).replace(SHADE, '').trim()];
    if (text === '') return;
    // What has no name, or one that no shopper would read, stays together.
    const isPair = plain !== '' && plain.length <= LONGEST_NAME && found.size < MOST_PAIRS;
    const column = isPair ? pairColumn(path, plain) : besideColumn(path, 'rest');
    const before = found.get(column);
    const said = isPair || plain === '' ? text : `${plain}: ${text}`;
    found.set(column, before === undefined || before === said ? said : `${textOf(before)};${said}`);
  };
  const putList = (path: string, type: string, name: string, values: string): void => {
    const called = type === '' || (OWN_TYPE.test(type) && name !== '') ? name : type;
    const list = values.split(',').map((value) => value.trim());
    const filled = list.filter((value) => value !== '');
    if (called === '' || called.length > LONGEST_NAME || found.size >= MOST_PAIRS) {
      put(path, called, values);
      return;
    }
    if (filled.length > 0) {
      const column = pairColumn(path, called);
      found.set(column, [...new Set([...listOf(found.get(column)), ...filled])]);
    }
    if (name !== '' && name.toLowerCase() !== called.toLowerCase()) found.set(besideColumn(path, 'name'), name);
  };
  for (const { path, name, value, type, hasPositions } of columns) {
    const cell = cells[name] ?? '';
    if (type !== null) putList(path, (cells[type] ?? '').trim(), cell.trim(), cells[value ?? -1] ?? '');
    else if (value !== null) put(path, cell, cells[value] ?? '');
    else for (const [own, said] of pairsInCell(withoutBraces(cell), hasPositions)) put(path, own, said);
  }
  return found;
}

/** CIF has `{COLOR=Black;SIZE=M;}`. */
const withoutBraces = (cell: string): string => /^\s*\{([^{}]*?)[;\s]*\}\s*$/.exec(cell)?.[1] ?? cell;

const textOf = (value: PairValue): string => (typeof value === 'string' ? value : value.join(';'));

const listOf = (value: PairValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);
