// How an advisor does. All numbers are conversations that started in the days asked for, each counted once.

import { Type } from 'typebox';
import { closed, count, nullable, share, texts, type View } from './view-part.ts';

/** `low` and `high`: the interval of 95% (Wilson). All three are null if `of` is 0. */
const ShareView = closed({
  ...{ count: count(), of: count() },
  ...{ share: nullable(share()), low: nullable(share()), high: nullable(share()) },
});

/** `value`: a decimal number; `currency`: ISO 4217. */
const RevenueView = closed({ currency: Type.String(), value: Type.String({ pattern: '^\\d+\\.\\d{2,4}$' }) });

/** `title`: null if it names itself (a value of the catalog that the advisor does not call otherwise, a range), or is not there any more. */
const AnswerInsightView = closed({
  ...{ answer: Type.String(), title: nullable(Type.String()) },
  ...{ chosen: ShareView, clicked: ShareView, bought: ShareView },
  /**
   * Of the conversations that chose it and of which it is known what was recommended in the end: no product satisfied it together with the
   * other replies; some of the first ten products missed it.
   */
  ...{ set_aside: ShareView, missed: ShareView },
});

const QuestionInsightView = closed({
  question: Type.String(),
  /** In the newest version that has it. */
  title: nullable(Type.String()),
  viewed: count(),
  ...{ replied: ShareView, skipped: ShareView, changed: ShareView, left: ShareView },
  answers: Type.Array(AnswerInsightView),
});

export const InsightsView = closed({
  ...{ client: Type.String(), advisor: Type.String(), from: Type.String(), to: Type.String() },
  /** Null: of all versions. */
  version: nullable(Type.Integer({ minimum: 1 })),
  /** Of those that started: conversations that nobody had, such as the demo's. */
  made_up: count(),
  funnel: closed({
    started: count(),
    ...{ engaged: ShareView, results: ShareView, ended: ShareView },
    ...{ clicked: ShareView, added: ShareView, bought: ShareView },
  }),
  revenue: Type.Array(RevenueView),
  questions: Type.Array(QuestionInsightView),
  /** `sku`: empty for what the catalog did not have, `...` for all that are rare. */
  products: Type.Array(
    closed({
      /** Null: the catalog does not have it now. */
      title: nullable(Type.String()),
      ...{ sku: Type.String(), clicked: count(), added: count(), bought: count() },
      revenue: Type.Array(RevenueView),
    }),
  ),
  recommended: closed({
    /** The first day on which it was written down what is recommended; null: none yet. */
    since: nullable(Type.String()),
    /** Conversations of which it is known what was recommended in the end. */
    known: count(),
    /** Those among the first ten, the most frequent first. `sku`: `...` for all that are rare. */
    products: Type.Array(
      closed({
        /** Null: the catalog does not have it now. */
        title: nullable(Type.String()),
        ...{ sku: Type.String(), recommended: ShareView },
        /** In so many conversations it was the very first. */
        first: count(),
        /** Of those in which it was recommended. */
        clicked: ShareView,
      }),
    ),
  }),
  /** `path`: for each question its id and the answers; null for all rare ways together. */
  paths: Type.Array(
    closed({ path: nullable(Type.Array(texts())), taken: ShareView, clicked: ShareView, bought: ShareView }),
  ),
  days: Type.Array(
    closed({
      ...{ day: Type.String(), version: Type.Integer({ minimum: 1 }) },
      ...{ started: count(), engaged: count(), results: count() },
      ...{ clicked: count(), added: count(), bought: count() },
    }),
  ),
});
export type InsightsView = View<typeof InsightsView>;

/** Products on sale of which the published version speaks, and which were not among the first ten of any results since a day. */
export const UnrecommendedView = closed({
  ...{ client: Type.String(), advisor: Type.String() },
  /**
   * Later than asked for if it was not written down before what is recommended; null: nothing was yet, or the advisor is not published, so
   * nobody can tell.
   */
  since: nullable(Type.String()),
  count: count(),
  /** All on sale of which it speaks. */
  of: count(),
  /** The first fifty by title. */
  products: Type.Array(closed({ sku: Type.String(), title: Type.String(), link: Type.String() })),
});
export type UnrecommendedView = View<typeof UnrecommendedView>;
