// Finds the language of a catalog that has no sentences: by plain words in its headings, titles and values. Each different word counts once, and
// less if several languages have it, so that no name that comes often decides.

import { COLOR_WORDS } from './color-words.ts';
import { foldText } from './fold-text.ts';
import { GOODS_WORDS, HEADING_ENDINGS } from './goods-words.ts';
import { LANGUAGE_WORDS } from './language-words.ts';
import { DRAFT_LANGUAGES, type DraftLanguage } from './languages/languages.ts';
import { MATERIAL_WORDS } from './material-words.ts';
import { PEOPLE_WORDS } from './people-words.ts';

/** So many words that only this language has, or more that it shares. */
const FEWEST = 3;
/** The best language must have so many times as much as the next one. */
const CLEARLY = 2;
const MOST_TEXT = 100_000;

/** Two letters are a word in scripts of syllables and signs. */
const WORD = /[\p{L}\p{M}]{3,}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/gu;
const isWord = (word: string): boolean => word.match(WORD) !== null;

/** Words of goods, colours, materials and people: word → languages that have it. */
const PLAIN = byWord((language) => [
  ...GOODS_WORDS[language].split(' '),
  ...[COLOR_WORDS, MATERIAL_WORDS, PEOPLE_WORDS].flatMap((table) => table[language].split(/[,/|]/)),
]);
/** Words of headings: those of any language, which files of every country have in English. */
const HEADINGS = byWord((language) => [...(LANGUAGE_WORDS.find((one) => one.language === language)?.names ?? [])]);
const ENDINGS = DRAFT_LANGUAGES.map((language) => ({
  language,
  endings: (HEADING_ENDINGS[language] ?? '').split(' ').filter((ending) => ending !== ''),
}));

/** These write several words as one: `Bierkiste`, `lichtblauw`. */
const COMPOUNDING: ReadonlySet<DraftLanguage> = new Set(['de', 'nl', 'sv', 'da', 'nb']);
const SHORTEST_BEFORE = 3;
const SHORTEST_PART = 4;
const OF_COMPOUND = 0.5;

/** Null if it is not sure. `headings`: as the catalog has them; `near`: languages of which it hardly matters which one is chosen. */
export function guessByWords(
  headings: readonly string[],
  texts: readonly string[],
  isNear: (one: DraftLanguage, other: DraftLanguage) => boolean,
): DraftLanguage | null {
  const scores = new Map<DraftLanguage, number>();
  const add = (languages: readonly DraftLanguage[], worth: number): void => {
    for (const one of languages) scores.set(one, (scores.get(one) ?? 0) + worth / languages.length);
  };
  const inHeadings = wordsOf(headings.join(' '));
  for (const word of inHeadings) {
    const known = [...new Set([...(HEADINGS.get(word) ?? []), ...(PLAIN.get(word) ?? [])])];
    if (known.length > 0) add(known.includes('en') ? ['en'] : known, 1);
    else add(endingIn(word), 1);
  }
  for (const word of wordsOf(texts.join(' \n ').slice(0, MOST_TEXT))) {
    if (inHeadings.has(word)) continue;
    const known = PLAIN.get(word);
    if (known !== undefined) add(known, 1);
    else add(compoundsOf(word), OF_COMPOUND);
  }
  const [first, ...others] = [...scores].sort(([, a], [, b]) => b - a);
  if (first === undefined) return null;
  const [language, score] = first;
  // Headings and some names of goods are in English everywhere.
  const second = others.find(([other]) => other !== 'en' && !isNear(language, other))?.[1] ?? 0;
  return score >= FEWEST && score >= CLEARLY * second ? language : null;
}

function byWord(
  wordsIn: (language: DraftLanguage) => readonly string[],
): ReadonlyMap<string, readonly DraftLanguage[]> {
  const found = new Map<string, DraftLanguage[]>();
  for (const language of DRAFT_LANGUAGES) {
    for (const word of new Set(wordsIn(language).map(foldText))) {
      if (isWord(word)) found.set(word, [...(found.get(word) ?? []), language]);
    }
  }
  return found;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldText(text).match(WORD) ?? []);

const endingIn = (word: string): DraftLanguage[] =>
  ENDINGS.filter(({ endings }) =>
    endings.some((ending) => word.endsWith(ending) && word.length >= ending.length + SHORTEST_BEFORE),
  ).map(({ language }) => language);

function compoundsOf(word: string): DraftLanguage[] {
  for (let at = SHORTEST_BEFORE; at <= word.length - SHORTEST_PART; at++) {
    const those = PLAIN.get(word.slice(at))?.filter((language) => COMPOUNDING.has(language)) ?? [];
    if (those.length > 0) return those;
  }
  return [];
}
