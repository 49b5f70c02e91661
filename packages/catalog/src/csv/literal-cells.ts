// Columns whose cells are lists or objects in the notation of a program. A list is one, and an object or a list of pairs is a column for
// each name: `details[Colour]`. So they are read as in JSON.

import { besideColumn, pairColumn, pairsOf, splitBesideColumn, splitPairColumn } from '../named-pairs.ts';
import type { RecordReader } from '../source-record.ts';
import { parseLiteral } from './parse-literal.ts';
import type { CsvFields } from './read-csv.ts';

const FEWEST_CELLS = 3;
const MOST_LOOKED_AT = 300;
const MOSTLY = 0.9;
const MOST_PAIRS = 300;
const LONGEST_NAME = 80;

type Kind = 'lists' | 'single' | 'pairs';

/** The same reader, if its table has no such cells. `sample`: the cells of the first rows. */
export function withLiterals(
  reader: RecordReader<CsvFields>,
  sample: readonly (readonly string[])[],
): RecordReader<CsvFields> {
  const header = reader.columns ?? [];
  const found = new Map<string, { readonly at: number; readonly kind: Kind }>();
  for (const [at, column] of header.entries()) {
    const kind = kindOf(sample.map((cells) => cells[at] ?? ''));
    if (kind !== null) found.set(column, { at, kind });
  }
  if (found.size === 0) return reader;
  const packed = [...found].filter(([, { kind }]) => kind === 'pairs');
  const known = new WeakMap<CsvFields, ReadonlyMap<string, unknown>>();
  const pairsIn = (cells: CsvFields): ReadonlyMap<string, unknown> => {
    const before = known.get(cells);
    if (before !== undefined) return before;
    const pairs = new Map<string, unknown>();
    for (const [column, { at }] of packed) addPairs(pairs, column, cells[at] ?? '');
    known.set(cells, pairs);
    return pairs;
  };
  return {
    ...reader,
    isOpen: reader.isOpen === true || packed.length > 0,
    bind(column) {
      const own = found.get(column);
      const bound = reader.bind(column);
      if (own === undefined || bound === null) {
        const pair = bound === null ? (splitBesideColumn(column) ?? splitPairColumn(column)) : null;
        return pair !== null && found.get(pair.path)?.kind === 'pairs' ? (cells) => pairsIn(cells).get(column) : bound;
      }
      if (own.kind === 'pairs') return bound;
      return (cells) => listOf(cells[own.at] ?? '', own.kind === 'single');
    },
    names: (cells) => [
      ...reader.names(cells).filter((column) => found.get(column)?.kind !== 'pairs'),
      ...pairsIn(cells).keys(),
    ],
  };
}

/** Null: the cells are ordinary texts. */
function kindOf(cells: readonly string[]): Kind | null {
  const first = cells.find((cell) => cell.trim() !== '');
  if (first === undefined || !/^\s*[[{]/.test(first)) return null;
  const filled = cells.filter((cell) => cell.trim() !== '').slice(0, MOST_LOOKED_AT);
  if (filled.length < FEWEST_CELLS) return null;
  const counts = { lists: 0, pairs: 0 };
  let longest = 0;
  for (const cell of filled) {
    const value = parseLiteral(cell);
    if (value === undefined) continue;
    const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
    if (isPlain) {
      counts.lists++;
      longest = Math.max(longest, value.length);
    }
    if (isPlain ? value.length === 0 : pairsOfLiteral(value) !== null) counts.pairs++;
  }
  const enough = filled.length * MOSTLY;
  if (counts.lists >= enough) return longest > 1 ? 'lists' : longest === 1 ? 'single' : null;
  return counts.pairs >= enough ? 'pairs' : null;
}

/** A cell that is no list after all is a text. */
function listOf(cell: string, isSingle: boolean): unknown {
  const list = parseLiteral(cell);
  if (!Array.isArray(list)) return cell;
  const filled = list.filter((one) => one !== null && one !== '');
  return isSingle && filled.length < 2 ? filled[0] : filled;
}

/** `{"Colour": "Red"}`, `[{"key": "Colour", "value": "Red"}]`, and either of them as the only member of an object. */
function pairsOfLiteral(value: unknown): ReadonlyMap<string, unknown> | null {
  if (Array.isArray(value)) return pairsOf(value);
  if (typeof value !== 'object' || value === null) return null;
  const members = Object.entries(value);
  const [only] = members;
  if (members.length === 1 && only !== undefined && typeof only[1] === 'object') return pairsOfLiteral(only[1]);
  return new Map(members);
}

function addPairs(pairs: Map<string, unknown>, column: string, cell: string): void {
  const value = parseLiteral(cell);
  const found = value === undefined ? null : pairsOfLiteral(value);
  if (found === null) {
    if (value === undefined && cell.trim() !== '') pairs.set(besideColumn(column, 'rest'), cell);
    return;
  }
  for (const [written, said] of found) {
    const name = written.trim();
    const isPair = name !== '' && name.length <= LONGEST_NAME && pairs.size < MOST_PAIRS;
    pairs.set(isPair ? pairColumn(column, name) : besideColumn(column, 'rest'), said);
  }
}
