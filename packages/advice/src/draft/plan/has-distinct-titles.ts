// A question whose answers read the same is not asked: nobody could tell which of them to choose.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { titleAsShown } from '../../title-as-shown.ts';

export function hasDistinctTitles(question: Question): boolean {
  const offered =
    question.type === 'RANGE' ? question.groupings : isValueAnswers(question.answers) ? [] : question.answers;
  return new Set(offered.map(({ title }) => titleAsShown(title))).size === offered.length;
}
