// Whether a whole file is UTF-8 and has letters beyond ASCII. Such a file is in no encoding of one byte a letter: what these
// make of it (`Ã¼` for `ü`) is nothing that anybody writes, whatever a mapping from an earlier file says.

import { isAscii, isUtf8 } from 'node:buffer';
import type { CatalogSource } from '../catalog-source.ts';
import { unfinishedLength } from './decode-text.ts';
import type { Encoding } from './encoding.ts';
import { openBytes } from './open-bytes.ts';

/** Those of several bytes a letter can look like UTF-8 by chance. */
export const hasOneByteALetter = (encoding: Encoding): boolean => /^(?:windows|iso|koi8)-/.test(encoding);

/** Reads as far as the first byte that says no. */
export async function isUtf8Text(source: CatalogSource): Promise<boolean> {
  const { pieces } = await openBytes(source, () => {});
  try {
    let carried: Buffer = Buffer.alloc(0);
    let beyond = false;
    for await (const piece of pieces) {
      const view = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      const buffer = carried.length === 0 ? view : Buffer.concat([carried, view]);
      const whole = buffer.length - unfinishedLength(buffer);
      const complete = buffer.subarray(0, whole);
      if (!isUtf8(complete)) return false;
      beyond ||= !isAscii(complete);
      carried = Buffer.from(buffer.subarray(whole));
    }
    return beyond && carried.length === 0;
  } finally {
    await pieces.return(undefined);
  }
}
