// Feeds are often escaped twice: `Black &amp;amp; White` is `Black &amp; White` after parsing. A complete entity that is
// still there stands for its character, because nobody names a product `&eacute;`.

import { decodeHTMLStrict } from 'entities';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const MOST_ROUNDS = 3;

/** Only known entities that end with a semicolon. `AT&T` and `a=1&copy=2` stay. */
export function undoEscaping(text: string): string {
  let plain = text;
  for (let round = 0; round < MOST_ROUNDS && plain.includes('&') && ENTITY.test(plain); round++) {
    const decoded = decodeHTMLStrict(plain);
    if (decoded === plain) break;
    plain = decoded;
  }
  return plain;
}
