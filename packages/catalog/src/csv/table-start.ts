// Where a table begins in the text of a file. Price lists that people keep have the shop's address, order hints and blank lines above their
// headings, and headings in two or three lines. What stands above is read as blank lines, and the headings as one line, so every row keeps
// the number of its line.

import { CatalogFileError } from '../catalog-file-error.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { exampleOf, type HeadingLines, tellHeadings } from './heading-lines.ts';
import { columnNamesIn } from './heading-names.ts';
import { findHeadingRows, type HeadingRows, isHeadingRow, linesOf } from './heading-rows.ts';
import { hasNoHeadings, madeUpHeadings } from './no-headings.ts';
import { recogniseDelimiter } from './recognise-dialect.ts';
import { type CsvDialect, type CsvRow, CsvSplitter } from './split-csv.ts';
import { titleLength, withoutTitle } from './title-lines.ts';

export interface TableStart {
  /** So many characters at the beginning are read as `text`. 0 in nearly every file, and where headings are put before the first row. */
  readonly length: number;
  readonly text: string;
  /** What separates the cells, if the headings say it better than the lines above them. */
  readonly delimiter: string | null;
  /** Null: they are the first row. */
  readonly headings: HeadingLines | null;
}

/** How somebody says that cells are separated and quoted. */
export interface SaidDialect {
  readonly delimiter: string | null;
  readonly quote: string | null;
}

/** The table begins with the text. */
export const WITH_THE_TEXT: TableStart = { length: 0, text: '', delimiter: null, headings: null };
const MOST_LINES = 80;
/** A sample this long is the beginning of a longer file. */
const SAMPLE = 65_536;
const USUAL = [';', '\t', ',', '|'] as const;
const LINE_END = /\r\n|\n|\r/g;

/** `sample`: the beginning of the text; `wanted`: the columns that a mapping names. */
export function findTableStart(sample: string, said: SaidDialect, wanted: ReadonlySet<string>): TableStart {
  if (/^\s*[[{<]/.test(sample)) return WITH_THE_TEXT;
  const title = titleLength(sample);
  const first = recogniseDelimiter(withoutTitle(sample, title), said.quote);
  const delimiters = said.delimiter === null ? new Set([first, ...USUAL]) : [said.delimiter];
  const beginning = firstLines(sample);
  for (const delimiter of delimiters) {
    if (!beginning.includes(delimiter)) continue;
    const found = startWith(beginning, sample, title, { delimiter, quote: said.quote }, wanted);
    if (found === 'ordinary') break;
    if (found !== null) return said.delimiter === null && delimiter !== first ? { ...found, delimiter } : found;
  }
  return title === 0 ? WITH_THE_TEXT : belowTitle(sample, title);
}

/** Null: with this delimiter there are no such headings. `ordinary`: the first row has them. */
function startWith(
  beginning: string,
  sample: string,
  title: number,
  dialect: CsvDialect,
  wanted: ReadonlySet<string>,
): TableStart | 'ordinary' | null {
  const rows = rowsOf(beginning, dialect, beginning.length === sample.length && sample.length < SAMPLE);
  const declared = rows[0]?.cells[0] ?? '';
  const skipped = /^sep=.?$/i.test(declared.trim()) ? 1 : 0;
  const lines = lineStarts(beginning);
  const titleLines = lines.findIndex((start) => start >= title);
  const today = rows.findIndex(
    ({ line, cells }, at) => at >= skipped && line > titleLines && cells.some((cell) => cell.trim() !== ''),
  );
  if (today === -1) return null;
  const headings = findHeadingRows(rows.slice(skipped), today - skipped, wanted);
  if (headings !== null) {
    const place = { ...headings, first: headings.first + skipped, last: headings.last + skipped };
    return startAt(beginning, lines, rows, skipped, place, dialect);
  }
  const names = (rows[today]?.cells ?? []).map((name) => name.trim());
  if (!names.some((name) => wanted.has(name)) && hasNoHeadings(rows, today)) {
    const text = `${writeRow(madeUpHeadings(names.length), dialect)}\n`;
    return { length: 0, text, delimiter: null, headings: { first: 0, last: 0, above: 0, example: exampleOf(names) } };
  }
  const areWanted = wanted.size === 0 || names.some((name) => wanted.has(name));
  // Rows of blank cells are no headings, if there are others.
  if (title === 0 && today > skipped && areWanted && isHeadingRow(rows, today))
    return startAt(beginning, lines, rows, skipped, { first: today, last: today, names }, dialect);
  return isOrdinary(rows, today) ? 'ordinary' : null;
}

function startAt(
  beginning: string,
  lines: readonly number[],
  rows: readonly CsvRow[],
  skipped: number,
  { first, last, names }: HeadingRows,
  dialect: CsvDialect,
): TableStart | null {
  const [end, next] = [rows[last], rows[last + 1]];
  if (end === undefined) return null;
  const isOneRow = first === last && names.every((name, at) => name === (end.cells[at] ?? '').trim());
  const behind = end.line + (isOneRow ? 0 : linesOf(end));
  const length = lines[behind - 1];
  // Where line ends are mixed, lines may be counted otherwise.
  if (length === undefined) return null;
  const [same] = rowsOf(beginning.slice(length), dialect, false);
  if (!areSame(same?.cells, isOneRow ? end.cells : next?.cells)) return null;
  const kept = skipped === 0 ? '' : beginning.slice(0, lines[1]);
  const blank = '\n'.repeat(end.line - 1 - skipped);
  const text = isOneRow ? blank : `${blank}${writeRow(names, dialect)}${'\n'.repeat(linesOf(end))}`;
  const headings = tellHeadings(rows.slice(skipped), first - skipped, last - skipped);
  return { length, text: kept + text, delimiter: null, headings };
}

/** Lines of a title, a remark or a template, which are known by themselves. */
function belowTitle(sample: string, title: number): TableStart {
  const text = withoutTitle(sample.slice(0, title), title);
  const above = sample.slice(0, title).split(LINE_END);
  const filled = above.filter((line) => /[\p{L}\p{N}]/u.test(line));
  const below = sample.slice(title).split(LINE_END, MOST_LINES);
  const line =
    above.length +
    Math.max(
      0,
      below.findIndex((one) => /[\p{L}\p{N}]/u.test(one)),
    );
  const example = exampleOf((filled[0] ?? '').split(/[;,\t|]/).map((cell) => cell.replace(/^"|"$/g, '')));
  return { length: title, text, delimiter: null, headings: { first: line, last: line, above: filled.length, example } };
}

/** The row names the columns, or it and all rows below it have as many cells. */
function isOrdinary(rows: readonly CsvRow[], at: number): boolean {
  const { cells = [] } = rows[at] ?? {};
  const isRegular = cells.length >= FEWEST_COLUMNS && rows.slice(at).every((row) => row.cells.length === cells.length);
  return (isRegular && columnNamesIn(cells) !== null) || isHeadingRow(rows, at);
}

const FEWEST_COLUMNS = 3;

/** The rows that are complete. None where they cannot be split: the reader says what is wrong. */
function rowsOf(text: string, dialect: CsvDialect, isWhole: boolean): readonly CsvRow[] {
  try {
    const splitter = new CsvSplitter('', dialect, DEFAULT_LIMITS);
    const rows = splitter.push(text);
    return isWhole ? [...rows, ...splitter.end()] : rows;
  } catch (error) {
    if (error instanceof CatalogFileError) return [];
    throw error;
  }
}

function firstLines(sample: string): string {
  let lines = 0;
  for (const { index, 0: end } of sample.matchAll(LINE_END)) {
    if (++lines === MOST_LINES) return sample.slice(0, index + end.length);
  }
  return sample;
}

/** Where each line begins. */
const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(LINE_END), ({ index, 0: end }) => index + end.length),
];

const areSame = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other);

function writeRow(names: readonly string[], { delimiter, quote }: CsvDialect): string {
  const plain = names.map((name) => name.replace(/\s+/g, ' '));
  if (quote === null) return plain.join(delimiter);
  const isSpecial = (name: string): boolean => name.includes(delimiter) || name.includes(quote);
  return plain
    .map((name) => (isSpecial(name) ? quote + name.replaceAll(quote, quote + quote) + quote : name))
    .join(delimiter);
}

/** The beginning of a text as it is read. */
export const fromStart = (sample: string, { length, text }: TableStart): string => text + sample.slice(length);

/** The same for a text that comes in pieces. */
export async function* piecesFromStart(
  pieces: AsyncGenerator<string>,
  { length, text }: TableStart,
): AsyncGenerator<string> {
  let seen = 0;
  if (length === 0) yield text;
  for await (const piece of pieces) {
    const before = seen;
    seen += piece.length;
    if (seen < length) continue;
    yield before < length ? text + piece.slice(length - before) : piece;
  }
}
