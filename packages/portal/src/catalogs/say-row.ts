// Where a row is in the file: its line, or the number of its record where a line has many.

import type { Words } from '../words/words.ts';
import { fillIn } from '../words/words.ts';

export const sayRow = (
  { line: inLine, record }: Pick<Words['catalogs']['trial'], 'line' | 'record'>,
  { line, ordinal }: { readonly line: number; readonly ordinal?: number },
): string => (ordinal === undefined ? fillIn(inLine, { line }) : fillIn(record, { record: ordinal }));
