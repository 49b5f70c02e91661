// Tells UTF-8 that has a fault, cut off inside of a letter or with a line from elsewhere, from text in an old encoding. Taken for
// the latter, all of its letters would be wrong (`Ã¼` for `ü`) where one place is.

import { isAscii } from 'node:buffer';

/** Letters of several bytes that are enough to know; counting on would cost time in large files. */
const ENOUGH = 100;
const LETTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

export class Utf8Letters {
  #letters = 0;

  /** Bytes that are valid UTF-8. */
  add(bytes: Buffer): void {
    if (this.#letters < ENOUGH && !isAscii(bytes)) this.#letters += countLetters(bytes.toString('latin1')).letters;
  }

  /** Whether what was added, with these bytes behind it that are not valid, is UTF-8 all the same. */
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
