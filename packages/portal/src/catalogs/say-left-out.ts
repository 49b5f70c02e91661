// Why rows are left out, in plain words.

import type { DropCountView } from '@guidepost/contract/views/import-notice-view';
import { fillIn, type Language, sayCount, type Words } from '../words/words.ts';

/** Before an import, and after it. */
export type Tense = 'now' | 'past';

type LostWords = Words['lost'];

export const sayLeftOut = (words: LostWords, language: Language, rule: DropCountView, tense: Tense): string =>
  fillIn(sayCount(language, words.leftOut[tense], rule.count), { why: whyLeftOut(words, language, rule) });

function whyLeftOut({ why }: LostWords, language: Language, rule: DropCountView): string {
  const { column, in: texts, not_in: others, matches, blank } = rule;
  const tests = [texts, others, matches, blank].filter((test) => test !== null);
  if (tests.length > 1 || matches !== null) return fillIn(why.says, { column });
  if (blank !== null) return fillIn(blank ? why.empty : why.filled, { column });
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return fillIn(texts === null ? why.isNot : why.is, { column, texts: list.format(shown(texts ?? others ?? [], why)) });
}

const MOST_SHOWN = 4;

function shown(texts: readonly string[], { text, other }: LostWords['why']): string[] {
  const quoted = texts.slice(0, MOST_SHOWN).map((each) => fillIn(text, { text: each }));
  return texts.length > MOST_SHOWN ? [...quoted, other] : quoted;
}

/** Null: each is left out by one of the rules. */
export function sayOthersLeftOut(
  { leftOutElse }: LostWords,
  language: Language,
  {
    dropped,
    rules,
    tense,
  }: { readonly dropped: number; readonly rules: readonly DropCountView[]; readonly tense: Tense },
): string | null {
  const rest = dropped - rules.reduce((sum, { count }) => sum + count, 0);
  return rest <= 0 ? null : sayCount(language, leftOutElse[tense], rest);
}
