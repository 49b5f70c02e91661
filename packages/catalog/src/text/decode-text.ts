// Decodes bytes to text, a piece at a time. Nothing is silently replaced: bytes that are not text in the encoding are an
// error. The text before the fault is passed on first, so that the reader knows the line.

import { isUtf8 } from 'node:buffer';
import { importWith, mend } from '@guidepost/fault/remedy';
import iconv from 'iconv-lite';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { Encoding } from './encoding.ts';

/** `bytes` begin after the byte order mark. Pieces are never empty. */
export async function* decodeText(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  for await (const text of decode(file, bytes, encoding)) {
    if (text === '') continue;
    const nul = text.indexOf('\0');
    if (nul > 0) yield text.slice(0, nul);
    if (nul >= 0) {
      throw new CatalogFileError({
        file,
        what: `there is a NUL character, so this is not text in the encoding ${encoding}`,
        mend: 'save it as UTF-8, or make or transfer it again',
      });
    }
    yield text;
  }
}

function decode(file: string, bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  switch (encoding) {
    case 'utf-8':
      return decodeUtf8(file, bytes);
    case 'utf-16le':
    case 'utf-16be':
      return decodeUtf16(file, bytes, encoding);
    default:
      return decodeLegacy(file, bytes, encoding);
  }
}

async function* decodeUtf8(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let carried: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    const view = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const buffer = carried.length === 0 ? view : Buffer.concat([carried, view]);
    const whole = buffer.length - unfinishedLength(buffer);
    carried = Buffer.from(buffer.subarray(whole));
    const complete = buffer.subarray(0, whole);
    if (isUtf8(complete)) {
      yield complete.toString('utf8');
    } else {
      const valid = validLength(complete);
      yield complete.toString('utf8', 0, valid);
      throw invalid(file, complete[valid] ?? 0);
    }
  }
  if (carried.length > 0) throw invalid(file, carried[0] ?? 0);
}

function invalid(file: string, byte: number): CatalogFileError {
  return new CatalogFileError({
    file,
    what: `the byte 0x${byte.toString(16).toUpperCase().padStart(2, '0')} is not valid UTF-8`,
    mend: mend`save the file as UTF-8, or ${importWith('encoding', 'windows-1252')} or whatever it is`,
  });
}

/** How many bytes at the end begin a character without finishing it: 0 to 3. */
export function unfinishedLength(buffer: Buffer): number {
  for (let back = 1; back <= Math.min(3, buffer.length); back++) {
    const byte = buffer[buffer.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

/**
 * The length of the longest valid beginning. It is found by halving, because any beginning of a valid text is valid or
 * unfinished.
 */
function validLength(buffer: Buffer): number {
  let low = 0;
  let high = buffer.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const beginning = buffer.subarray(0, middle);
    if (isUtf8(beginning.subarray(0, middle - unfinishedLength(beginning)))) low = middle;
    else high = middle - 1;
  }
  return low - unfinishedLength(buffer.subarray(0, low));
}

async function* decodeUtf16(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  encoding: 'utf-16le' | 'utf-16be',
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const fault = {
    file,
    what: `this is not valid ${encoding.toUpperCase()}`,
    mend: mend`it may have been cut off; if it is in another encoding, ${importWith('encoding')}`,
  };
  const attempt = (piece?: Uint8Array): string => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
    } catch {
      throw new CatalogFileError(fault);
    }
  };
  for await (const piece of bytes) yield attempt(piece);
  yield attempt();
}

async function* decodeLegacy(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  for await (const piece of bytes) {
    yield* certain(file, encoding, decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)));
  }
  yield* certain(file, encoding, decoder.end() ?? '');
}

/** The decoder writes this character if the bytes mean none. */
const REPLACED = '\ufffd';

function* certain(file: string, encoding: Encoding, text: string): Generator<string> {
  const fault = text.indexOf(REPLACED);
  if (fault === -1) {
    yield text;
    return;
  }
  yield text.slice(0, fault);
  throw new CatalogFileError({
    file,
    what: `the bytes here are not a character in the encoding ${encoding}`,
    mend: mend`${importWith('encoding')}, or save the file as UTF-8`,
  });
}
