// Finds names of two words whose first word means something by itself: names of a file in which `Auto` begins again and again, always with `Trail`
// behind it, and no other name has a `Trail`, are of a make.

import { FEATURES } from '../attribute/feature-words.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import type { Choice } from './choice.ts';
import { CHOICES } from './choice-words.ts';
import { KIND_WORDS } from './kind-words.ts';
import { BEFORE_WORD, BEHIND_WORD } from './name-words.ts';

const FEWEST_NAMES = 4;
/** Of the names with the second word, those in which the first one stands before it. */
const NEARLY_ALWAYS = 0.9;
/** Of the names with the pair, those that begin with it. Makes stand there. */
const MOSTLY_FIRST = 0.5;
/** Of the names with a word that has no other meaning in such names, those in which the second one follows. */
const MOSTLY_FOLLOWED = 0.5;
/** Different beginnings of what follows a pair. What is one thing again and again is no make. */
const FEWEST_MODELS = 2;

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '');

/** Words with a meaning of their own: `Kids Bike` is no make. */
const MEANINGFUL: ReadonlySet<string> = new Set(
  [
    ...KIND_WORDS.flat(),
    ...FEATURES.flatMap(({ words, doubtful }) => [...words, ...doubtful]),
    ...CHOICES.flatMap(({ groups }) => groups.split(/[\n=|]/)),
  ].flatMap((words) => words.toLowerCase().split(' ').map(singular)),
);

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly models: Set<string>;
  count: number;
  beginning: number;
}

/** What refuses such names in a pattern, before the group of words. `expression` finds the words that tell the choice. */
export function fixedPairs(title: ColumnFacts, expression: RegExp, choice: Choice): string {
  const words = new RegExp(expression.source, `${expression.flags}g`);
  const pairs = new Map<string, Pair>();
  const firsts = new Map<string, number>();
  for (const { text, count } of title.values) {
    for (const { 1: word = '', index } of text.matchAll(words)) {
      const first = word.toLowerCase();
      firsts.set(first, (firsts.get(first) ?? 0) + count);
      const behind = BEHIND.exec(text.slice(index + word.length));
      if (behind === null) continue;
      const [, second = '', model = ''] = behind;
      const key = `${first} ${singular(second)}`;
      const pair = pairs.get(key) ?? { first, second: singular(second), models: new Set(), count: 0, beginning: 0 };
      pair.count += count;
      if (!/\p{L}/u.test(text.slice(0, index))) pair.beginning += count;
      pair.models.add(model.toLowerCase());
      pairs.set(key, pair);
    }
  }
  const likely = [...pairs.values()].filter(
    ({ first, second, count, beginning, models }) =>
      count >= FEWEST_NAMES &&
      beginning >= count * MOSTLY_FIRST &&
      models.size >= FEWEST_MODELS &&
      !MEANINGFUL.has(second) &&
      !choice.columns.test(second) &&
      (choice.doubtful?.includes(first) === true || count >= (firsts.get(first) ?? 0) * MOSTLY_FOLLOWED),
  );
  const names = likely.filter(({ second, count }) => count >= having(title, second) * NEARLY_ALWAYS);
  const refused = names.map(({ first, second }) => `${escapePattern(first)}[\\s-]+${escapePattern(second)}s?`);
  return refused.length === 0 ? '' : `(?!(?i:${refused.join('|')})${BEHIND_WORD})`;
}

/** A word with a capital, and the beginning of what follows. */
const BEHIND = /^(?:-| )(\p{Lu}[\p{L}\p{M}]{2,})(?![\p{L}\d])[\s-]*(\S*)/u;

function having(title: ColumnFacts, word: string): number {
  const expression = new RegExp(`${BEFORE_WORD}${escapePattern(word)}s?${BEHIND_WORD}`, 'iu');
  return title.values.reduce((sum, { text, count }) => (expression.test(text) ? sum + count : sum), 0);
}
