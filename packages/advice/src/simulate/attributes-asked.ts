// Which attributes a question looks at, `price` among them.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';

export function attributesAsked(question: Question): ReadonlySet<string> {
  if (question.type === 'RANGE') return new Set([question.attribute]);
  if (isValueAnswers(question.answers)) return new Set([question.answers.attribute]);
  return new Set(question.answers.flatMap(({ where }) => (where === null ? [] : attributesOf(where))));
}

function attributesOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(attributesOf);
    case 'not':
      return attributesOf(condition.of);
    default:
      return [condition.attribute];
  }
}
