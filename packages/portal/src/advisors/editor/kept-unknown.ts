// Products of which it is not known what a question asks about, where they stay with every answer: no number of an answer has them.

import type { DraftObject } from '../draft/draft-document.ts';
import { askedAttributesOf } from './asked-attributes.ts';
import { useCount } from './catalog-facts.tsx';
import { mayHoldWithout } from './taken-in.ts';
import { keepsUnknown } from './unfit-products.ts';

/** The attribute that a question is about; empty: none, or several. */
export function onlyAttributeOf(question: DraftObject): string {
  const [name = '', ...others] = askedAttributesOf(question);
  if (typeof question.attribute === 'string' && question.attribute !== '') return question.attribute;
  return others.length === 0 ? name : '';
}

/** How many stay with an answer of this condition besides those that satisfy it; null: none, or it is not known yet. */
export function useKeptUnknown(question: DraftObject): (where: unknown) => number | null {
  const attribute = keepsUnknown(question) ? onlyAttributeOf(question) : '';
  const unknown = useCount(attribute === '' ? undefined : { [attribute]: { exists: false } });
  return (where) => {
    if (unknown === null || unknown.products === 0 || where === undefined) return null;
    return mayHoldWithout(where, attribute) ? null : unknown.products;
  };
}
