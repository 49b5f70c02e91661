// Answers may stand for products of which nothing is known that the question asks about: by saying so, by saying what they must not be, or by
// asking about something else.

import { type DraftObject, isRecord } from '../draft/draft-document.ts';
import { titleShown, whereOf } from './answer-condition.ts';

/**
 * A condition that holds for products without a value that one of the answers stands for. `all`: every one of them, because some answer means no
 * preference. `none`: no answer can stand for any.
 */
export function takenIn(question: DraftObject, attribute: string): 'all' | 'none' | DraftObject {
  if (question.type === 'RANGE' || question.answers === undefined) return 'none';
  const own = typeof question.attribute === 'string' ? question.attribute : '';
  const answers = Array.isArray(question.answers) ? question.answers.filter(isRecord) : [];
  const wheres = answers.map((answer) => whereOf(answer, own));
  if (wheres.includes(undefined)) return 'all';
  const some = wheres.filter((where) => mayHoldWithout(where, attribute));
  return some.length === 0 ? 'none' : { all: [{ [attribute]: { exists: false } }, { any: some }] };
}

/** The titles of those that do. */
export function answersTakingIn(question: DraftObject, attribute: string): readonly string[] {
  const own = typeof question.attribute === 'string' ? question.attribute : '';
  const answers = Array.isArray(question.answers) ? question.answers.filter(isRecord) : [];
  return answers
    .filter((answer) => {
      const where = whereOf(answer, own);
      return where === undefined || mayHoldWithout(where, attribute);
    })
    .map((answer) => titleShown(answer, own));
}

/** False only where it is certain: it wants a value of the attribute, and nothing else would do. */
export function mayHoldWithout(where: unknown, attribute: string): boolean {
  if (!isRecord(where) || !Object.hasOwn(where, attribute)) return true;
  const wanted = where[attribute];
  return isRecord(wanted) && wanted.exists === false;
}
