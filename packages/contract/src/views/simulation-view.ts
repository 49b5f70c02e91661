// What simulated shoppers found with an advisor. Shares are from 0 to 1.

import { Type } from 'typebox';
import { closed, count, nullable, share, texts, type View } from './view-part.ts';

const number = Type.Number();

const Questions = closed({ mean: number, fewest: number, most: number });

/** Shares of all products shown: those that miss something, and those whose misses are not told. */
const Misses = closed({ missing: share(), unsaid: share() });

const SHOWN = {
  found: share(),
  found_variant: share(),
  found_first: share(),
  found_first_variant: share(),
  empty: share(),
  misses: closed({ first: Misses, end: Misses }),
};

/**
 * The figures of one kind of shopper. `near`: with callers that ask for reasons, and so also get the nearest results. `again`: how
 * many find the product there after being asked again once and twice; null if the author has switched that off.
 */
const Kind = closed({
  shoppers: count(),
  ...SHOWN,
  near: closed(SHOWN),
  again: nullable(closed({ once: share(), twice: share() })),
  mean_rank: nullable(number),
  questions: Questions,
  replies_before_results: number,
  replies_needed: nullable(number),
  replies_until_seen: nullable(number),
  set_aside: number,
});

const NamedProducts = Type.Array(closed({ sku: Type.String(), title: Type.String() }));

const LOST_BY = { shoppers: count(), examples: NamedProducts };

const LOST = {
  shoppers: count(),
  filtered_out: Type.Array(closed({ ...LOST_BY, question: Type.String() })),
  unavailable: closed(LOST_BY),
  outranked: closed(LOST_BY),
};

const Differing = closed({ attribute: Type.String(), values: count(), bits: number, asked: Type.Boolean() });

const CrowdedBy = closed({
  shoppers: count(),
  sets: count(),
  examples: Type.Array(
    closed({
      lost: count(),
      same_replies: count(),
      fitting: count(),
      alternatives: count(),
      products: NamedProducts,
      replies: Type.Record(Type.String(), texts()),
      differing: Type.Array(Differing),
    }),
  ),
});

const Measured = closed({
  shoppers: count(),
  found: share(),
  found_variant: share(),
  found_first: share(),
  questions: Questions,
  replies_needed: nullable(number),
  replies_before_results: number,
});

/** The mean over several orders, and their standard deviation. */
const Spread = closed({ mean: number, deviation: number });

export const SimulationView = closed({
  file: nullable(Type.String()),
  client: Type.String(),
  advisor: Type.String(),
  version: nullable(count()),
  catalog: Type.String(),
  revision: count(),
  settings: closed({ shoppers: nullable(count()), skips: share(), mistakes: share(), seed: number, orders: count() }),
  scope: closed({ products: count(), alternatives: count(), outside: count(), unavailable: count() }),
  limit: count(),
  shoppers: closed({ truthful: Kind, skipping: Kind, mistaken: Kind, nearby: Kind }),
  /** Of `near.found`: the shares from which a draft is ready. */
  goals: closed({ truthful: share(), mistaken: share() }),
  greedy: closed({ shoppers: count(), questions: number, fitting: share() }),
  random_order: nullable(
    closed({
      orders: count(),
      shoppers: count(),
      found: Spread,
      found_variant: Spread,
      found_first: Spread,
      questions: Spread,
      replies_before_results: Spread,
      replies_needed: nullable(Spread),
    }),
  ),
  bound: closed({
    answers_offered: number,
    by_answers: nullable(number),
    at_best: nullable(number),
    bits: number,
    by_questions: nullable(number),
  }),
  questions: Type.Array(
    closed({ question: Type.String(), asked: share(), fitting: share(), bits: number, bits_alone: number }),
  ),
  better: closed({
    order: nullable(closed({ moved: texts(), before: Measured, after: Measured })),
    adaptive: nullable(closed({ before: Measured, after: Measured })),
    questions: Type.Array(
      closed({ attribute: Type.String(), asked: Type.Boolean(), helped: count(), shoppers: count() }),
    ),
  }),
  lost: closed({
    ...LOST,
    alike: CrowdedBy,
    overlapping: CrowdedBy,
    differing: Type.Array(closed({ attribute: Type.String(), asked: Type.Boolean(), shoppers: count(), bits: number })),
    indistinguishable: count(),
  }),
  lost_by_mistake: nullable(closed(LOST)),
  other_variant: closed({
    shoppers: count(),
    examples: NamedProducts,
    indistinguishable: count(),
    differing_in_asked: count(),
    differing: Type.Array(closed({ attribute: Type.String(), asked: Type.Boolean(), shoppers: count() })),
  }),
  misleading: Type.Array(
    closed({
      kind: Type.Enum(['large-group', 'mixed-group', 'unlike-titles', 'alike-values', 'alike-answers', 'shared-title']),
      count: count(),
      products: count(),
      examples: Type.Array(
        closed({ about: nullable(Type.String()), products: count(), texts: texts(), skus: texts() }),
      ),
    }),
  ),
});
export type SimulationView = View<typeof SimulationView>;
