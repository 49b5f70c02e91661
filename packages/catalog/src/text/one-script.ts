// Letters of two scripts that look alike, in one word: `Oмега` begins with a Latin letter that nobody sees.

/** Capital and small letters that look alike, Latin, then Cyrillic. */
const LATIN = 'ABCEHIKMOPTXYaceiopxy';
const CYRILLIC = 'АВСЕНІКМОРТХУасеіорху';
const ALIKE = new Map([...LATIN].map((letter, at) => [letter, CYRILLIC[at] ?? letter]));

const MIXED = /(?=\p{L}*\p{Script=Cyrillic})(?=\p{L}*\p{Script=Latin})\p{L}+/gu;

/** Words that have Cyrillic letters have no Latin ones that look like them. */
export const inOneScript = (text: string): string =>
  text.replace(MIXED, (word) => Array.from(word, (letter) => ALIKE.get(letter) ?? letter).join(''));
