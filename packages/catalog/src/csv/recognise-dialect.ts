// How a CSV file separates and quotes its cells, if no mapping says it.

import { CatalogFileError } from '../catalog-file-error.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { type CsvDialect, CsvSplitter } from './split-csv.ts';

/**
 * A file has quotes unless the rows prove otherwise. If its quotes do not pair, as in `15" screen`, and every row has as many
 * cells as the header once quotes are taken for plain characters, the file was written without quotes.
 */
export function recogniseDialect(sample: string): CsvDialect {
  const quoted: CsvDialect = { delimiter: recogniseDelimiter(sample, '"'), quote: '"' };
  if (!sample.includes('"') || isRegular(sample, quoted) !== 'broken') return quoted;
  const plain: CsvDialect = { delimiter: recogniseDelimiter(sample, null), quote: null };
  return isRegular(sample, plain) === 'regular' ? plain : quoted;
}

/** Looks at the rows that are complete in the sample. */
function isRegular(sample: string, dialect: CsvDialect): 'regular' | 'irregular' | 'broken' {
  const splitter = new CsvSplitter('', dialect, DEFAULT_LIMITS);
  try {
    const [header, ...rows] = splitter.push(sample);
    if (header === undefined || rows.length < FEWEST) return 'irregular';
    return rows.every(({ cells }) => cells.length === header.cells.length) ? 'regular' : 'irregular';
  } catch (error) {
    if (error instanceof CatalogFileError) return 'broken';
    throw error;
  }
}

const FEWEST = 2;

/** If nothing else decides, the first of these wins. */
const USUAL = [',', ';', '\t', '|'] as const;
/** Believed only if several rows agree with the header, because these are common inside texts. */
const RARE = ['^', '~', ':', '\u001f', '\u0001'] as const;

const MOST_ROWS = 30;

/**
 * Finds the delimiter in the first rows. The header decides. The rows below it tell a delimiter from a character inside the
 * header's own words, because every row has the same number of delimiters. `sample`: the beginning of the file. The answer
 * is a comma if there is no sign of another delimiter.
 */
export function recogniseDelimiter(sample: string, quote: string | null): string {
  const declared = /^\s*"?sep=([^\r\n])"?\r?(?:\n|$)/i.exec(sample)?.[1];
  if (declared !== undefined) return declared;
  const rows = countRows(sample, quote);
  const usual = best(rows, USUAL, 0.5) ?? best(rows, RARE, 0.95, 2) ?? best(rows, USUAL, 0);
  return usual ?? USUAL[0];
}

/** Of the candidates in the header, the one that is most frequent there and in which most rows agree. */
function best(rows: readonly RowCounts[], candidates: readonly string[], agreement: number, fewest = 0): string | null {
  const [header, ...others] = rows;
  let found: string | null = null;
  let most = 0;
  for (const delimiter of candidates) {
    const count = header?.get(delimiter) ?? 0;
    const agreeing = others.filter((row) => (row.get(delimiter) ?? 0) === count).length;
    const share = others.length === 0 ? 1 : agreeing / others.length;
    if (count === 0 || share < agreement || agreeing < fewest) continue;
    const score = count * (0.1 + share);
    if (score > most) [found, most] = [delimiter, score];
  }
  return found;
}

type RowCounts = ReadonlyMap<string, number>;

/**
 * How often each candidate is in each of the first rows, outside quotes. A row that the sample cuts off does not count.
 */
function countRows(sample: string, quote: string | null): RowCounts[] {
  const rows: RowCounts[] = [];
  const candidates = new Set<string>([...USUAL, ...RARE]);
  let counts = new Map<string, number>();
  let quoted = false;
  let blank = true;
  for (let at = 0; at < sample.length && rows.length < MOST_ROWS; at++) {
    const character = sample.charAt(at);
    if (character === quote) {
      quoted = !quoted;
    } else if (!quoted && (character === '\n' || character === '\r')) {
      if (!blank) rows.push(counts);
      counts = new Map();
      blank = true;
      continue;
    } else if (!quoted && candidates.has(character)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    blank = false;
  }
  if (!blank && (rows.length === 0 || sample.length < WHOLE)) rows.push(counts);
  return rows;
}

/** A sample this long is the beginning of a longer file. */
const WHOLE = 65_536;
