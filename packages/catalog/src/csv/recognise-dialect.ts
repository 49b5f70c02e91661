// How a CSV file separates and quotes its cells, if no mapping says it.

import { CatalogFileError } from '../catalog-file-error.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { recogniseDelimiter } from './recognise-delimiter.ts';
import { type CsvDialect, CsvSplitter } from './split-csv.ts';

/**
 * A file has quotes unless that cannot be. If its quotes do not pair, as in `15" screen`, and every row has as many
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
