// What a conversation with a draft did to the products of its catalog: how many each reply left, and why one product is there or not.

import { Type } from 'typebox';
import { closed, count, nullable, texts, type View } from './view-part.ts';

const Question = { question_id: Type.String(), question_title: Type.String() };
const Answer = { answer_id: Type.String(), title: Type.String() };
const role = () => Type.Enum(['filter', 'preference']);

/** A reply as the shopper reads it; without answers: a skip. */
const Reply = closed({ ...Question, answers: Type.Array(closed(Answer)) });

const ReplyEffect = closed({
  ...Reply.properties,
  role: role(),
  /** `relaxed`: nothing satisfies it together with the others. `not-asked`: its question is not asked any more. */
  status: Type.Enum(['counts', 'relaxed', 'not-asked']),
  /** After it. */
  left: count(),
  /** Below 0 where it brings products back. */
  removed: Type.Integer(),
});

const PassedOver = closed({
  ...Question,
  /**
   * `all-fit`: every product left fits each of the answers. `one-answer`: only this one is left of its answers. `none-fits`: no product left
   * fits any of its answers. `condition`: it is asked only after other replies. `in-view`: all that fits is shown already. `no-weight`: it is
   * a wish that does not count. `no-change`: no reply would change anything.
   */
  because: Type.Enum(['all-fit', 'one-answer', 'none-fits', 'condition', 'in-view', 'no-weight', 'no-change']),
  /** Titles, or values. */
  answers: texts(),
  /** When it was its turn. */
  left: count(),
});

const Reason = closed({
  ...Question,
  role: role(),
  fit: Type.Enum(['met', 'partly', 'missed', 'unknown']),
  answers: Type.Array(closed({ ...Answer, fit: Type.Enum(['met', 'missed']) })),
  /** Of a RANGE: the product's own; null if it is unknown, and of other questions. */
  value: nullable(Type.Number()),
  /** Of a RANGE: how far above it the value lies; below it, a negative number. */
  missed_by: nullable(Type.Number()),
});

const Named = closed({ sku: Type.String(), title: Type.String() });

const CountedOften = closed({
  /** Products left of which it is not known whether they fit: they count with every answer. */
  unknown: count(),
  /** The first of them. */
  products: Type.Array(Named),
  /** Products left fit several answers. */
  overlap: Type.Boolean(),
});

export const ProductExplanation = closed({
  ...Named.properties,
  /**
   * `shown`: among the results. `left`: it fits, and there are no results yet. `behind`: it fits, but others come first. `variant`: another
   * product of its group is shown in its place. `removed`: by the replies that it misses. `outside`: the advisor does not speak of it.
   */
  standing: Type.Enum(['shown', 'left', 'behind', 'variant', 'removed', 'outside']),
  /** Among the results, or where it would be among all that fit; null if that is not known. From 1. */
  place: nullable(count()),
  shown_instead: nullable(Named),
  /** Of `outside`: its own `where`, or it is not available. */
  outside_because: nullable(Type.Enum(['condition', 'unavailable'])),
  /** So many fit equally well, with it; null: it does not fit, or that is not known. Groups where each shows one. */
  equally_good: nullable(count()),
  /** What each reply says of it. */
  reasons: Type.Array(Reason),
  /** The fewest replies to change so that it fits and is there; null: it is there, or no change brings it. */
  change: nullable(
    closed({
      replies: Type.Array(Reply),
      /** False where there were too many changes to look at all of them. */
      smallest: Type.Boolean(),
    }),
  ),
});

export type ProductExplanationView = View<typeof ProductExplanation>;

export const PreviewExplanationView = closed({
  /** Of the draft that was asked. */
  revision: count(),
  catalog: Type.String(),
  catalog_revision: count(),
  /** What is counted: groups where results are one per group. */
  unit: Type.Enum(['product', 'group']),
  /** Before the first reply. */
  scope: count(),
  /** Which come first of those that fit equally well; what is equal in this, too, comes in the order of the catalog. */
  equals_by: Type.Enum(['catalog', 'cheaper', 'dearer']),
  replies: Type.Array(ReplyEffect),
  /** Questions that were left out so far. */
  passed_over: Type.Array(PassedOver),
  /** Why the numbers behind the answers that are shown are together more than fit; null: they are not. */
  counted_often: nullable(CountedOften),
  /** Replies that do not hold any more, because the draft or its catalog has changed. */
  not_taken: Type.Array(closed({ question_id: Type.String(), answers: texts() })),
  /** Null if none was asked about. */
  product: nullable(ProductExplanation),
});
export type PreviewExplanationView = View<typeof PreviewExplanationView>;
