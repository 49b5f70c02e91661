// Which of the old encodings a file is in. Its letters leave several open where it has few of them; the names of its columns then
// decide: `Zdjęcie` is a word that columns have, and what the same bytes are in a western encoding is none.

import type { Encoding } from '../text/encoding.ts';
import type { InferredEncoding } from '../text/encoding-signs.ts';
import { isNamed, NAMED_ROLES } from './column/column-names.ts';

const OTHERS: readonly Encoding[] = ['windows-1252', 'windows-1250', 'iso-8859-2', 'iso-8859-15'];

/**
 * `columnsIn`: the columns as they read in an encoding; empty where the format has none before its records. `isKnown`: whether a
 * column may be called so.
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
