// Products of which it is known that none of a question's answers stands for them.

import { type DraftObject, isRecord } from '../draft/draft-document.ts';
import { fittingNone, whereOf } from './answer-condition.ts';
import { askedAttributesOf } from './asked-attributes.ts';
import { keepsUnknown } from './unfit-products.ts';

/**
 * A condition that holds for products that none of the answers stands for, without those of which it is not known: what becomes of these is told by itself; of a question about several attributes, only
 * where they stay.
 */
export function knownToFitNone(question: DraftObject, answers: readonly DraftObject[], attribute: string): unknown {
  const none = fittingNone(answers, attribute);
  const asked = [...askedAttributesOf(question)];
  if (none === undefined || asked.length === 0) return none;
  const isTold = asked.length === 1 || keepsUnknown(question);
  return isTold ? { all: [none, ...asked.map((name) => ({ [name]: { exists: true } }))] } : none;
}

/** Whether an answer means no preference. */
export const isForAll = (answers: readonly DraftObject[], attribute: string): boolean =>
  answers.some((answer) => whereOf(answer, attribute) === undefined);

/** The same of a whole question; undefined: it has no answers of its own, or one of them is for all products. */
export function whereFitsNone(question: DraftObject): unknown {
  const { type, answers, attribute } = question;
  if (type === 'RANGE' || !Array.isArray(answers)) return undefined;
  const written = answers.filter(isRecord);
  const own = typeof attribute === 'string' ? attribute : '';
  return written.length === 0 || isForAll(written, own) ? undefined : knownToFitNone(question, written, own);
}
