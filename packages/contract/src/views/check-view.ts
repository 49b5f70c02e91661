// The result of a check of an advisor: the findings, and what was proven about all its conversations.

import { Type } from 'typebox';
import { Conversation, FindingView } from './finding-view.ts';
import { closed, count, nullable, share, texts, type View } from './view-part.ts';

const Spread = closed({
  fewest: nullable(Type.Number()),
  mean: Type.Number(),
  most: nullable(Type.Number()),
  seen: closed({ fewest: Type.Number(), most: Type.Number() }),
});

const ProofView = closed({
  complete: Type.Boolean(),
  every_reply: Type.Boolean(),
  covered: share(),
  states: count(),
  conversations: Type.Number(),
  questions: Spread,
  replies_until_results: Spread,
  results: closed({ at_end: Spread, beyond_limit: share(), none: share() }),
  products: closed({
    unit: Type.Enum(['product', 'group']),
    in_scope: count(),
    recommended: count(),
    never: count(),
    never_skus: texts(),
    /** Of the first of them: one of somebody who wants it. */
    never_conversations: Type.Array(Conversation),
    undecided: count(),
  }),
});

export const CheckView = closed({
  file: Type.String(),
  /** The data folder that the catalog was read from. Only people who work on the machine get it. */
  data: Type.Optional(Type.String()),
  catalog: nullable(closed({ client: Type.String(), catalog: Type.String(), revision: count(), products: count() })),
  findings: Type.Array(FindingView),
  proof: nullable(ProofView),
  /** Only if it was asked for. */
  mended: Type.Optional(Type.Array(FindingView)),
});
export type CheckView = View<typeof CheckView>;
