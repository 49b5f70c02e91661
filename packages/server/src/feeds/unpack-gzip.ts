// gzip, recognised by its first two bytes; anything else passes as it is. It streams, so whoever reads decides how much is
// unpacked.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isGzip } from '@guidepost/catalog/text/gunzip';

export async function* unpackGzip(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rest = pieces[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  while (first.byteLength < 2) {
    const next = await rest.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  const whole = (async function* (): AsyncGenerator<Uint8Array> {
    if (first.byteLength > 0) yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  })();
  if (!isGzip(first)) {
    yield* whole;
    return;
  }
  const gunzip = createGunzip();
  // Its error, or that of the source, comes out of the loop below.
  pipeline(Readable.from(whole), gunzip).catch(() => {});
  for await (const piece of gunzip) yield piece;
}
