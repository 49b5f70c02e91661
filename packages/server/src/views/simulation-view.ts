// A simulation as tools read it. Members are only ever added.

import { DRAFT_GOALS } from '@guidepost/advice/draft/short-of-goals';
import type { Compared, Measured } from '@guidepost/advice/simulate/compared-figures';
import type { CrowdedBy, Lost } from '@guidepost/advice/simulate/lost-figures';
import type { KindFigures, Shown } from '@guidepost/advice/simulate/shopper-figures';
import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import type { SimulationSettings } from '@guidepost/advice/simulate/simulation-settings';
import type { SimulationView } from '@guidepost/contract/views/simulation-view';
import type { SimulatedAdvisor } from '../advisors/simulate-advisor.ts';

export interface Simulated {
  /** Null where the advisor is a published one. */
  readonly file: string | null;
  readonly simulated: Omit<SimulatedAdvisor, 'currency' | 'naming' | 'texts' | 'said' | 'language'>;
  readonly settings: SimulationSettings;
  readonly report: SimulationReport;
}

/** What the view needs of it. */
interface SimulatedInShort extends Omit<Simulated, 'simulated'> {
  readonly simulated: Pick<SimulatedAdvisor, 'version'> & {
    readonly advisor: Pick<SimulatedAdvisor['advisor'], 'client' | 'id' | 'catalog'>;
    readonly snapshot: Pick<SimulatedAdvisor['snapshot'], 'revision'>;
  };
}

/** Shares are from 0 to 1; skus and replies are as the catalog and the advisor spell them. */
export function viewSimulation({ file, simulated, settings, report }: SimulatedInShort): SimulationView {
  const { advisor, version, snapshot } = simulated;
  const { shoppers, randomOrder, bound, lost, lostByMistake, otherVariant, ...more } = report;
  return {
    file,
    client: advisor.client,
    advisor: advisor.id,
    version,
    catalog: advisor.catalog,
    revision: snapshot.revision,
    settings,
    scope: more.scope,
    limit: more.limit,
    shoppers: {
      truthful: figures(shoppers.truthful),
      skipping: figures(shoppers.skipping),
      mistaken: figures(shoppers.mistaken),
      nearby: figures(shoppers.nearby),
    },
    goals: { truthful: DRAFT_GOALS.truthful, mistaken: DRAFT_GOALS.mistaken },
    greedy: more.greedy,
    random_order: randomOrder && {
      orders: randomOrder.orders,
      shoppers: randomOrder.shoppers,
      found: randomOrder.found,
      found_variant: randomOrder.foundVariant,
      found_first: randomOrder.foundFirst,
      questions: randomOrder.questions,
      replies_before_results: randomOrder.repliesBeforeResults,
      replies_needed: randomOrder.repliesNeeded,
    },
    bound: {
      answers_offered: bound.answersOffered,
      by_answers: bound.byAnswers,
      at_best: bound.atBest,
      bits: bound.bits,
      by_questions: bound.byQuestions,
    },
    questions: more.questions.map(({ bitsAlone, ...question }) => ({ ...question, bits_alone: bitsAlone })),
    better: {
      order: more.better.order && { moved: more.better.order.moved, ...compared(more.better.order) },
      adaptive: more.better.adaptive && compared(more.better.adaptive),
      questions: more.better.questions,
    },
    lost: {
      ...reasons(lost),
      alike: crowdedBy(lost.alike),
      overlapping: crowdedBy(lost.overlapping),
      differing: lost.differing,
      indistinguishable: lost.indistinguishable,
    },
    lost_by_mistake: lostByMistake && reasons(lostByMistake),
    other_variant: {
      shoppers: otherVariant.shoppers,
      examples: otherVariant.examples,
      indistinguishable: otherVariant.indistinguishable,
      differing_in_asked: otherVariant.differingInAsked,
      differing: otherVariant.differing,
    },
    misleading: more.misleading,
  };
}

const figures = (of: KindFigures) => ({
  shoppers: of.shoppers,
  ...shown(of),
  near: shown(of.near),
  again: of.again,
  mean_rank: of.meanRank,
  questions: of.questions,
  replies_before_results: of.repliesBeforeResults,
  replies_needed: of.repliesNeeded,
  replies_until_seen: of.repliesUntilSeen,
  set_aside: of.setAside,
});

const shown = ({ found, foundVariant, foundFirst, foundFirstVariant, empty, misses }: Shown) => ({
  found,
  found_variant: foundVariant,
  found_first: foundFirst,
  found_first_variant: foundFirstVariant,
  empty,
  misses,
});

const compared = ({ before, after }: Compared) => ({ before: measured(before), after: measured(after) });

const measured = (of: Measured) => ({
  shoppers: of.shoppers,
  found: of.found,
  found_variant: of.foundVariant,
  found_first: of.foundFirst,
  questions: of.questions,
  replies_needed: of.repliesNeeded,
  replies_before_results: of.repliesBeforeResults,
});

const reasons = ({ shoppers, filteredOut, unavailable, outranked }: Lost) => ({
  shoppers,
  filtered_out: filteredOut,
  unavailable,
  outranked,
});

const crowdedBy = ({ shoppers, sets, examples }: CrowdedBy) => ({
  shoppers,
  sets,
  examples: examples.map(({ sameReplies, examples: products, ...set }) => ({
    ...set,
    products,
    same_replies: sameReplies,
  })),
});
