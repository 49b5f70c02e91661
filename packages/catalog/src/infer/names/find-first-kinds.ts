// What things are where no table of words knows it, in languages that say it first: `Тренажер МТБ-2`, `Лавка складна`. A maker may stand there
// as well, so a first word counts only if the descriptions write it in small letters, as texts write words and not names.

import { baseOf } from '../attribute/label-words.ts';
import { COMMON_FIRST_WORDS } from '../cell/common-first-words.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { kindAtStart } from './beginnings-of-names.ts';
import type { KindsInNames } from './find-kinds.ts';
import { KIND_STANDS_LAST } from './kind-words.ts';
import { alternatives, BEHIND_WORD, countSpellings } from './name-words.ts';

const FEWEST_NAMES = 12;
/** Of all names. */
const MOST_OF_THEM = 0.6;
const FEWEST_KINDS = 3;
const MOST_KINDS = 40;
const FEWEST_ALIKE = 2;
/** Of all names, for one kind. */
const MOST_ALIKE = 0.9;
/** Of the names, those that begin with nothing else than a kind of which there are several. */
const FEWEST_SMALL = 2;

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;
const BEGINNING = /^\p{Lu}[\p{Ll}\p{M}'’-]{2,}(?: [\p{Ll}'’-]{3,})?$/u;
const BEGINS_SENTENCE = /(?:^|[.!?:;•·|/\n\r—–][\s"'“„«(]*)$/u;

/** `brand`: the column of makers. Null: names begin in too many ways, or with what may be makers. */
export function findFirstKinds(
  title: ColumnFacts,
  brand: ColumnFacts | null,
  description: ColumnFacts | null,
  language: string | null,
): KindsInNames | null {
  if (description === null || language === null || KIND_STANDS_LAST.has(baseOf(language))) return null;
  if (title.filled < FEWEST_NAMES) return null;
  const counts = new Map<string, number>();
  for (const { text, count } of title.values) {
    const [begun] = kindAtStart(text);
    if (BEGINNING.test(begun)) counts.set(begun, (counts.get(begun) ?? 0) + count);
  }
  const makers = new Set(brand?.values.map(({ text }) => text.toLowerCase().split(/\s+/, 1)[0]));
  const known = [...counts.keys()].filter(
    (begun) => !makers.has(wordOf(begun, 0)) && !COMMON_FIRST_WORDS.has(wordOf(begun, 0)),
  );
  const nouns = writtenSmall(new Set(known.map((begun) => wordOf(begun, -1))), description);
  // `Масажний стіл` is a kind of its own, unless other goods are a `стіл` and no more.
  const alone = new Set(known.filter((begun) => !begun.includes(' ')).map((begun) => begun.toLowerCase()));
  const standing = new Map([...counts.keys()].map((begun) => [begun.toLowerCase(), begun]));
  const kindOf = (begun: string): string => {
    const noun = wordOf(begun, -1);
    return begun.includes(' ') && alone.has(noun) ? (standing.get(noun) ?? begun) : begun;
  };
  const kinds = new Map<string, number>();
  for (const begun of known) {
    if (!nouns.has(wordOf(begun, -1))) continue;
    kinds.set(kindOf(begun), (kinds.get(kindOf(begun)) ?? 0) + (counts.get(begun) ?? 0));
  }
  const often = [...kinds].filter(([, count]) => count >= FEWEST_ALIKE).toSorted(([, a], [, b]) => b - a);
  const spellings = known.filter((begun) => often.some(([kind]) => kind === kindOf(begun)));
  if (often.length < FEWEST_KINDS || often.length > MOST_KINDS) return null;
  const pattern = `^(${alternatives(spellings)})${BEHIND_WORD}`;
  const { having } = countSpellings(title, new RegExp(pattern, 'u'));
  if (having < title.filled * MOST_OF_THEM || (often[0]?.[1] ?? 0) > title.filled * MOST_ALIKE) return null;
  const map = spellings.flatMap((begun) => (kindOf(begun) === begun ? [] : [[begun, kindOf(begun)] as const]));
  return { pattern, map, kinds: spellings, count: having };
}

const wordOf = (begun: string, nth: number): string => begun.toLowerCase().split(' ').at(nth) ?? '';

/** The words that texts have in small letters, and never with a capital within a sentence. */
function writtenSmall(words: ReadonlySet<string>, { values }: ColumnFacts): ReadonlySet<string> {
  const small = new Map<string, number>();
  const names = new Set<string>();
  for (const { text } of values) {
    const seen = new Set<string>();
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const lower = word.toLowerCase();
      if (!words.has(lower)) continue;
      if (word === lower) seen.add(lower);
      else if (!BEGINS_SENTENCE.test(text.slice(Math.max(0, index - 8), index))) names.add(lower);
    }
    for (const word of seen) small.set(word, (small.get(word) ?? 0) + 1);
  }
  return new Set([...small].flatMap(([word, count]) => (count >= FEWEST_SMALL && !names.has(word) ? [word] : [])));
}
