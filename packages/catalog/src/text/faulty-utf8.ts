// Tells UTF-8 with a fault from text in an old encoding. A file may be cut off inside a letter, or have a line from
// elsewhere. If it were taken for an old encoding, all its letters would be wrong (`Ã¼` for `ü`) because of one place.

import { isAscii } from 'node:buffer';

/** So many letters of several bytes are enough. Counting more would cost time in large files. */
const ENOUGH = 100;
const LETTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

export class Utf8Letters {
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
