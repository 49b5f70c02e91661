// Where the headings of a table are, if addresses, order hints and blank rows stand above them, or if they take two or three rows. The first
// row counts as the headings unless it cannot be: ordinary files begin with them, and must never be misread.

import { type BodyColumns, findBody, isLikeProduct, type WrittenRow } from './body-columns.ts';
import { columnNamesIn, continuationOf, countKnown, countNames, FEWEST_KNOWN, joinNames } from './heading-names.ts';
import { nameColumns } from './name-columns.ts';

export interface HeadingRows {
  /** Places among the rows, of the first and the last row of the headings. */
  readonly first: number;
  readonly last: number;
  /** A name for each column, joined of its parts, or blank. */
  readonly names: readonly string[];
}

const MOST_ROWS = 3;
/** Of the columns that products fill. */
const NAMED_SHARE = 0.6;
const FEWEST_NAMES = 2;
/** Of a row of headings, so few cells stand in the rows below, too. */
const REPEATED_SHARE = 1 / 3;
/**
 * `rows`: the first ones of a table; `today`: the place of the first of them that may be the headings; `wanted`: the columns that a
 * mapping names, which are stronger than what the rows look like. Null: the headings are the row at `today`.
 */
export function findHeadingRows(
  rows: readonly WrittenRow[],
  today: number,
  wanted: ReadonlySet<string>,
): HeadingRows | null {
  const cells = rows[today]?.cells ?? [];
  const had = countWanted(cells, wanted);
  if (wanted.size > 0 && had === wanted.size) return null;
  const seen = headingsBySight(rows, today);
  const inSeen = seen === null ? 0 : countWanted(seen.names, wanted);
  const known = wanted.size > Math.max(had, inSeen) ? headingsByNames(rows, wanted) : null;
  if (known !== null && countWanted(known.names, wanted) > Math.max(had, inSeen)) {
    return known.first === today && known.last === today ? null : known;
  }
  // A mapping of a list that was read from its first row on has names such as `Column 3`.
  return seen === null || countUnique(seen.names, wanted) < countUnique(cells, wanted) ? null : seen;
}

/** How many of the wanted names stand in a row. */
function countWanted(names: readonly string[], wanted: ReadonlySet<string>): number {
  return wanted.size === 0 ? 0 : new Set(names.map((name) => name.trim()).filter((name) => wanted.has(name))).size;
}

/** How many its columns would have, with those that get a name because they have none. */
const countUnique = (names: readonly string[], wanted: ReadonlySet<string>): number =>
  nameColumns(names).unique.filter((name) => wanted.has(name)).length;

/** The rows that have the most of the wanted names. */
function headingsByNames(rows: readonly WrittenRow[], wanted: ReadonlySet<string>): HeadingRows | null {
  let best: HeadingRows | null = null;
  let most = FEWEST_KNOWN - 1;
  for (let first = 0; first < rows.length; first++) {
    let names: readonly string[] = [];
    for (let last = first; last < Math.min(rows.length, first + MOST_ROWS); last++) {
      const row = rows[last];
      if (row === undefined || (last > first && !areAdjacent(rows, last - 1))) break;
      const parts: readonly string[] | null =
        last === first ? row.cells.map((cell) => cell.trim()) : columnNamesIn(row.cells);
      if (parts === null) break;
      names = joinNames(names, parts);
      const count = countWanted(names, wanted);
      if (count > most) [best, most] = [{ first, last, names }, count];
    }
  }
  return best;
}

/** Null: those of `today`, or nobody can tell. */
function headingsBySight(rows: readonly WrittenRow[], today: number): HeadingRows | null {
  const body = findBody(rows);
  if (body === null || body.begin <= today) return null;
  let above: HeadingRows | null = null;
  for (let first = 0; first < body.begin; first++) {
    const found = headingsFrom(rows, first, body.begin, body.columns);
    if (found === null) continue;
    if (found.last < today || (found.first === today && found.last === today)) return null;
    if (found.first <= today) return found;
    if (!isAboveHeadings(rows, today, found, body.columns)) continue;
    // Remarks may fill as many columns as the headings below them.
    if (countKnown(found.names) >= FEWEST_KNOWN) return found;
    above ??= found;
    first = found.last;
  }
  return above;
}

/** Whether this row alone names the columns of the rows below it, which have figures. */
export function isHeadingRow(rows: readonly WrittenRow[], at: number): boolean {
  const body = findBody(rows);
  if (body === null || body.begin <= at) return false;
  const names = namesAt(rows, at, body.begin, body.columns);
  return names !== null && areHeadings(names, body.columns);
}

/** The headings that begin in this row, with those of the next rows that go on with them. */
function headingsFrom(rows: readonly WrittenRow[], first: number, end: number, body: BodyColumns): HeadingRows | null {
  const begun = namesAt(rows, first, end, body);
  if (begun === null) return null;
  let [names, last] = [begun, first];
  while (last + 1 < Math.min(end, first + MOST_ROWS) && areAdjacent(rows, last)) {
    const more = namesAt(rows, last + 1, end, body);
    const continuation = more === null ? null : continuationOf(names, more, body);
    if (more === null || continuation === null) break;
    // What stands above headings that need nothing is a title, or a remark.
    if (continuation === 'likely' && !areHeadings(names, body) && areHeadings(more, body)) return null;
    names = joinNames(names, more);
    last++;
  }
  return areHeadings(names, body) ? { first, last, names } : null;
}

/** The names in this row. Null: it is a row of a product, though it may lack its price. */
function namesAt(rows: readonly WrittenRow[], at: number, end: number, body: BodyColumns): readonly string[] | null {
  const row = rows[at];
  if (row === undefined || isLikeProduct(row, body)) return null;
  const names = columnNamesIn(row.cells);
  if (names === null) return null;
  const below = rows.slice(end).filter(({ cells }) => cells.some((cell, column) => cell !== (row.cells[column] ?? '')));
  const repeated = names.filter(
    (name, column) => name !== '' && below.some(({ cells }) => cells[column]?.trim() === name),
  ).length;
  return repeated > 1 || (repeated > 0 && repeated >= countNames(names) * REPEATED_SHARE) ? null : names;
}

/** Whether nearly all columns that products fill are named, and among them one of figures. */
function areHeadings(names: readonly string[], { filled, figures }: BodyColumns): boolean {
  const isNamedAt = (at: number): boolean => (names[at] ?? '') !== '';
  const given = names.filter((name) => name !== '');
  const share = filled.filter(isNamedAt).length / filled.length;
  return (
    given.length >= FEWEST_NAMES &&
    share >= (filled.length > FEWEST_NAMES ? NAMED_SHARE : 1) &&
    figures.some(isNamedAt) &&
    new Set(given).size * 2 > given.length
  );
}

/** Whether the row at `today`, and those below it, cannot be headings or products. */
function isAboveHeadings(
  rows: readonly WrittenRow[],
  today: number,
  headings: HeadingRows,
  body: BodyColumns,
): boolean {
  const above = rows.slice(today, headings.first);
  const cells = rows[today]?.cells ?? [];
  if (above.some((row) => isLikeProduct(row, body)) || countKnown(cells) >= FEWEST_KNOWN) return false;
  const share = body.filled.filter((at) => (cells[at] ?? '').trim() !== '').length / body.filled.length;
  return share < NAMED_SHARE || (columnNamesIn(cells) === null && countKnown(headings.names) >= FEWEST_KNOWN);
}

/** Whether the next row begins in the line below this one. */
function areAdjacent(rows: readonly WrittenRow[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (row === undefined || next === undefined) return false;
  return next.line === row.line + linesOf(row) && next.cells.some((cell) => cell.trim() !== '');
}

/** How many lines a row takes. A quoted cell may have several. */
export const linesOf = ({ cells }: WrittenRow): number =>
  cells.reduce((lines, cell) => lines + (cell.match(cell.includes('\n') ? /\n/g : /\r/g)?.length ?? 0), 1);
