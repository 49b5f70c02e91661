// What a check of an advisor found, and what was proven of all its conversations.

import { Type } from 'typebox';
import { FindingView } from './finding-view.ts';
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
    undecided: count(),
  }),
});

export const CheckView = closed({
  file: Type.String(),
  /** The data folder that was looked into, where it is told: to whoever works on the machine. */
  data: Type.Optional(Type.String()),
  catalog: nullable(closed({ client: Type.String(), catalog: Type.String(), revision: count(), products: count() })),
  findings: Type.Array(FindingView),
  proof: nullable(ProofView),
  /** Where it was asked for. */
  mended: Type.Optional(Type.Array(FindingView)),
});
export type CheckView = View<typeof CheckView>;
