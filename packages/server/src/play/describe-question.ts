// A question in the terminal: how many products are left, what can be chosen, and what to type.

import { eachBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import type { Session } from '@guidepost/engine/session';
import type { ShownQuestion } from './shown-question.ts';

/** `asked` counts from 1; `remark` stands behind the title. Of a question replied to, Enter keeps the reply. */
export function describeQuestion(question: ShownQuestion, asked: number, remark: string, isReplied: boolean): string {
  const lines = ['', `${asked}. ${question.title}   (${remark})`];
  if (question.description) lines.push(question.description);
  for (const [index, { title, description }] of question.answers.entries()) {
    lines.push(`  ${index + 1}  ${title}${description ? `: ${description}` : ''}`);
  }
  if (question.range) {
    const { from, to, label } = question.range;
    const any = question.answers.length > 0 ? 'or any range within' : 'any range within';
    lines.push(`  ${any} ${rangeText(from, to, label)}`);
  }
  if (question.question_type === 'MULTIPLE') lines.push('  (several can be chosen, such as 1,3)');
  const skip = question.skip_text ?? 'skip';
  lines.push(...(isReplied ? ['  Enter  keep this reply', `  s  ${skip}`] : [`  Enter  ${skip}`]), '');
  return lines.join('\n');
}

/** `20-140 kg` */
export const rangeText = (from: number, to: number, label: string): string =>
  `${from}${from < 0 || to < 0 ? ' to ' : '-'}${to}${label === '' ? '' : ` ${label}`}`;

/**
 * What results are counted in: `37 models` where one of each group is shown, `58 products` otherwise. Of one model it is said
 * how many variants are left, because that is why there are further questions.
 */
export function describeLeft(compiled: CompiledAdvisor, session: Session): string {
  const { candidates, count } = narrow(compiled, session);
  const { groups } = compiled.snapshot;
  if (groups === null || compiled.advisor.results.onePer === 'product') return counted(count, 'product');
  const seen = new Set<number>();
  for (const product of eachBit(candidates)) seen.add(groups[product] ?? -1);
  return seen.size === 1 && count > 1 ? `1 model in ${count} variants` : counted(seen.size, 'model');
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
