// Which encoding a whole file is in, for an inferred mapping: what is no UTF-8 is one of the old encodings of a byte a
// letter, and which one is seen from how often the letters come. It reads the file once, with flat memory.

import { isUtf8 } from 'node:buffer';
import type { CatalogSource } from '../catalog-source.ts';
import { unfinishedLength } from './decode-text.ts';
import type { Encoding } from './encoding.ts';
import { Utf8Letters } from './faulty-utf8.ts';
import { LetterCount } from './letter-count.ts';
import { openBytes } from './open-bytes.ts';
import { recogniseEncoding } from './recognise-encoding.ts';

export interface InferredEncoding {
  readonly encoding: Encoding;
  /** False: the likeliest of several that the bytes would be valid in; a person should look at a few titles. */
  readonly sure: boolean;
}

/** Letters that decide are seen long before this. */
const ENOUGH_LETTERS = 200_000;

export async function inferEncoding(source: CatalogSource): Promise<InferredEncoding> {
  const { first, pieces } = await openBytes(source, () => {});
  try {
    const recognised = recogniseEncoding(source.name, first);
    if (recognised !== null) return { encoding: recognised.encoding, sure: true };
    const letters = new LetterCount();
    const known = new Utf8Letters();
    let utf8 = true;
    let carried: Buffer = Buffer.alloc(0);
    for await (const piece of pieces) {
      const view = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      if (utf8) {
        const buffer = carried.length === 0 ? view : Buffer.concat([carried, view]);
        const whole = buffer.length - unfinishedLength(buffer);
        utf8 = isUtf8(buffer.subarray(0, whole));
        carried = Buffer.from(buffer.subarray(whole));
        if (utf8) known.add(buffer.subarray(0, whole));
        // Whoever reads it says where the fault is.
        else if (known.outweigh(buffer)) return { encoding: 'utf-8', sure: true };
        else letters.add(buffer);
      } else {
        letters.add(view);
      }
      if (letters.total > ENOUGH_LETTERS) break;
    }
    if (utf8 && (carried.length === 0 || known.outweigh(carried))) return { encoding: 'utf-8', sure: true };
    if (utf8) letters.add(carried);
    return { encoding: letters.likeliest(), sure: false };
  } finally {
    await pieces.return(undefined);
  }
}
