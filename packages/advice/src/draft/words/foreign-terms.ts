// Says the name of a column in the language of the questions where it is in another one: `Farbe` in a French draft. Only names that mean one thing
// in all languages that have them, and that the language itself does not know.

import { capital } from '@guidepost/fault/say-names';
import { foldText } from './fold-text.ts';
import { GERMAN_NAMES, GERMAN_TERMS } from './german-words.ts';
import { LANGUAGE_WORDS } from './language-words.ts';
import { columnTerms } from './languages/column-terms.ts';
import { importTerms } from './languages/import-terms.ts';
import { DRAFT_LANGUAGES, type DraftLanguage, isTabled, tableOf } from './languages/languages.ts';
import { splitPairs } from './languages/spelt-words.ts';

/** Shorter names have too many meanings: `RAM` is a frame in Serbian. */
const SHORTEST = 4;
/** Of scripts in which two letters are a word. */
const DENSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}$/u;

/** English, in lower case → the language's word. */
function termsIn(language: DraftLanguage): ReadonlyMap<string, string> {
  if (language === 'en') return new Map();
  const more = isTabled(language)
    ? [...importTerms(language), ...splitPairs(tableOf(language).terms)]
    : [...GERMAN_TERMS, ...GERMAN_NAMES, ...MORE_GERMAN];
  return new Map([...columnTerms(language), ...more]);
}

const MORE_GERMAN = splitPairs(
  'category:Kategorie,material:Material,condition:Zustand,year:Jahr,country:Land,region:Region,voltage:Spannung,diameter:Durchmesser,fuel:Kraftstoff,features:Ausstattung,product type:Warengruppe',
);

/** Of two English words for one thing. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['colour', 'color'],
  ['flavour', 'taste'],
  ['flavor', 'taste'],
  ['age group', 'age'],
  ['make', 'brand'],
]);

const TERMS = new Map(DRAFT_LANGUAGES.map((language) => [language, termsIn(language)] as const));

/** Folded name → the English words that languages mean by it. */
const ENGLISH = new Map<string, Set<string>>();
for (const terms of TERMS.values())
  for (const [english, own] of terms) {
    const folded = foldText(own);
    ENGLISH.set(folded, (ENGLISH.get(folded) ?? new Set()).add(SAME.get(english) ?? english));
  }

const OWN = new Map(
  LANGUAGE_WORDS.map(({ language, names }) => {
    const own = [...(TERMS.get(language)?.values() ?? [])].map(foldText);
    return [language, new Set([...names, ...own])] as const;
  }),
);

/** Words that files of every country have in English. */
const IS_ENGLISH: ReadonlySet<string> = new Set([
  ...(OWN.get('en') ?? []),
  ...[...TERMS.values()].flatMap((terms) => [...terms.keys()].map(foldText)),
]);

/** Null: the name is in this language, in English, or nobody knows; for English always. */
export function fromOtherLanguage(label: string, language: DraftLanguage): string | null {
  const folded = foldText(label);
  if (folded.length < SHORTEST && !DENSE.test(label.trim())) return null;
  // A draft is in English also where nobody found the language, and then such names tell its author.
  if (language === 'en' || OWN.get(language)?.has(folded) === true || IS_ENGLISH.has(folded)) return null;
  const [english, ...others] = ENGLISH.get(folded) ?? [];
  if (english === undefined || others.length > 0) return null;
  const own = TERMS.get(language)?.get(english);
  return own === undefined ? null : capital(own);
}
