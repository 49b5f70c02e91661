// The encoding as far as the first bytes are certain of it: a byte order mark, the zero bytes of UTF-16, or what an XML
// document declares.

import { CatalogFileError } from '../catalog-file-error.ts';
import { ENCODINGS, type Encoding, findEncoding } from './encoding.ts';

export interface RecognisedEncoding {
  readonly encoding: Encoding;
  /** Bytes of the mark, which belong to no text. */
  readonly skip: number;
  /** A mark wins over what a mapping declares, because it is there for nothing else. */
  readonly marked: boolean;
}

/** `first`: at least some hundred bytes, unless there are fewer. Null: nothing is certain. */
export function recogniseEncoding(file: string, first: Uint8Array): RecognisedEncoding | null {
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return { encoding: 'utf-8', skip: 3, marked: true };
  if (first[0] === 0xff && first[1] === 0xfe) return { encoding: 'utf-16le', skip: 2, marked: true };
  if (first[0] === 0xfe && first[1] === 0xff) return { encoding: 'utf-16be', skip: 2, marked: true };
  const encoding = byZeros(first) ?? byDeclaration(file, first);
  return encoding === null ? null : { encoding, skip: 0, marked: false };
}

/** Of UTF-16 every second byte of a Latin letter, digit or delimiter is zero, and always the same one of the two. */
function byZeros(first: Uint8Array): Encoding | null {
  const zeros = [0, 0] as [number, number];
  const pairs = Math.floor(first.length / 2);
  for (let at = 0; at < pairs * 2; at++) if (first[at] === 0) zeros[at % 2 === 0 ? 0 : 1]++;
  const [even, odd] = zeros;
  const enough = Math.max(2, pairs / 10);
  if (odd >= enough && odd > even * 10) return 'utf-16le';
  return even >= enough && even > odd * 10 ? 'utf-16be' : null;
}

function byDeclaration(file: string, first: Uint8Array): Encoding | null {
  const prolog = Buffer.from(first.buffer, first.byteOffset, first.byteLength).toString('latin1');
  const declared = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(prolog)?.[1];
  // What can be read as far as here is no UTF-16, whatever program says so.
  if (declared === undefined || /^(?:utf-?16|ucs-?2|utf-?32)/i.test(declared)) return null;
  const encoding = findEncoding(declared);
  if (encoding !== null) return encoding;
  throw new CatalogFileError({
    file,
    line: 1,
    what: `the document declares the encoding ${JSON.stringify(declared)}, which is not known`,
    mend: `make it in UTF-8; known are ${ENCODINGS.join(', ')}`,
  });
}
