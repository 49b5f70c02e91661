// Parts of names that many names share: what stands in brackets at the end, `Alto (CD)`, before a sign at the beginning, `Kestra - Alto`, and
// behind the words that all names begin with, `Bricks KESTRA Harbour`. Only parts that nearly always come again in other names are taken, as
// any other is a piece of one name.

import { ORDINARY } from '../attribute/found-in-names.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { alternatives, BEFORE_WORD, BEHIND_WORD } from './name-words.ts';

export interface SharedPart {
  readonly pattern: string;
  /** As names have them; the commonest first. */
  readonly values: readonly string[];
  /** The names that have one. */
  readonly count: number;
}

const FEWEST_NAMES = 20;
/** Of all names. */
const HAVING = 0.8;
/** So many names have a part in common. */
const ALIKE = 3;
/** Of the names with a part, those whose part others have, too. */
const SHARED = 0.9;
const MOST_VALUES = 20;
const MOST_ALIKE = 0.97;
/** Of the values. What measures or counts is read as a number elsewhere. */
const IN_WORDS = 0.5;

const AT_END = '\\(([^()]{2,30})\\)\\s*$';
const AT_START = ['^([^/|–—]{3,40}?)\\s+/\\s', '^([^/|–—]{3,40}?)\\s+[-–—|]\\s'];

/** Null: too few names end with brackets, or they say this and that. */
export const findEndsInBrackets = (title: ColumnFacts): SharedPart | null => shared(title, AT_END);

/** What stands before the first sign. Null: names have none there, or it is in one name each. */
export const findBeginnings = (title: ColumnFacts): SharedPart | null =>
  AT_START.map((pattern) => shared(title, pattern)).find((part) => part !== null) ?? null;

/** Whether parts are words for things, and no names: most have a word in small letters. */
export const sayThings = (parts: readonly string[]): boolean =>
  parts.filter((part) => /(?:^| )\p{Ll}{3,}/u.test(part)).length >= parts.length * IN_WORDS;

/** Of all names, those that begin with the same words. */
const NEARLY_ALL = 0.95;
const LONGEST_BEGINNING = 3;

/** Of the names with a first word, those with the same second one, where both are one name: `Harry Potter`. */
const ALWAYS = 0.9;

/** The word behind what all names begin with, or the two that belong together. Null: there is no such beginning. */
export function findLinesBehindMaker(title: ColumnFacts): SharedPart | null {
  const beginning = commonBeginning(title);
  if (beginning === null) return null;
  const start = `^${alternatives([beginning])}\\s+`;
  const expression = new RegExp(start, 'u');
  const seconds = new Map<string, Map<string, number>>();
  for (const { text, count } of title.values) {
    const [first = '', second = ''] = text.replace(expression, '').split(/\s+/);
    const known = seconds.get(first) ?? new Map<string, number>();
    known.set(second, (known.get(second) ?? 0) + count);
    seconds.set(first, known);
  }
  const lines = [...seconds].flatMap(([first, behind]) => {
    const all = [...behind.values()].reduce((sum, count) => sum + count, 0);
    const [second = '', most = 0] = [...behind].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (all < ALIKE || !WORD.test(first)) return [];
    const isPair = most >= all * ALWAYS && WORD.test(second);
    return isPair ? [`${first} ${second}`] : ORDINARY.test(first) ? [] : [first];
  });
  return lines.length === 0 ? null : shared(title, `${start}(${alternatives(lines)})${BEHIND_WORD}`);
}

const WORD = /^\p{Lu}\p{L}+$/u;

/** The words that nearly all names begin with, if the last one is written as a maker's: `Bricks KESTRA`. */
function commonBeginning(title: ColumnFacts): string | null {
  let found: string | null = null;
  for (let length = 1; length <= LONGEST_BEGINNING; length++) {
    const counts = new Map<string, number>();
    for (const { text, count } of title.values) {
      const words = text.split(/\s+/);
      if (words.length <= length) continue;
      const begun = words.slice(0, length).join(' ');
      counts.set(begun, (counts.get(begun) ?? 0) + count);
    }
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (most === undefined || most[1] < title.filled * NEARLY_ALL) break;
    found = most[0];
  }
  return found !== null && new RegExp(`${BEFORE_WORD}\\p{Lu}{3,}$`, 'u').test(found) ? found : null;
}

function shared(title: ColumnFacts, pattern: string): SharedPart | null {
  if (title.filled < FEWEST_NAMES) return null;
  const expression = new RegExp(pattern, 'u');
  const counts = new Map<string, number>();
  let having = 0;
  for (const { text, count } of title.values) {
    const found = expression.exec(text)?.[1]?.trim();
    if (found === undefined) continue;
    having += count;
    counts.set(found, (counts.get(found) ?? 0) + count);
  }
  const values = [...counts].toSorted(([, a], [, b]) => b - a);
  const often = values.filter(([, count]) => count >= ALIKE);
  const areShared = often.reduce((sum, [, count]) => sum + count, 0) >= having * SHARED;
  const isChoice = often.length >= 2 && values.length <= MOST_VALUES && (values[0]?.[1] ?? 0) <= having * MOST_ALIKE;
  const words = values.filter(([text]) => /\p{L}/u.test(text)).length;
  if (having < title.filled * HAVING || !areShared || !isChoice || words < values.length * IN_WORDS) return null;
  return { pattern, values: values.map(([text]) => text), count: having };
}
