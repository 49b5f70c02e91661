// A drafted advisor with the reasons for every question, or the reason why none could be drafted.

import { Type } from 'typebox';
import { BecomeOfUnknown } from './become-of-unknown.ts';
import { closed, count, nullable, share, texts, type View } from './view-part.ts';

const ONE = { client: Type.String(), catalog: Type.String() };

const LeftOut = closed({
  attribute: Type.String(),
  why: Type.String(),
  known: count(),
  values: count(),
  bits_alone: nullable(Type.Number()),
  /** The share of all shoppers who would find their product only if it were asked for as well; null if it cannot be. */
  helps: nullable(share()),
  /**
   * How many products an answer to it would leave on average, and how many of these stay with every answer because their value is unknown;
   * null if it cannot be asked for, or would only order.
   */
  leaves: nullable(closed({ products: count(), staying: count() })),
  unit: nullable(Type.String()),
});

const QuestionReasons = closed({
  id: Type.String(),
  type: Type.Enum(['SINGLE', 'MULTIPLE', 'RANGE']),
  role: Type.Enum(['filter', 'preference']),
  title: Type.String(),
  attribute: Type.String(),
  known: count(),
  values: count(),
  bits: Type.Number(),
  bits_alone: Type.Number(),
  shares: Type.Array(share()),
  /** What shoppers choose from, with the products that each stands for. Answers may overlap. */
  answers: Type.Array(closed({ title: Type.String(), products: count() })),
  unknown: BecomeOfUnknown,
  unanswered_values: count(),
  unanswered_products: count(),
  lacks_unit: Type.Boolean(),
  found: share(),
});

export const DraftView = closed({
  ...ONE,
  revision: count(),
  advisor: Type.String(),
  language: Type.String(),
  currency: nullable(Type.String()),
  products: count(),
  unavailable: count(),
  groups: count(),
  questions: Type.Array(QuestionReasons),
  not_in_its_language: texts(),
  /** The catalog's language, if questions cannot be worded in it. */
  no_words_for: nullable(Type.String()),
  /** The questions are in English because nothing said the catalog's language. */
  language_not_found: Type.Boolean(),
  /** What the advisor leaves out because nobody is advised about it: what costs nothing, deposits, gift cards; null: nothing. */
  helpers: nullable(closed({ products: count(), free: count(), kinds: texts() })),
  prices_that_stand_out: Type.Array(closed({ sku: Type.String(), price: Type.Number() })),
  left_out: Type.Array(LeftOut),
  forecast: closed({
    shoppers: count(),
    found: share(),
    alike: Type.Array(closed({ products: count(), skus: texts(), differ: texts() })),
  }),
  /** What simulated shoppers get; null if finding out would have taken too long. */
  verdict: nullable(
    closed({
      ready: Type.Boolean(),
      shoppers: closed({
        simulated: count(),
        truthful: share(),
        truthful_told_apart: share(),
        mistaken: share(),
        mistaken_asked_once: nullable(share()),
        mistaken_asked_twice: nullable(share()),
        questions: Type.Number(),
      }),
      not_ready_because: Type.Array(closed({ kind: Type.String(), said: Type.String() })),
      improve: nullable(closed({ kind: Type.String(), attribute: nullable(Type.String()), said: Type.String() })),
    }),
  ),
  /** The advisor's file. */
  file: Type.String(),
  /** What the file says, for whoever tries a choice of its questions. Not where the file itself was written. */
  document: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** The path that it was written to. */
  output: Type.Optional(nullable(Type.String())),
});
export type DraftView = View<typeof DraftView>;

export const NoDraftView = Type.Union([
  closed({ ...ONE, error: Type.String(), catalogs: texts() }),
  closed({ ...ONE, error: Type.String(), revision: count(), products: count(), left_out: Type.Array(LeftOut) }),
]);
export type NoDraftView = View<typeof NoDraftView>;
