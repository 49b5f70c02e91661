// Where most names are of one kind, what a few of them name later is what the thing has or comes with: `Power Bank 20000mAh Digital Display`,
// `Camera X50 18-45mm Lens Kit`. What stands right behind the main kind makes another thing of it: `Camera Bag`, `Watch Leather Strap`.

import type { ColumnFacts } from '../column/column-facts.ts';
import { joinKinds } from './join-kinds.ts';
import { alternatives, BEFORE_WORD, BEHIND_WORD, countSpellings } from './name-words.ts';

/** Of all names: those of the main kind, and those that say another one behind it. */
const MOSTLY = 0.5;
const FEW = 0.25;

/** `pattern`: takes the last kind of a name. `end`: what ends the part of a name that says what the thing is. `guard`: against words of brands. */
interface LastKind {
  readonly pattern: string;
  readonly end: string;
  readonly guard: string;
}

/** `words`: kinds that stand anywhere in the names, in any case. Null: there is no main kind, or no name says more than it. */
export function mainKindFirst(
  title: ColumnFacts,
  words: readonly string[],
  { pattern, end, guard }: LastKind,
  language: string | null,
): string | null {
  const last = new RegExp(pattern, 'u');
  const { counts } = countSpellings(title, last);
  const written = spellingsOf(title, words);
  const meant = new Map(joinKinds(new Map([...written, ...counts]), language));
  const kindOf = (text: string): string => meant.get(text) ?? text;
  const all = new Map<string, number>();
  for (const [text, count] of counts) all.set(kindOf(text), (all.get(kindOf(text)) ?? 0) + count);
  const [main = '', most = 0] = [...all].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (most < title.filled * MOSTLY || all.size < 2) return null;
  const kinds = [...new Set([...written.keys(), ...counts.keys()])];
  const own = kinds.filter((kind) => kindOf(kind) === main);
  const others = kinds.filter((kind) => kindOf(kind) !== main);
  const noCompound = `(?! (?:[\\p{L}'’-]+ ){0,2}(?:${alternatives(others)})${BEHIND_WORD})`;
  const early = `^(?:(?!${end})[^])*?${BEFORE_WORD}${guard}(${alternatives(own)})${BEHIND_WORD}${noCompound}`;
  const first = new RegExp(early, 'u');
  const [changed, kept] = [new Map<string, number>(), new Map<string, number>()];
  for (const { text, count } of title.values) {
    const found = last.exec(text)?.[1];
    if (found === undefined || kindOf(found) === main) continue;
    const into = first.test(text) ? changed : kept;
    into.set(kindOf(found), (into.get(kindOf(found)) ?? 0) + count);
  }
  const total = [...changed.values()].reduce((sum, count) => sum + count, 0);
  // Straps are sold beside watches, where most of them are no part of one.
  const isSold = [...changed].some(([kind, count]) => (kept.get(kind) ?? 0) > count);
  return total === 0 || total > title.filled * FEW || isSold ? null : `${early}|${pattern}`;
}

function spellingsOf({ values }: ColumnFacts, words: readonly string[]): ReadonlyMap<string, number> {
  const expression = new RegExp(`${BEFORE_WORD}(?:${alternatives(words)})${BEHIND_WORD}`, 'giu');
  const found = new Map<string, number>();
  for (const { text, count } of values)
    for (const [word] of text.matchAll(expression)) found.set(word, (found.get(word) ?? 0) + count);
  return found;
}
