// From a source to its text: unpack, find the encoding, decode. The first piece can be looked at before the reading
// begins, because the format is recognised by content.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogSource } from '../catalog-source.ts';
import { decodeText } from './decode-text.ts';
import { type Encoding, findByteOrderMark } from './encoding.ts';
import { gunzip, isGzip } from './gunzip.ts';

export interface OpenedText {
  /** The first 64 Ki characters, or all there is. */
  readonly sample: string;
  readonly encoding: Encoding;
  /** The whole text, sample included; read once. */
  readonly pieces: AsyncGenerator<string>;
}

const SAMPLE = 65_536;

/** `onBytes` is told how many stored bytes were read, as they are. A byte order mark wins over the declared encoding. */
export async function openText(
  source: CatalogSource,
  declared: Encoding | null,
  onBytes: (count: number) => void,
): Promise<OpenedText> {
  const stored = await lookAhead(counted(source.open(), onBytes), 4);
  const unpacked = isGzip(stored.first) ? await lookAhead(gunzip(source.name, stored.pieces), 4) : stored;
  refuseArchives(source.name, unpacked.first);
  const mark = findByteOrderMark(unpacked.first);
  const encoding = mark?.encoding ?? declared ?? 'utf-8';
  const texts = decodeText(source.name, skip(unpacked.pieces, mark?.length ?? 0), encoding);
  const seen: string[] = [];
  let length = 0;
  let fault: unknown = null;
  try {
    while (length < SAMPLE) {
      const next = await texts.next();
      if (next.done) break;
      seen.push(next.value);
      length += next.value.length;
    }
  } catch (error) {
    // Kept until the reader gets there: it knows the line.
    fault = error;
  }
  const pieces = (async function* (): AsyncGenerator<string> {
    try {
      yield* seen;
      if (fault !== null) throw fault;
      yield* texts;
    } finally {
      await texts.return(undefined);
    }
  })();
  return { sample: seen.join('').slice(0, SAMPLE), encoding, pieces };
}

async function* counted(bytes: AsyncIterable<Uint8Array>, onBytes: (count: number) => void) {
  for await (const piece of bytes) {
    onBytes(piece.byteLength);
    yield piece;
  }
}

/** The first bytes, at least `wanted` unless there are fewer, and the whole again. */
async function lookAhead(bytes: AsyncGenerator<Uint8Array>, wanted: number) {
  const seen: Uint8Array[] = [];
  let length = 0;
  while (length < wanted) {
    const next = await bytes.next();
    if (next.done) break;
    seen.push(next.value);
    length += next.value.byteLength;
  }
  const pieces = (async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* seen;
      yield* bytes;
    } finally {
      await bytes.return(undefined);
    }
  })();
  return { first: Buffer.concat(seen).subarray(0, wanted), pieces };
}

async function* skip(bytes: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const piece of bytes) {
    const cut = Math.min(left, piece.byteLength);
    left -= cut;
    if (cut < piece.byteLength) yield cut === 0 ? piece : piece.subarray(cut);
  }
}

function refuseArchives(file: string, first: Uint8Array): void {
  if (first[0] === 0x50 && first[1] === 0x4b && first[2] === 0x03) {
    throw new CatalogFileError({
      file,
      what: 'this is a zip archive or a spreadsheet workbook',
      mend: 'unpack it, or save the sheet as CSV in UTF-8',
    });
  }
}
