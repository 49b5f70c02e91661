// Reads the columns of a table from the beginning of its text, to tell what kind of table it is.

import { CatalogFileError } from '../catalog-file-error.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { recogniseDelimiter } from './recognise-delimiter.ts';
import { CsvSplitter } from './split-csv.ts';

const LONGEST = 65_536;

/** Empty if the first row cannot be read. The reader of the file says why. */
export function readHeader(sample: string, quote: string | null): readonly string[] {
  try {
    const splitter = new CsvSplitter('', { delimiter: recogniseDelimiter(sample, quote), quote }, DEFAULT_LIMITS);
    // Only the first row is needed. The second may be cut off or broken.
    for (const text of firstLines(sample)) {
      const [first, second] = splitter.push(text);
      const header = first !== undefined && /^sep=.?$/i.test(first.cells[0] ?? '') ? second : first;
      if (header !== undefined) return header.cells;
    }
    return splitter.end()[0]?.cells ?? [];
  } catch (error) {
    if (error instanceof CatalogFileError) return [];
    throw error;
  }
}

function* firstLines(sample: string): Generator<string> {
  const text = sample.slice(0, LONGEST);
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    yield text.slice(start, end + 1);
    start = end + 1;
  }
  yield text.slice(start);
}
