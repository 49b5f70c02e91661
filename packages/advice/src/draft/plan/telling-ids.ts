// Gives ranges ids that say what they stand for, for people who read the file or a report.

import type { Answer } from '@guidepost/engine/advisor';

/** `to-8`, `16`, `over-64`, `from-8`, if the numbers have no dot. */
export function withTellingIds(answers: readonly Answer[]): Answer[] {
  const dotless = (number: number): string => String(number).replace('.', '_').replace('-', 'minus_');
  const ids = answers.map(({ where }) => {
    if (where?.kind === 'in') return dotless(Number(where.values[0]));
    if (where?.kind !== 'compare') return '';
    const { gt, gte, lte } = where;
    if (gte !== undefined) return `from-${dotless(gte)}`;
    if (gt === undefined) return `to-${dotless(lte ?? 0)}`;
    return lte === undefined ? `over-${dotless(gt)}` : `over-${dotless(gt)}-to-${dotless(lte)}`;
  });
  return answers.map((answer, nth) => ({ ...answer, id: ids[nth] || answer.id }));
}
