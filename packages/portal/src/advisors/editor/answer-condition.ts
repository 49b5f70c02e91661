// The products that an answer stands for, and what shoppers read of one that has no title.

import { type DraftObject, idOf, isRecord } from '../draft/draft-document.ts';
import { isNewId } from './new-items.ts';

/** It stands for the value that its id names. */
export const isOfValue = (answer: DraftObject, attribute: string): boolean =>
  answer.where === undefined && attribute !== '';

/** The condition of an answer, also where the file leaves it out. Undefined: no preference. */
export function whereOf(answer: DraftObject, attribute: string): unknown {
  if (isOfValue(answer, attribute)) return { [attribute]: answer.id };
  const { where } = answer;
  return where === null || (isRecord(where) && Object.keys(where).length === 0) ? undefined : where;
}

/**
 * In a question with an attribute, an answer without a title is called by its id, also if it stands for several values. Null: it needs a
 * title, since an id that the editor made says nothing.
 */
export const usualTitle = (answer: DraftObject, attribute: string): string | null =>
  attribute === '' || isNewId(idOf(answer)) ? null : idOf(answer);

/** What shoppers read of it. Empty: nothing yet. */
export const titleShown = (answer: DraftObject, attribute: string): string => {
  const { title } = answer;
  const own = title === undefined || title === null ? '' : String(title);
  return own === '' ? (usualTitle(answer, attribute) ?? '') : own;
};
