// Finds what an attribute is about by its name, in the languages that have a table of words.

import { foldText } from '../words/fold-text.ts';
import type { LanguageTable } from '../words/languages/language-table.ts';
import { LANGUAGE_TABLES } from '../words/languages/languages.ts';
import { splitWords } from '../words/languages/spelt-words.ts';
import type { Concept } from './concept-names.ts';

/** Only words this long are looked for inside a name. Shorter words have too many meanings. */
const LONG = 5;
/** Words of scripts in which two letters are a word: `画面サイズ` ends with the thing that it is. */
const DENSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}$/u;

const TABLES: readonly LanguageTable[] = Object.values(LANGUAGE_TABLES);
const NAMES = new Map<Concept, Set<string>>();
for (const { names } of TABLES) {
  for (const [concept, text] of Object.entries(names) as [Concept, string][]) {
    const known = NAMES.get(concept) ?? new Set();
    for (const name of splitWords(text)) known.add(foldText(name));
    NAMES.set(concept, known);
  }
}

/** Of such a word, the end is what it is about, and what stands before it says whose: `本体カラー`. */
function endsWithName(word: string, names: ReadonlySet<string>): boolean {
  for (let at = 1; at <= word.length - 2; at++) {
    const end = word.slice(at);
    if (names.has(end) && DENSE.test(end)) return true;
  }
  return false;
}

/** Whether a table lists the whole name. */
export const isWholeLocalName = (concept: Concept, folded: string): boolean => NAMES.get(concept)?.has(folded) === true;

/** `folded`: see `foldText`. For a kind the whole name must fit. For anything else, words inside the name count, too. */
export function isLocalName(concept: Concept, folded: string): boolean {
  const names = NAMES.get(concept);
  if (names === undefined) return false;
  if (names.has(folded)) return true;
  if (concept === 'kind') return false;
  const words = folded.split(' ');
  return words.some((word, nth) => {
    if ((word.length >= LONG || DENSE.test(word)) && names.has(word)) return true;
    if (DENSE.test(word) && endsWithName(word, names)) return true;
    const two = words.slice(nth, nth + 2).join(' ');
    return two.includes(' ') && two.length >= LONG && names.has(two);
  });
}
