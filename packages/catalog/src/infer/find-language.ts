// Finds the language of a catalog's texts by the small words of sentences. If there are no sentences, the names of the
// columns tell it, if several of them exist in one language only. Names of products tell it if their letters belong to one
// language, if they have several words that shops of one language use, or if the shop's addresses lie in a country of one
// language and nothing speaks against it.

import type { ColumnFacts } from './column/column-facts.ts';
import { plainName } from './column/column-names.ts';
import { findCountry } from './find-country.ts';
import { COLUMN_WORDS, LETTERS, NEAR_LANGUAGES, SHOP_WORDS, SMALL_WORDS } from './language-words.ts';

const SETS = Object.entries(SMALL_WORDS).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));
const MOST_WORDS = 20_000;

/** Null if it is not sure. */
export function findLanguage(columns: readonly ColumnFacts[]): string | null {
  const small = countSmallWords(columns);
  return (
    languageOfSentences(small) ??
    languageOfNames(columns) ??
    languageOfScript(columns) ??
    languageOfWords(columns, small)
  );
}

interface SmallWords {
  readonly counts: ReadonlyMap<string, number>;
  /** The same, where a word that several languages have counts for each of them in part. */
  readonly shares: ReadonlyMap<string, number>;
  /** `da med` → how often it comes. */
  readonly different: ReadonlyMap<string, number>;
  /** All words. */
  readonly seen: number;
}

function countSmallWords(columns: readonly ColumnFacts[]): SmallWords {
  const counts = new Map<string, number>();
  const shares = new Map<string, number>();
  const different = new Map<string, number>();
  let seen = 0;
  for (const column of columns) {
    if (column.words < 4 || column.isAddress) continue;
    for (const { text } of column.values) {
      if (seen > MOST_WORDS) break;
      for (const word of text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? []) {
        seen++;
        const having = SETS.filter(({ words }) => words.has(word));
        for (const { language } of having) {
          counts.set(language, (counts.get(language) ?? 0) + 1);
          shares.set(language, (shares.get(language) ?? 0) + 1 / having.length);
          different.set(`${language} ${word}`, (different.get(`${language} ${word}`) ?? 0) + 1);
        }
      }
    }
  }
  return { counts, shares, different, seen };
}

function languageOfSentences({ counts, shares, different, seen }: SmallWords): string | null {
  const [first, ...others] = [...shares].toSorted(([, a], [, b]) => b - a);
  const second = others.find(([other]) => !isNear(first?.[0] ?? '', other));
  const count = counts.get(first?.[0] ?? '') ?? 0;
  if (first === undefined || count < 40 || count < seen * 0.08) return null;
  // Letters with another meaning (`i7`) come often, but there are few different ones.
  const language = ownOf(first[0], different, counts);
  if ([...different.keys()].filter((word) => word.startsWith(`${language} `)).length < 8) return null;
  return first[1] >= (second?.[1] ?? 0) * 2 ? language : null;
}

/** Of languages that are near each other, the one whose own words come more often. */
function ownOf(language: string, different: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>): string {
  const near = NEAR_LANGUAGES.find((languages) => languages.includes(language)) ?? [language];
  const own = (one: string): number => {
    let sum = 0;
    for (const [key, count] of different) {
      const [of, said = ''] = key.split(' ');
      if (of === one && near.every((other) => other === one || !different.has(`${other} ${said}`))) sum += count;
    }
    return sum;
  };
  return near.toSorted((a, b) => own(b) - own(a) || (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? language;
}

const isNear = (one: string, other: string): boolean =>
  NEAR_LANGUAGES.some((languages) => languages.includes(one) && languages.includes(other));

const COLUMN_SETS = Object.entries(COLUMN_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

function languageOfNames(columns: readonly ColumnFacts[]): string | null {
  const counts = COLUMN_SETS.map(({ language, words }) => {
    // Ten columns of images say no more than one of them.
    const named = columns.flatMap(({ name }) => plainName(name).split(' ')).filter((word) => words.has(word));
    return { language, count: new Set(named).size };
  });
  const [first, ...others] = counts.toSorted((a, b) => b.count - a.count);
  const second = others.find(({ language }) => !isNear(first?.language ?? '', language));
  return first !== undefined && first.count >= 4 && first.count >= (second?.count ?? 0) * 2 ? first.language : null;
}

/** Letters that only one language uses. Japanese comes first, because it shares letters with Chinese. */
const SCRIPTS: readonly (readonly [language: string, own: RegExp, shared: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu],
  ['ko', /\p{Script=Hangul}/gu, /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu, /\p{Script=Han}/gu],
  ['el', /\p{Script=Greek}/gu, /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu, /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu, /\p{Script=Arabic}/gu],
  ['th', /\p{Script=Thai}/gu, /\p{Script=Thai}/gu],
];
const FEWEST_LETTERS = 8;
const SHARE_OF_LETTERS = 0.3;
const MOST_VALUES = 200;
const LONGEST_LOOKED_AT = 200;

/** Whoever names columns in letters of one language speaks it, however many makers' names are in the cells. */
const OF_HEADINGS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}{2}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u],
  ['el', /\p{Script=Greek}{2}/u],
  ['he', /\p{Script=Hebrew}{2}/u],
  ['th', /\p{Script=Thai}{2}/u],
];
const FEWEST_HEADINGS = 2;

function languageOfScript(columns: readonly ColumnFacts[]): string | null {
  const headed = OF_HEADINGS.filter(
    ([, letters]) => columns.filter(({ name }) => letters.test(name)).length >= FEWEST_HEADINGS,
  );
  if (headed.length === 1) return headed[0]?.[0] ?? null;
  const names = columns.map(({ name }) => name).join(' ');
  const values = columns
    .filter(({ isAddress }) => !isAddress)
    .flatMap((column) => column.values.slice(0, MOST_VALUES).map(({ text }) => text.slice(0, LONGEST_LOOKED_AT)))
    .join(' ');
  for (const [language, own, shared] of SCRIPTS) {
    for (const text of [names, values]) {
      const letters = text.match(/\p{L}/gu)?.length ?? 0;
      const has = text.match(shared)?.length ?? 0;
      if (own.test(text) && has >= FEWEST_LETTERS && has >= letters * SHARE_OF_LETTERS)
        return language === 'ar' && isPersian(text) ? 'fa' : language;
      own.lastIndex = 0;
    }
  }
  return null;
}

/** Arabic has none of these letters, and Urdu and Kurdish have others beside them. */
const isPersian = (text: string): boolean => {
  const own = text.match(/[پچژگکی]/gu)?.length ?? 0;
  const others = text.match(/[ٹڈڑںےہھەێۆڕڵ]/gu)?.length ?? 0;
  const letters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return own >= letters * SHARE_OF_PERSIAN && others < own * MOST_OF_OTHERS;
};

const SHARE_OF_PERSIAN = 0.05;
const MOST_OF_OTHERS = 0.1;

const WORDS = new Map<string, string[]>();
for (const table of [SMALL_WORDS, SHOP_WORDS])
  for (const [language, words] of Object.entries(table))
    for (const word of new Set(words.split(' '))) {
      const known = WORDS.get(word) ?? [];
      if (!known.includes(language) && word.length > 1) WORDS.set(word, [...known, language]);
    }
const LETTER_SETS = LETTERS.map(([letters, languages]) => ({
  letters: new RegExp(`[${letters}]`, 'u'),
  languages: languages.split(' '),
}));

/** Different words count, however often they come: `med` in every description is one word. */
const FEWEST_WORDS = 8;
const CLEARLY = 2;
const BY_LETTER = 0.5;
const MOST_BY_LETTER = 4;
/** In a country of one language. English words are in the names of every shop, but not twice as many, and not in sentences. */
const FEWEST_AT_HOME = 1;
const MOST_ENGLISH_AT_HOME = 2;

function languageOfWords(columns: readonly ColumnFacts[], { counts }: SmallWords): string | null {
  const scores = scoreWords(columns);
  const score = (language: string): number => scores.get(language) ?? 0;
  const country = findCountry(columns);
  const [home] = country?.languages.length === 1 ? country.languages : [];
  if (
    home !== undefined &&
    score(home) >= FEWEST_AT_HOME &&
    score(home) * MOST_ENGLISH_AT_HOME >= score('en') &&
    (counts.get(home) ?? 0) >= (counts.get('en') ?? 0)
  )
    return home;
  const cyrillic = languageOfCyrillic(columns);
  if (cyrillic !== null) return cyrillic;
  const [first, ...others] = [...scores].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < FEWEST_WORDS) return null;
  const [language, most] = first;
  const second = others.find(([other]) => !isNear(language, other))?.[1] ?? 0;
  return language !== 'en' && most >= second * CLEARLY ? language : null;
}

/** Of the languages of most Cyrillic catalogs, the one whose letters are in the words, beside English names or alone. */
function languageOfCyrillic(columns: readonly ColumnFacts[]): string | null {
  const words = [...differentWords(columns)].filter((word) => /\p{Script=Cyrillic}{2}/u.test(word));
  if (words.length < FEWEST_CYRILLIC || words.some((word) => /[ђјљњћџѓќўһқәө]/u.test(word))) return null;
  const counts = OWN_CYRILLIC.map(({ language, own }) => ({
    language,
    count: words.filter((word) => own.test(word)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count < FEWEST_OWN || first.count < (second?.count ?? 0) * CLEARLY) return null;
  return first.language;
}

/** In Russian, `ъ` stands before some vowels only. */
const OWN_CYRILLIC = [
  { language: 'ru', own: /[ыэё]|ъ[еюя]/u },
  { language: 'uk', own: /[іїєґ]/u },
  { language: 'bg', own: /ъ(?![еёюя])/u },
];

const FEWEST_CYRILLIC = 8;
const FEWEST_OWN = 2;

function differentWords(columns: readonly ColumnFacts[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { values, isAddress } of columns) {
    if (isAddress) continue;
    for (const { text } of values.slice(0, MOST_LOOKED_AT))
      for (const word of text
        .slice(0, LONGEST_LOOKED_AT)
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu) ?? [])
        found.add(word);
  }
  return found;
}

function scoreWords(columns: readonly ColumnFacts[]): ReadonlyMap<string, number> {
  const found = differentWords(columns);
  const scores = new Map<string, number>();
  const add = (language: string, worth: number): void => {
    scores.set(language, (scores.get(language) ?? 0) + worth);
  };
  const byLetters = new Map<string, number>();
  for (const word of found) {
    const languages = WORDS.get(word) ?? [];
    for (const language of languages) add(language, 1 / languages.length);
    for (const { letters, languages: those } of LETTER_SETS) {
      if (!letters.test(word)) continue;
      for (const language of those) byLetters.set(language, (byLetters.get(language) ?? 0) + BY_LETTER / those.length);
    }
  }
  for (const [language, worth] of byLetters) add(language, Math.min(worth, MOST_BY_LETTER));
  return scores;
}

const MOST_LOOKED_AT = 500;
