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

/**
 * A condition that holds for products that none of the answers stands for. Undefined: no answer stands for some products only; one of no
 * preference stands for no product of its own. Answers that name values of an attribute become one test of it, because the service counts no
 * condition of very many tests.
 */
export function fittingNone(answers: readonly DraftObject[], attribute: string): unknown {
  const named = new Map<string, unknown[]>();
  const any: unknown[] = [];
  for (const answer of answers) {
    const where = whereOf(answer, attribute);
    const values = valuesIn(where);
    if (values !== null) named.set(values.attribute, [...(named.get(values.attribute) ?? []), ...values.values]);
    else if (where !== undefined) any.push(where);
  }
  any.push(...[...named].map(([name, values]) => ({ [name]: [...new Set(values)] })));
  return any.length === 0 ? undefined : { not: { any } };
}

/** Null: it says something else than that an attribute has one of some values. */
function valuesIn(where: unknown): { readonly attribute: string; readonly values: readonly unknown[] } | null {
  const [[attribute, value] = ['', null], second] = isRecord(where) ? Object.entries(where) : [];
  const values = Array.isArray(value) ? value : [value];
  const isNamed = second === undefined && !['', 'any', 'all', 'not'].includes(attribute);
  return isNamed && values.every((each) => each !== null && typeof each !== 'object') ? { attribute, values } : null;
}
