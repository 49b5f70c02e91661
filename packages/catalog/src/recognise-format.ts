// Which format a file has: by its content first, by its name where the content leaves it open.

import { CatalogFileError } from './catalog-file-error.ts';

export const CATALOG_FORMATS = ['csv', 'json', 'ndjson'] as const;

export type CatalogFormat = (typeof CATALOG_FORMATS)[number];

/** `name` with or without `.gz`; `sample` is the beginning of the text. */
export function recogniseFormat(name: string, sample: string): CatalogFormat {
  const text = sample.trimStart();
  const named = formatOfName(name);
  if (text.startsWith('[')) return 'json';
  if (text.startsWith('{')) return named === 'json' || named === 'ndjson' ? sure(named, text) : ofObject(text);
  if (text.startsWith('<')) {
    throw new CatalogFileError({
      file: name,
      line: 1,
      what: 'this looks like XML, which cannot be read as a catalog yet',
      mend: 'export CSV or JSON, or name the format with `format:` if it is one of these',
    });
  }
  return named ?? 'csv';
}

/** A `.json` that holds one object on each line is NDJSON whatever its name; the other way round likewise. */
const sure = (named: 'json' | 'ndjson', text: string): CatalogFormat =>
  text.indexOf('\n') === -1 ? named : ofObject(text);

/** One whole object on the first line: NDJSON. */
function ofObject(text: string): CatalogFormat {
  const end = text.indexOf('\n');
  try {
    JSON.parse(end === -1 ? text : text.slice(0, end));
    return 'ndjson';
  } catch {
    return 'json';
  }
}

function formatOfName(name: string): CatalogFormat | null {
  const plain = name.toLowerCase().replace(/\.gz$/, '');
  if (plain.endsWith('.json')) return 'json';
  if (plain.endsWith('.ndjson') || plain.endsWith('.jsonl')) return 'ndjson';
  return /\.(csv|tsv|txt)$/.test(plain) ? 'csv' : null;
}
