// Which attributes an advisor speaks of at all: in its scope, its questions and its answers.

import { testedAttributes } from '@guidepost/advice/check/tested-attributes';
import { type Advisor, isValueAnswers } from '@guidepost/engine/advisor';

export function attributesUsed({ where, questions }: Advisor): Set<string> {
  const conditions = where === null ? [] : [where];
  const used = new Set<string>();
  for (const question of questions) {
    if (question.type === 'RANGE') used.add(question.attribute);
    else if (isValueAnswers(question.answers)) used.add(question.answers.attribute);
    else conditions.push(...question.answers.flatMap((answer) => answer.where ?? []));
  }
  for (const condition of conditions) for (const attribute of testedAttributes(condition)) used.add(attribute);
  return used;
}
