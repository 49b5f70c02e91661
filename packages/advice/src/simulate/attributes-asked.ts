// What a question is about.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { testedAttributes } from '../check/tested-attributes.ts';

/** The attributes that a question looks at, `price` among them. */
export function attributesAsked(question: Question): ReadonlySet<string> {
  if (question.type === 'RANGE') return new Set([question.attribute]);
  if (isValueAnswers(question.answers)) return new Set([question.answers.attribute]);
  return new Set(question.answers.flatMap(({ where }) => (where === null ? [] : [...testedAttributes(where)])));
}
