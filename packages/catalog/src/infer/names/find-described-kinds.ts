// Where all names are of one kind, the word before it may tell them apart: `Настенный кондиционер`, `Wall clock`, where others begin with
// another word and the same kind. Makers stand there as well, so both are written as words of the language, the kind in small letters.

import type { ColumnFacts } from '../column/column-facts.ts';
import type { KindsInNames } from './find-kinds.ts';
import { alternatives, BEHIND_WORD, countSpellings } from './name-words.ts';

const BEGINNING = /^(\p{Lu}\p{Ll}{2,}(?:-\p{Ll}+)? \p{Ll}{4,})(?![\p{L}\d])/u;
/** Of all names. */
const NEARLY_ALL = 0.8;
const FEWEST_ALIKE = 3;
const MOST_KINDS = 6;
const MOST_ALIKE = 0.97;

/** `brand`: the column of makers. Null: names begin in many ways, or all in one. */
export function findDescribedKinds(title: ColumnFacts, brand: ColumnFacts | null): KindsInNames | null {
  const makers = new Set(brand?.values.map(({ text }) => text.toLowerCase().split(/\s+/, 1)[0]));
  const { counts } = countSpellings(title, BEGINNING);
  const often = [...counts].filter(
    ([text, count]) => count >= FEWEST_ALIKE && !makers.has(text.toLowerCase().split(' ', 1)[0]),
  );
  const nouns = new Set(often.map(([text]) => text.slice(text.indexOf(' ') + 1)));
  const having = often.reduce((sum, [, count]) => sum + count, 0);
  const most = Math.max(0, ...often.map(([, count]) => count));
  const isChoice = often.length > 1 && often.length <= MOST_KINDS && nouns.size === 1;
  if (!isChoice || having < title.filled * NEARLY_ALL || most > title.filled * MOST_ALIKE) return null;
  const kinds = often.toSorted(([, a], [, b]) => b - a).map(([text]) => text);
  return { map: [], pattern: `^(${alternatives(kinds)})${BEHIND_WORD}`, kinds, count: having };
}
