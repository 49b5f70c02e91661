// Recognises the format of a file: by its content, and by its name if the content leaves it open.

import { CatalogFileError } from './catalog-file-error.ts';
import type { CatalogFormat } from './catalog-format.ts';
import { recogniseDelimiter } from './csv/recognise-dialect.ts';
import { CsvSplitter } from './csv/split-csv.ts';
import { isGoogleHeader } from './google/google-columns.ts';
import { DEFAULT_LIMITS } from './reading-limits.ts';
import { isShopifyHeader } from './shopify/shopify-columns.ts';
import { withoutComments } from './xml/refuse-web-page.ts';
import { FEED_ROOTS } from './xml/unknown-root.ts';

/**
 * `name` with or without `.gz`; `sample` is the beginning of the text.
 */
export function recogniseFormat(name: string, sample: string, quote: string | null = '"'): CatalogFormat {
  const text = sample.trimStart();
  const named = formatOfName(name);
  if (text.startsWith('[')) return 'json';
  if (text.startsWith('{')) return named === 'json' || named === 'ndjson' ? sure(named, text) : ofObject(text);
  if (text.startsWith('<')) return isGoogleRoot(text) ? 'google' : 'xml';
  if (named === 'json' || named === 'ndjson') return named;
  const columns = readHeader(sample, quote);
  if (isShopifyHeader(columns)) return 'shopify';
  return isGoogleHeader(columns) ? 'google' : 'csv';
}

/** If the root is not in sight, the document is taken for a Google feed. */
function isGoogleRoot(text: string): boolean {
  const root = /<([a-z_][^\s/>]*)/i.exec(withoutComments(text.slice(0, 10_000)))?.[1];
  return root === undefined || FEED_ROOTS.has(root);
}

/** A `.json` file with one object on each line is NDJSON whatever its name, and the other way round. */
const sure = (named: 'json' | 'ndjson', text: string): CatalogFormat =>
  text.indexOf('\n') === -1 ? named : ofObject(text);

/**
 * A whole object on the first line means NDJSON, unless it is everything in the file and holds the products in an array.
 */
function ofObject(text: string): CatalogFormat {
  const end = text.indexOf('\n');
  const alone = end === -1 || text.slice(end).trim() === '';
  try {
    const first: unknown = JSON.parse(end === -1 ? text : text.slice(0, end));
    return alone && holdsObjects(first) ? 'json' : 'ndjson';
  } catch {
    return 'json';
  }
}

const holdsObjects = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((member) => isObjectArray(member));

const isObjectArray = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && value[0] !== null;

function formatOfName(name: string): CatalogFormat | null {
  const plain = name.toLowerCase().replace(/\.gz$/, '');
  if (plain.endsWith('.json')) return 'json';
  return plain.endsWith('.ndjson') || plain.endsWith('.jsonl') ? 'ndjson' : null;
}

const LONGEST_HEADER = 65_536;

/** The columns of a table, from the beginning of its text. Empty if the first row cannot be read. The reader of the file says why. */
function readHeader(sample: string, quote: string | null): readonly string[] {
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
  const text = sample.slice(0, LONGEST_HEADER);
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    yield text.slice(start, end + 1);
    start = end + 1;
  }
  yield text.slice(start);
}
