// Whether the numbers at a question are true: how many products each answer would leave, and how they lie along a range.

import type { Question, RangeGrouping } from '@guidepost/contract/next-response';
import { boundsAmong, rangeOf, wholesOf } from './plain-range.ts';
import type { PlainReading } from './plain-reading.ts';
import { knownValue, type PlainQuestion } from './plain-shop.ts';
import { demand, demandSame } from './untrue.ts';

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
  for (const grouping of question.range_groupings) if (checkWhole(reading, asked, grouping)) see('cut');
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

/** Whether the grouping is cut. What is told of it then is the author's range, and has all that is offered; else nothing is told. */
function checkWhole(reading: PlainReading, asked: PlainQuestion, grouping: RangeGrouping): boolean {
  const { title, range_from, range_to, whole_from, whole_to } = grouping;
  const about = () => `the whole of ${title} of ${asked.id}: ${whole_from} to ${whole_to}`;
  const wholes = wholesOf(asked, reading.scope);
  const isIt = (from?: number, to?: number) => wholes.some((whole) => whole.from === from && whole.to === to);
  if (whole_from === undefined || whole_to === undefined)
    demand(wholes.length === 0 || isIt(range_from, range_to), about);
  else {
    demand(isIt(whole_from, whole_to), about);
    demand(whole_from <= range_from && range_to <= whole_to && whole_to - whole_from > range_to - range_from, about);
  }
  return whole_from !== undefined;
}
