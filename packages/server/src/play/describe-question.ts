// A question in the terminal: how many products are left, what can be chosen, and what to type.

import { eachBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import type { Session } from '@guidepost/engine/session';
import type { PlayWords } from './play-words.ts';
import type { ShownQuestion } from './shown-question.ts';

/** `asked` counts from 1; `remark` stands behind the title. Of a question replied to, Enter keeps the reply. */
export function describeQuestion(
  question: ShownQuestion,
  asked: number,
  remark: string,
  isReplied: boolean,
  words: PlayWords,
): string {
  const lines = ['', `${asked}. ${question.title}   (${remark})`];
  if (question.description) lines.push(question.description);
  for (const [index, { title, description }] of question.answers.entries()) {
    lines.push(`  ${index + 1}  ${title}${description ? `: ${description}` : ''}`);
  }
  if (question.range) {
    const { from, to, label } = question.range;
    lines.push(`  ${words.anyRange(rangeText(from, to, label, words), question.answers.length === 0)}`);
  }
  if (question.question_type === 'MULTIPLE') lines.push(`  (${words.severalCanBeChosen})`);
  const skip = question.skip_text ?? words.skip;
  lines.push(...(isReplied ? [`  Enter  ${words.keepReply}`, `  s  ${skip}`] : [`  Enter  ${skip}`]), '');
  return lines.join('\n');
}

/** `20-140 kg` */
export const rangeText = (from: number, to: number, label: string, words: PlayWords): string =>
  `${words.range(from, to)}${label === '' ? '' : ` ${label}`}`;

/**
 * What results are counted in: `37 models` where one of each group is shown, `58 products` otherwise. Of one model it is said
 * how many variants are left, because that is why there are further questions.
 */
export function describeLeft(compiled: CompiledAdvisor, session: Session, words: PlayWords): string {
  const { candidates, count } = narrow(compiled, session);
  const { groups } = compiled.snapshot;
  if (groups === null || compiled.advisor.results.onePer !== 'group') return words.products(count);
  const seen = new Set<number>();
  for (const product of eachBit(candidates)) seen.add(groups[product] ?? -1);
  return seen.size === 1 && count > 1 ? words.oneModelIn(count) : words.models(seen.size);
}
