// The products that an answer stands for.

import { type DraftObject, isRecord } from '../draft/draft-document.ts';

/** It stands for the value that its id names, by which it is called, too, unless it has a title. */
export const isOfValue = (answer: DraftObject, attribute: string): boolean =>
  answer.where === undefined && attribute !== '';

/** The condition of an answer, also where the file leaves it out. Undefined: no preference. */
export function whereOf(answer: DraftObject, attribute: string): unknown {
  if (isOfValue(answer, attribute)) return { [attribute]: answer.id };
  const { where } = answer;
  return where === null || (isRecord(where) && Object.keys(where).length === 0) ? undefined : where;
}
