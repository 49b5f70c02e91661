// Unpacks gzip, which is recognised by its first two bytes. It streams, so a small file that unpacks to a huge one costs no
// memory. It soon costs no time either, because no real catalog packs as well as a bomb.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CatalogFileError } from '../catalog-file-error.ts';

export const isGzip = (first: Uint8Array): boolean => first[0] === 0x1f && first[1] === 0x8b;

/** Even very repetitive catalogs pack only to a twentieth or a fiftieth. */
const MOST_RATIO = 250;
/** Below this nobody minds. */
const HARMLESS = 100 * 1_048_576;

export async function* gunzip(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip({ chunkSize: 65_536 });
  // A fault of the source, such as a file that vanished, must not be reported as a fault of the packing.
  let cause: unknown = null;
  const done = pipeline(Readable.from(bytes), unpacked).catch((error: unknown) => {
    cause = error;
  });
  let length = 0;
  try {
    for await (const piece of unpacked) {
      length += piece.length;
      if (length > HARMLESS && length > unpacked.bytesWritten * MOST_RATIO) throw bomb(file);
      yield piece;
    }
  } catch (error) {
    if (error instanceof CatalogFileError) throw error;
    await done;
    if (cause instanceof CatalogFileError) throw cause;
    const early = error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
    throw new CatalogFileError({
      file,
      what: early ? 'the gzip data ends too early' : 'the gzip data is damaged',
      mend: 'transfer the file again, or make it anew',
    });
  }
}

const bomb = (file: string): CatalogFileError =>
  new CatalogFileError({
    file,
    what: `the gzip data unpacks to more than ${MOST_RATIO} times its size`,
    mend: 'if it really is a catalog, unpack it before you import it',
  });
