// Whether the numbers at a question are true: how many products each answer would leave, and how they lie along a range.

import type { Question } from '@guidepost/contract/next-response';
import { boundsAmong, rangeOf } from './plain-range.ts';
import type { PlainReading } from './plain-reading.ts';
import { knownValue } from './plain-shop.ts';
import { demandSame } from './untrue.ts';

/** `left`: places in the scope of the products that are left. */
export function checkQuestion(
  reading: PlainReading,
  question: Question,
  left: readonly number[],
  see: (what: string, count?: number) => void,
): void {
  const asked = reading.question(question.question_id);
  const keeps = asked.role === 'filter' && asked.missing === 'keep';
  const products = left.flatMap((place) => reading.scope[place] ?? []);
  for (const { answer_id, count } of question.answers) {
    // A range of all there is leaves what has no value, too.
    const bounds = asked.type === 'RANGE' ? boundsAmong(asked, products) : null;
    const range = rangeOf(answer_id);
    const isWhole = bounds !== null && range.from <= bounds.from && range.to >= bounds.to;
    const truths = isWhole ? null : reading.answerTruths(asked, answer_id);
    const alternatives = new Set<number | undefined>();
    for (const place of left) {
      const truth = truths === null ? 'holds' : truths[place];
      if (truth === 'holds' || (keeps && truth === 'unknown')) alternatives.add(reading.alternatives[place]);
    }
    demandSame(count, alternatives.size, () => `how many ${question.question_id}, ${answer_id} leaves`);
  }
  if (question.question_type !== 'RANGE') return;
  const values = products
    .map((product) => knownValue(product, asked.attribute ?? ''))
    .filter((value) => typeof value === 'number');
  const bars = question.histogram ?? [];
  for (const [nth, { range_from: from, range_to: to, count }] of bars.entries()) {
    const isLast = nth === bars.length - 1;
    const within = values.filter((value) => value >= from && (value < to || (isLast && value === to)));
    demandSame(count, within.length, () => `the bar of ${question.question_id} from ${from} to ${to}`);
    see('bars');
  }
}
