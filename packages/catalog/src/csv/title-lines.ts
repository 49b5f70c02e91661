// Lines above the header of a table, such as `Export of 21/11/2026`, which programs write for people, remarks on each column, and names
// of columns for programs. They are read as blank lines, which tables may have anywhere, so every row keeps the number of its line.

import { countKnown, FEWEST_KNOWN } from './heading-names.ts';
import { areNamesForPeople, areNamesForPrograms } from './two-headings.ts';

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** A header has at least this many columns. */
const FEWEST = 3;
const MOST_LINES = 10;

/** How many characters at the beginning belong to such lines. 0 in nearly every file. */
export function titleLength(sample: string): number {
  if (/^\s*[[{<]|^\s*"?sep=/i.test(sample)) return 0;
  const lines = sample.split('\n', MOST_LINES + 30);
  const [first = '', second = '', third = ''] = lines.filter((line) => line.trim() !== '');
  const begins = sample.indexOf(first) + first.length + 1;
  if (isRemarks(first) && !isRemarks(second) && third !== '') return begins;
  if (
    third !== '' &&
    DELIMITERS.some((delimiter) =>
      isForPrograms(
        lines.filter((line) => line.trim() !== ''),
        delimiter,
      ),
    )
  )
    return begins;
  const isHeader = (delimiter: string): boolean => {
    const count = filled(first, delimiter).length;
    if (isSparse(lines, delimiter)) return false;
    return count >= FEWEST || (count > 1 && cells(first, delimiter) === cells(second, delimiter));
  };
  if (DELIMITERS.some(isHeader)) return 0;
  const headers = DELIMITERS.map((delimiter) => headerBelow(lines, delimiter)).filter((line) => line > 0);
  if (headers.length === 0) return 0;
  return lines.slice(0, Math.min(...headers)).reduce((length, line) => length + line.length + 1, 0);
}

/** The text, with only the line ends of its first characters left. */
export const withoutTitle = (text: string, length: number): string =>
  length === 0 ? text : text.slice(0, length).replace(/[^\r\n]+/g, '') + text.slice(length);

/** `# Required | The price of the item.,# Optional | …`: a remark on each column. */
const isRemarks = (line: string): boolean => /^"?#/.test(line) && (line.match(REMARK) ?? []).length >= FEWEST;

const REMARK = /(?:^|[,;\t|])"?# ?\p{L}/gu;

/** Whether the first line names the columns for programs, and the second one for people. Only rows of products have numbers. */
function isForPrograms(lines: readonly string[], delimiter: string): boolean {
  const [names = [], labels = [], ...rows] = lines.map((line) =>
    line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, '')),
  );
  const isNumber = (cell: string): boolean => /^\P{L}*\d\P{L}*$/u.test(cell);
  return (
    names.length === labels.length &&
    areNamesForPrograms(names) &&
    areNamesForPeople(labels) &&
    areLabelsOf(names, labels) &&
    !labels.some((label) => isNumber(label) || PRICE.test(label)) &&
    rows.some((row) => row.some(isNumber))
  );
}

/**
 * Whether the second line says once more what the first one says, in nearly every column. A product that has words only, in the first row
 * below headings such as `main_colour`, says something else in each.
 */
function areLabelsOf(names: readonly string[], labels: readonly string[]): boolean {
  const both = names.filter((name, at) => name !== '' && labels[at] !== '').length;
  if (both < names.filter((name) => name !== '').length * LABELLED) return false;
  const shared = names.filter((name, at) => {
    const words = wordsOf(name);
    return wordsOf(labels[at] ?? '').some((word) => words.includes(word));
  });
  return Math.max(shared.length, countKnown(labels)) >= FEWEST_KNOWN;
}

const LABELLED = 0.8;

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** Whether the first line is about the template itself, in a few of many columns: `TemplateType=offer;Version=2026;;;;;;`. */
function isSparse(lines: readonly string[], delimiter: string): boolean {
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '');
  const names = filled(second, delimiter);
  const own = filled(first, delimiter);
  return (
    own.length * 2 < names.length &&
    countKnown(own) < FEWEST_KNOWN &&
    cells(first, delimiter) === cells(second, delimiter) &&
    names.length > cells(second, delimiter) / 2 &&
    names.every((name) => /\p{L}/u.test(name))
  );
}

/** The line of the header, if every line above it has at most one cell, or few. 0 if there is no such header. */
function headerBelow(lines: readonly string[], delimiter: string): number {
  const begin = isSparse(lines, delimiter) ? lines.findIndex((line) => line.trim() !== '') + 1 : 0;
  const at = lines.findIndex((line, nth) => nth >= begin && filled(line, delimiter).length > 1);
  const header = lines[at];
  if (at < 1 || at > MOST_LINES || header === undefined) return 0;
  // A cell that goes on in the next line is a column name in several lines, not a title.
  if (lines.slice(0, at + 1).some((line) => line.split('"').length % 2 === 0)) return 0;
  const names = filled(header, delimiter);
  const isHeader =
    names.length >= FEWEST && new Set(names).size === names.length && names.every((name) => /\p{L}/u.test(name));
  // The last line of a sample may be cut off.
  const rows = lines.slice(at + 1, -1).filter((line) => line.trim() !== '');
  const [next] = rows;
  return isHeader && next !== undefined && cells(next, delimiter) >= cells(header, delimiter) ? at : 0;
}

const filled = (line: string, delimiter: string): string[] =>
  line
    .split(delimiter)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && cell !== '""');

const cells = (line: string, delimiter: string): number => line.split(delimiter).length;
