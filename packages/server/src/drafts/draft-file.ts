// A draft as a file: what is checked and published, and what people take with them.

import { writeDocument, writeJson } from '@guidepost/advisor-file/edit/write-document';
import { type Cells, SOURCE } from './cells.ts';
import { documentOf } from './document-of.ts';

export type DraftFormat = 'yaml' | 'json';

/** With the comments of the file that it was made from, where what they are about is still there. */
export function fileOf(cells: Cells, format: DraftFormat): string {
  const document = documentOf(cells);
  const source = cells.get(SOURCE);
  if (format === 'json') return writeJson(document);
  return writeDocument(document, typeof source === 'string' && !isJson(source) ? source : null);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
