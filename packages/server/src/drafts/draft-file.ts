// A draft as a file: what is checked and published, and what people take with them.

import { writeDocument, writeJson } from '@guidepost/advisor-file/edit/write-document';
import { type Cells, SOURCE } from './cells.ts';
import { documentOf } from './document-of.ts';

export type DraftFormat = 'yaml' | 'json';

/** A draft as plain data, of which the file can be written elsewhere: that takes long where the draft has comments to keep. */
export interface UnwrittenFile {
  readonly document: unknown;
  /** The text that it was made from; null if there is none. */
  readonly source: string | null;
}

export function unwrittenFileOf(cells: Cells): UnwrittenFile {
  const source = cells.get(SOURCE);
  return { document: documentOf(cells), source: typeof source === 'string' ? source : null };
}

/** In YAML, with the comments of the text that it was made from, where what they are about is still there. */
export const writeFile = ({ document, source }: UnwrittenFile): string =>
  writeDocument(document, source === null || isJson(source) ? null : source);

export const fileOf = (cells: Cells, format: DraftFormat): string =>
  format === 'json' ? writeJson(documentOf(cells)) : writeFile(unwrittenFileOf(cells));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
