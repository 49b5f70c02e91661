// Letters of two scripts that look alike, in one word: `Oмега` begins with a Latin letter that nobody sees.

/** Capital and small letters that look alike, Latin, then Cyrillic. */
const LATIN = 'ABCEHIKMOPTXYaceiopxy';
const CYRILLIC = 'АВСЕНІКМОРТХУасеіорху';
const ALIKE = new Map([...LATIN].map((letter, at) => [letter, CYRILLIC[at] ?? letter]));

const MIXED = /(?=\p{L}*\p{Script=Cyrillic})(?=\p{L}*\p{Script=Latin})\p{L}+/gu;

/** Words that have Cyrillic letters have no Latin ones that look like them. */
export const inOneScript = (text: string): string =>
  text.replace(MIXED, (word) => Array.from(word, (letter) => ALIKE.get(letter) ?? letter).join(''));

const LATIN_OF = new Map([...CYRILLIC].map((letter, at) => [letter, LATIN[at] ?? letter]));
const hasOwn = (word: string, script: RegExp, alike: ReadonlyMap<string, string>): boolean =>
  Array.from(word).some((letter) => script.test(letter) && !alike.has(letter));

/** A name with a letter of the other script in it, read as what it looks like: `аvailable` with a Cyrillic а is `available`. */
export const asItLooks = (name: string): string =>
  /[\u0400-\u04ff]/.test(name)
    ? name.replace(MIXED, (word) => {
        const [isLatin, isCyrillic] = [
          hasOwn(word, /\p{Script=Latin}/u, ALIKE),
          hasOwn(word, /\p{Script=Cyrillic}/u, LATIN_OF),
        ];
        if (isLatin === isCyrillic) return word;
        const alike = isLatin ? LATIN_OF : ALIKE;
        return Array.from(word, (letter) => alike.get(letter) ?? letter).join('');
      })
    : name;
