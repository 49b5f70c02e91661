// What somebody sees who adds a question: the attributes that it could be about, and the question that is made of one of them.

import { Type } from 'typebox';
import { BecomeOfUnknown } from './become-of-unknown.ts';
import { closed, count, nullable, type View } from './view-part.ts';

export const KnownAttributesView = closed({
  /** `price` is one of them. `known`: products that have it. */
  attributes: Type.Array(closed({ name: Type.String(), known: count() })),
  of: count(),
});
export type KnownAttributesView = View<typeof KnownAttributesView>;

export const DraftedQuestionView = closed({
  question: Type.Record(Type.String(), Type.Unknown(), { description: 'As in `questions` of an advisor file.' }),
  /**
   * What shoppers choose from. `value`: of the catalog, if the answers are made from its values; null: they are written. `products`: how many each
   * stands for; null in a large catalog, of which only a part was looked at.
   */
  answers: Type.Array(
    closed({
      value: nullable(Type.String()),
      title: Type.String(),
      products: nullable(count()),
    }),
  ),
  unknown: BecomeOfUnknown,
});
export type DraftedQuestionView = View<typeof DraftedQuestionView>;
