// "4 GB is enough" beside "8 GB or more" is no choice once all that is left has 8 GB. A question with such answers hides them.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { placesOfStricter } from '@guidepost/engine/stricter';

export function hideRedundant<Asked extends Question>(question: Asked): Asked {
  if (question.type === 'RANGE' || isValueAnswers(question.answers)) return question;
  const stricter = placesOfStricter(question.answers.map(({ where }) => where));
  return stricter.some((places) => places.length > 0) ? { ...question, redundant: 'hide' } : question;
}
