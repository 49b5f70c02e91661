// Chooses among the old encodings. If a file has few letters beyond ASCII, they leave several encodings open, and the names
// of its columns decide: `Zdjęcie` is a usual name of a column, and the same bytes in a western encoding are not a word.

import type { Encoding } from '../text/encoding.ts';
import type { InferredEncoding } from '../text/encoding-signs.ts';
import { isNamed, NAMED_ROLES } from './column/column-names.ts';

const OTHERS: readonly Encoding[] = ['windows-1252', 'windows-1250', 'iso-8859-2', 'iso-8859-15'];

/**
 * `columnsIn`: the columns as they read in an encoding; empty if the format has no header. `isKnown`: whether that is a
 * known name of a column.
 */
export async function chooseEncoding(
  inferred: InferredEncoding,
  columnsIn: (encoding: Encoding) => Promise<readonly string[]>,
  isKnown: (column: string) => boolean = (column) => NAMED_ROLES.some((role) => isNamed(role, column)),
): Promise<Encoding> {
  if (inferred.sure) return inferred.encoding;
  let best = { encoding: inferred.encoding, known: await countKnown(inferred.encoding) };
  for (const encoding of OTHERS) {
    const known = await countKnown(encoding);
    if (known > best.known) best = { encoding, known };
  }
  return best.encoding;

  async function countKnown(encoding: Encoding): Promise<number> {
    const columns = await columnsIn(encoding);
    return columns.filter(isKnown).length;
  }
}
