// The columns of a table as far as its beginning shows them, to tell what kind of table it is.

import { CatalogFileError } from '../catalog-file-error.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { recogniseDelimiter } from './recognise-delimiter.ts';
import { CsvSplitter } from './split-csv.ts';

const LONGEST = 65_536;

/** None where the first row cannot be read; whoever reads the file says why. */
export function readHeader(sample: string, quote: string | null): readonly string[] {
  try {
    const splitter = new CsvSplitter('', { delimiter: recogniseDelimiter(sample, quote), quote }, DEFAULT_LIMITS);
    // A second row may be cut off or broken; only the first is asked for.
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
