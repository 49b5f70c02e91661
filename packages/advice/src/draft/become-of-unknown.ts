// What becomes of the products of which nothing is known that a question asks about, once somebody answers it.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { hasBit } from '@guidepost/engine/bits';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import type { Snapshot } from '@guidepost/engine/snapshot';
import type { BecomeOfUnknown } from './draft.ts';

export function becomeOfUnknown(
  question: Question,
  attribute: string,
  snapshot: Snapshot,
  scope: Uint32Array,
): BecomeOfUnknown {
  if (question.role === 'preference' || question.missing === 'keep') return 'stay';
  if (question.type === 'RANGE' || isValueAnswers(question.answers)) return 'go';
  const unknown = evaluateCondition({ kind: 'exists', attribute, exists: false }, snapshot);
  const isAnswered = question.answers.some(({ where }) => {
    if (where === null) return false;
    const satisfied = evaluateCondition(where, snapshot);
    return scope.some((product) => hasBit(unknown, product) && hasBit(satisfied, product));
  });
  return isAnswered ? 'answered' : 'go';
}
