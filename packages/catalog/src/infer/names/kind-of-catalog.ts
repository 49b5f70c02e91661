// Reads what a shop sells from what it calls its catalog: `televisores`. Most catalogs are called `products` or `feed-2`, which says nothing.

import { KIND_WORDS } from './kind-words.ts';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** In each line of business the English words stand first, and the German ones, which begin with capitals, behind them. */
const endOfEnglish = (line: readonly string[]): number => {
  const end = line.findIndex((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return end === -1 ? line.length : end;
};
const ENGLISH = new Set(KIND_WORDS.flatMap((line) => line.slice(0, endOfEnglish(line))).map(fold));
const OTHERS = new Set(KIND_WORDS.flatMap((line) => line.slice(endOfEnglish(line))).map(fold));

/** Good enough for comparing: `televisores`, `Lampen`, `лампы`, `borse`. */
const PLURALS = ['es', 'en', 'er', 's', 'n', 'e', 'i', 'y', 'a', 'и', 'ы', 'і'];
/** Of shorter words, endings would say anything. */
const LEAST_WITHOUT_ENDING = 4;

/** Nobody looks for one of these. */
const IN_PAIRS =
  /(shoes|boots|sneakers|trainers|sandals|slippers|heels|socks|gloves|skis|phones|buds|glasses|earrings)$/;

/** As people write it at the beginning of a sentence; null if it is no plain word for goods in this language. */
export function kindOfCatalog(name: string, language: string): string | null {
  const words = name.replace(/[-_\s]+/g, ' ').trim();
  if (!/^[\p{L} ]{3,30}$/u.test(words)) return null;
  const [kinds, foreign] = language.startsWith('en') ? [ENGLISH, OTHERS] : [OTHERS, ENGLISH];
  const said = fold(words);
  const isPluralOfOne = PLURALS.some((ending) => {
    const stem = said.slice(0, -ending.length);
    return said.endsWith(ending) && stem.length >= LEAST_WITHOUT_ENDING && kinds.has(stem);
  });
  const isKnown = kinds.has(said) || (isPluralOfOne && !foreign.has(said));
  if (!isKnown) return null;
  // `Find your tent`, but `Find your shoes`.
  const singular = language.startsWith('en') && !IN_PAIRS.test(said) ? words.replace(/s$/i, '') : words;
  const shown = ENGLISH.has(fold(singular)) ? singular : words;
  return shown.charAt(0).toLocaleUpperCase('en') + shown.slice(1);
}
