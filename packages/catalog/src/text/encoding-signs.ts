// Finds the encoding of a file from all its bytes, while somebody reads them. Text that is not UTF-8 is in one of the old
// encodings with one byte a letter, and the frequency of its letters tells which. Memory stays flat.

import { isAscii, isUtf8 } from 'node:buffer';
import { unfinishedLength } from './decode-text.ts';
import type { Encoding } from './encoding.ts';
import { LetterCount } from './letter-count.ts';

export interface InferredEncoding {
  readonly encoding: Encoding;
  /** False: the likeliest of several that the bytes would be valid in; a person should look at a few titles. */
  readonly sure: boolean;
}

/** The letters that decide come long before this. */
const ENOUGH_LETTERS = 200_000;

export class EncodingSigns {
  /** Null: the bytes so far leave it open. */
  inferred: InferredEncoding | null;
  /** Whether all bytes so far are UTF-8. A letter at the end may be unfinished. */
  isUtf8 = true;
  #isBeyondAscii = false;
  #carried: Buffer = Buffer.alloc(0);
  readonly #letters = new LetterCount();
  readonly #known = new Utf8Letters();

  /** `recognised`: the encoding that the first bytes prove, if they do. */
  constructor(recognised: Encoding | null) {
    this.inferred = recognised === null ? null : { encoding: recognised, sure: true };
  }

  /** The next bytes of the file. */
  add(piece: Uint8Array): void {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    if (this.isUtf8) this.#addUtf8(bytes);
    else if (this.inferred === null) this.#count(bytes);
  }

  /** There are no more bytes. Now `inferred` is known. */
  end(): void {
    if (this.inferred !== null) return;
    const cut = this.#carried;
    if (this.isUtf8 && (cut.length === 0 || this.#known.outweigh(cut))) this.inferred = UTF8;
    else {
      if (this.isUtf8) this.#letters.add(cut);
      this.inferred = { encoding: this.#letters.likeliest(), sure: false };
    }
  }

  /** Whether all the bytes are UTF-8 and have letters beyond ASCII. True only after the end. */
  get isUtf8Text(): boolean {
    return this.isUtf8 && this.#isBeyondAscii && this.#carried.length === 0;
  }

  #addUtf8(bytes: Buffer): void {
    const buffer = this.#carried.length === 0 ? bytes : Buffer.concat([this.#carried, bytes]);
    const whole = buffer.length - unfinishedLength(buffer);
    const complete = buffer.subarray(0, whole);
    this.isUtf8 = isUtf8(complete);
    this.#carried = Buffer.from(buffer.subarray(whole));
    if (this.isUtf8) {
      this.#isBeyondAscii ||= !isAscii(complete);
      if (this.inferred === null) this.#known.add(complete);
    } else if (this.inferred === null) {
      // The reader says where the fault is.
      if (this.#known.outweigh(buffer)) this.inferred = UTF8;
      else this.#count(buffer);
    }
  }

  #count(bytes: Buffer): void {
    this.#letters.add(bytes);
    if (this.#letters.total > ENOUGH_LETTERS) this.inferred = { encoding: this.#letters.likeliest(), sure: false };
  }
}

const UTF8: InferredEncoding = { encoding: 'utf-8', sure: true };

/** So many letters of several bytes are enough. Counting more would cost time in large files. */
const ENOUGH = 100;
const LETTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/**
 * Tells UTF-8 with a fault from text in an old encoding. A file may be cut off inside a letter, or have a line from
 * elsewhere. If it were taken for an old encoding, all its letters would be wrong (`Ã¼` for `ü`) because of one place.
 */
class Utf8Letters {
  #letters = 0;

  /** Bytes that are valid UTF-8. */
  add(bytes: Buffer): void {
    if (this.#letters < ENOUGH && !isAscii(bytes)) this.#letters += countLetters(bytes.toString('latin1')).letters;
  }

  /** Whether what was added is UTF-8 in spite of these bytes after it, which are not valid. */
  outweigh(bytes: Buffer): boolean {
    const { letters, others } = countLetters(bytes.toString('latin1'));
    return this.#letters + letters > others * 3;
  }
}

function countLetters(text: string) {
  let letters = 0;
  const rest = text.replace(LETTER, () => {
    letters++;
    return '';
  });
  return { letters, others: rest.match(/[\x80-\xff]/g)?.length ?? 0 };
}
