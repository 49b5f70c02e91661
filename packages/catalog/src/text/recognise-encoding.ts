// The encoding, if the first bytes prove it: by a byte order mark, the zero bytes of UTF-16, the declaration of an XML
// document, or the header of a CIF file.

import { CatalogFileError } from '../catalog-file-error.ts';
import { ENCODINGS, type Encoding, findEncoding } from './encoding.ts';

export interface RecognisedEncoding {
  readonly encoding: Encoding;
  /** The length of the mark in bytes. It is not part of the text. */
  readonly skip: number;
  /** A mark wins over what a mapping declares, because it has no other purpose. */
  readonly marked: boolean;
}

/** `first`: at least some hundred bytes, or all. Null: nothing is certain. */
export function recogniseEncoding(file: string, first: Uint8Array): RecognisedEncoding | null {
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return { encoding: 'utf-8', skip: 3, marked: true };
  if (first[0] === 0xff && first[1] === 0xfe) return { encoding: 'utf-16le', skip: 2, marked: true };
  if (first[0] === 0xfe && first[1] === 0xff) return { encoding: 'utf-16be', skip: 2, marked: true };
  const encoding = byZeros(first) ?? byDeclaration(file, first);
  return encoding === null ? null : { encoding, skip: 0, marked: false };
}

/** In UTF-16 one byte of each Latin letter, digit or delimiter is zero, and always the same one of the two. */
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
  const ofXml = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(prolog)?.[1];
  const declared = ofXml ?? charsetOfCif(prolog);
  // Text that could be read up to here byte by byte is not UTF-16, even if the declaration says so.
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

/** `CHARSET: UTF-8`; Java's names begin otherwise, `8859_1`. */
function charsetOfCif(prolog: string): string | undefined {
  if (!/^\s*CIF_I_V\d/i.test(prolog)) return undefined;
  const [header = ''] = prolog.slice(0, HEADER_LENGTH).split(/^DATA\s*$/im, 1);
  const charset = /^CHARSET:\s*([\w.:-]{1,40})\s*$/im.exec(header)?.[1];
  return charset?.replace(/^(?:ISO[-_]?)?8859[-_]/i, 'iso-8859-');
}

const HEADER_LENGTH = 20_000;
