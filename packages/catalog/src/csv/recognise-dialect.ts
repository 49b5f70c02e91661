// How a CSV file tells its cells apart, where no mapping says it.

import { CatalogFileError } from '../catalog-file-error.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { recogniseDelimiter } from './recognise-delimiter.ts';
import { type CsvDialect, CsvSplitter } from './split-csv.ts';

/**
 * Quotes are believed to be there unless they cannot be: a file with `15" screen` in its cells, of which every row has
 * the cells of the header as long as nothing is taken for quoted, was written without quotes.
 */
export function recogniseDialect(sample: string): CsvDialect {
  const quoted: CsvDialect = { delimiter: recogniseDelimiter(sample, '"'), quote: '"' };
  if (!sample.includes('"') || isRegular(sample, quoted) !== 'broken') return quoted;
  const plain: CsvDialect = { delimiter: recogniseDelimiter(sample, null), quote: null };
  return isRegular(sample, plain) === 'regular' ? plain : quoted;
}

/** Of the rows that the sample holds whole. */
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
