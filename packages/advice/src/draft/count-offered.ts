// Counts the products in scope that each answer of a drafted question stands for, by the answer's own condition: the number that a merchandiser
// gets who looks the answer up in the catalog.

import { type Answer, isValueAnswers, type Question, type RangeQuestion } from '@guidepost/engine/advisor';
import { hasBit } from '@guidepost/engine/bits';
import type { Condition } from '@guidepost/engine/condition';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import { type Snapshot, valueAt } from '@guidepost/engine/snapshot';
import { profile } from './attribute/profile.ts';
import type { OfferedAnswer } from './draft.ts';

/** In the order in which they are shown. Of answers made from the catalog, as many as are shown at once. */
export function countOffered(question: Question, snapshot: Snapshot, scope: Uint32Array): OfferedAnswer[] {
  const count = (where: Condition | null): number => {
    if (where === null) return scope.length;
    const satisfied = evaluateCondition(where, snapshot);
    return scope.reduce((sum, product) => sum + Number(hasBit(satisfied, product)), 0);
  };
  if (question.type === 'RANGE') return question.groupings.map((part) => countPart(part, question.attribute, count));
  const { answers } = question;
  if (!isValueAnswers(answers)) return answers.map(({ title, where }: Answer) => ({ title, products: count(where) }));
  const column = snapshot.columns.get(answers.attribute);
  if (column === undefined) return [];
  const { codes, counts } = profile({ ...PLAIN, name: answers.attribute, type: column.type }, column, scope);
  return codes
    .map((code) => ({ title: valueAt(column, code), products: counts[code] ?? 0 }))
    .sort((a, b) => b.products - a.products)
    .slice(0, answers.max);
}

const PLAIN = { unit: null, label: null };

/** Both ends are included, as in a conversation. */
function countPart(
  { title, from, to }: RangeQuestion['groupings'][number],
  attribute: string,
  count: (where: Condition) => number,
): OfferedAnswer {
  const bounds = { ...(from === null ? {} : { gte: from }), ...(to === null ? {} : { lte: to }) };
  return { title, products: count({ kind: 'compare', attribute, ...bounds }) };
}
