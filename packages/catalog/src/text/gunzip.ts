// gzip, recognised by its first two bytes wherever it appears. It streams, so a small file that unpacks to a huge one
// costs time and never memory.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CatalogFileError } from '../catalog-file-error.ts';

export const isGzip = (first: Uint8Array): boolean => first[0] === 0x1f && first[1] === 0x8b;

export async function* gunzip(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip({ chunkSize: 65_536 });
  // A fault of the source, such as a file that vanished, must come out as itself and not as a fault of the packing.
  let cause: unknown = null;
  const done = pipeline(Readable.from(bytes), unpacked).catch((error: unknown) => {
    cause = error;
  });
  try {
    for await (const piece of unpacked) yield piece;
  } catch (error) {
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
