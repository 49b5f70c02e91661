// Which attributes an advisor speaks of at all: in its scope, its questions and its answers.

import { type Advisor, isValueAnswers } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';

export function attributesUsed({ where, questions }: Advisor): Set<string> {
  const used = new Set<string>();
  const look = (condition: Condition | null): void => {
    if (condition === null) return;
    switch (condition.kind) {
      case 'all':
      case 'any':
        for (const each of condition.of) look(each);
        return;
      case 'not':
        look(condition.of);
        return;
      default:
        used.add(condition.attribute);
    }
  };
  look(where);
  for (const question of questions) {
    if (question.type === 'RANGE') used.add(question.attribute);
    else if (isValueAnswers(question.answers)) used.add(question.answers.attribute);
    else for (const answer of question.answers) look(answer.where);
  }
  return used;
}
