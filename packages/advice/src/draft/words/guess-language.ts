// Finds the language of a catalog in its own texts: by the names of its attributes, the small words of its sentences, and
// letters that hardly any other language has, and else by plain words of goods. It also finds attributes that are named in another language than the questions.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from './fold-text.ts';
import { fromOtherLanguage } from './foreign-terms.ts';
import { inGerman } from './german-noun.ts';
import { guessByWords } from './guess-by-words.ts';
import { LANGUAGE_WORDS, type LanguageWords } from './language-words.ts';
import type { DraftLanguage } from './languages/languages.ts';

type Named = Pick<Attribute, 'name' | 'label'>;

/** The weight of an attribute's name. English names count less, because the files of every country have them. */
const BY_NAME = 12;
const BY_ENGLISH_NAME = 3;
/** The weight of the texts if every word in them belonged to the language. */
const BY_TEXTS = 300;
const MOST_TEXT = 100_000;
const LEAST = 12;
/** Texts with fewer words count little. */
const FEWEST_WORDS = 60;
/** At least so many different words must be found. The name of an attribute counts as two. */
const FEWEST_FOUND = 4;
/** The best language must have so many times the weight of the next one. */
const CLEARLY = 1.2;

/** `texts`: some titles, descriptions and values of its products. Null if it is not sure. */
export function guessLanguage(attributes: readonly Named[], texts: readonly string[] = []): DraftLanguage | null {
  const headings = attributes.flatMap(({ name, label }) => [name, label ?? '']);
  return guessBySentences(attributes, texts) ?? guessByWords(headings, texts, isNear);
}

function guessBySentences(attributes: readonly Named[], texts: readonly string[]): DraftLanguage | null {
  const scores = new Map<DraftLanguage, number>(LANGUAGE_WORDS.map(({ language }) => [language, 0]));
  const different = new Map<DraftLanguage, Set<string>>();
  const add = (word: string, those: readonly LanguageWords[], worth: (one: LanguageWords) => number): void => {
    for (const one of those) different.set(one.language, (different.get(one.language) ?? new Set()).add(word));
    for (const one of those) scores.set(one.language, (scores.get(one.language) ?? 0) + worth(one) / those.length);
  };
  // Ten columns of images count no more than one.
  for (const name of new Set(attributes.flatMap(namesIn))) {
    const those = LANGUAGE_WORDS.filter(({ names }) => names.has(name));
    const english = those.filter(({ language }) => language === 'en');
    if (english.length > 0) add(`:${name}`, english, () => BY_ENGLISH_NAME);
    else add(`:${name}`, those, () => BY_NAME);
  }
  const words =
    texts
      .join(' \n ')
      .slice(0, MOST_TEXT)
      .toLowerCase()
      .match(/[\p{L}\p{M}]{2,}|(?<!\p{L})\p{Script=Cyrillic}(?!\p{L})/gu) ?? [];
  const each = BY_TEXTS / Math.max(FEWEST_WORDS, words.length);
  for (const word of words) {
    add(
      word,
      LANGUAGE_WORDS.filter(({ smallWords }) => smallWords.has(word)),
      () => each,
    );
    // A letter that only one language has counts more than a word that its neighbours have, too.
    add(
      word,
      LANGUAGE_WORDS.filter(({ letters }) => letters?.test(word) === true),
      () => 2 * each,
    );
  }
  const [first, ...others] = [...scores].sort(([, a], [, b]) => b - a);
  if (first === undefined) return null;
  const [language, score] = first;
  const second = others.find(([other]) => !isNear(language, other))?.[1] ?? 0;
  if (score < LEAST || score < CLEARLY * second) return null;
  // One frequent short word may be a name: `OS` is not Portuguese.
  const found = [...(different.get(language) ?? [])];
  return found.length + found.filter((word) => word.startsWith(':')).length >= FEWEST_FOUND ? language : null;
}

/** Languages that are so near that it hardly matters which one is chosen: who reads one can read the other. */
const NEAR: readonly (readonly DraftLanguage[])[] = [
  ['sr', 'hr'],
  ['cs', 'sk'],
  ['da', 'nb'],
];
const isNear = (one: DraftLanguage, other: DraftLanguage): boolean =>
  NEAR.some((languages) => languages.includes(one) && languages.includes(other));

/** The whole name, and its longer words. */
function namesIn({ name, label }: Named): string[] {
  const folded = foldText(label ?? name);
  return [folded, ...folded.split(' ').filter((word) => word.length >= LONG)];
}

const LONG = 5;

/**
 * Names of attributes with words of another language than the questions. Inside such a sentence they say
 * nothing to shoppers, so the author of a draft is told.
 */
export function foreignNames(attributes: readonly Named[], language: DraftLanguage): readonly string[] {
  const own = LANGUAGE_WORDS.find((words) => words.language === language);
  const isForeign = (word: string): boolean =>
    LANGUAGE_WORDS.some(({ names }) => names.has(word)) || (language !== 'en' && ENGLISH_LABELS.has(word));
  const isOwn = (word: string): boolean => own?.names.has(word) === true || own?.terms.has(word) === true;
  return attributes
    .filter(({ name, label }) => {
      const folded = foldText(label ?? name);
      if (isOwn(folded) || fromOtherLanguage(label ?? name, language) !== null) return false;
      if (language === 'de' && inGerman(label ?? name) !== (label ?? name)) return false;
      return folded.split(' ').some((word) => word.length >= 3 && !isOwn(word) && isForeign(word));
    })
    .map(({ name }) => name);
}

/** Whether questions say it in another word than the catalog: `Grid` in a Turkish draft, `Farbe` in a French one. */
export function isTranslated({ name, label }: Named, language: DraftLanguage): boolean {
  const own = LANGUAGE_WORDS.find((words) => words.language === language);
  const folded = foldText(label ?? name);
  if (fromOtherLanguage(label ?? name, language) !== null) return true;
  return own?.terms.has(folded) === true && !own.names.has(folded) && !own.spelledAlike.has(folded);
}

/** Words that only English labels have. They do not tell a catalog's language, because files of every country have them. */
const ENGLISH_LABELS: ReadonlySet<string> = new Set(
  (
    'grid phases berth puffs used with without number rate speed gross weather heating cooling noise coating mounting wheel tyre ' +
    'brake gear engine battery charger connection wireless frequency efficiency lifetime bulb socket strap movement sleeve neck heel ' +
    'upper lining closure fabric skin hair flavour flavor scent grape vintage sweetness sheet thread hole bundle pieces'
  ).split(' '),
);
