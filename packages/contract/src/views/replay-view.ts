// What a replay of conversations found: how many shoppers would get other results with a draft than with the published version.

import { Type } from 'typebox';
import { closed, count, nullable, type View } from './view-part.ts';

const Products = Type.Array(closed({ sku: Type.String(), title: Type.String() }));

/** The first of these that is so of a conversation. */
const CHANGES = ['emptied', 'filled', 'earlier', 'other_first', 'other_behind'] as const;

export const ReplayView = closed({
  client: Type.String(),
  advisor: Type.String(),
  /** The published version that the draft is compared with. */
  version: count(),
  /**
   * `kept`: of shoppers, in the last month; `simulated`: of made-up shoppers, because none of shoppers are kept; `unfound`: of made-up shoppers,
   * because among very many conversations of all advisors none of this one was found.
   */
  source: Type.Enum(['kept', 'simulated', 'unfound']),
  conversations: count(),
  /** In how many: `unseen`: got to no results in either; `same`: the same results; the rest: see the examples. */
  changes: closed({
    ...{ unseen: count(), same: count(), emptied: count(), filled: count() },
    ...{ earlier: count(), other_first: count(), other_behind: count() },
  }),
  /** In how many some product is not shown any more, and in how many some is new. */
  losing: count(),
  gaining: count(),
  /** Questions asked of a conversation, on average. */
  asked: closed({ before: Type.Number(), after: Type.Number() }),
  /** Questions that are not asked as before, each with the number of conversations. */
  questions: Type.Array(
    closed({
      question_id: Type.String(),
      title: Type.String(),
      /** It was replied to, and is not asked any more. */
      not_asked: count(),
      /** It was replied to, and the reply means nothing any more. */
      not_understood: count(),
      newly_asked: count(),
    }),
  ),
  /** The most frequent conversations of each change. */
  examples: Type.Array(
    closed({
      change: Type.Enum([...CHANGES]),
      times: count(),
      /** Without answers: skipped. */
      replies: Type.Array(
        closed({
          question_id: Type.String(),
          title: Type.String(),
          answers: Type.Array(closed({ id: Type.String(), title: Type.String() })),
        }),
      ),
      /** The first results; null where there were none yet. */
      before: nullable(Products),
      after: nullable(Products),
    }),
  ),
});
export type ReplayView = View<typeof ReplayView>;
