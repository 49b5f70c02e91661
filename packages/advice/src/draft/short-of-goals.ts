// What simulated shoppers have to get before a draft may be published, and where they get less.

import type { SimulationReport } from '../simulate/simulation-report.ts';

/** Shares of shoppers who see the very product that they have in mind. */
export interface ShoppersGet {
  /** How many were simulated. */
  readonly simulated: number;
  /** The share of those who reply truthfully. */
  readonly truthful: number;
  /** The same for shoppers whose product differs in some attribute from what is shown instead. */
  readonly whereToldApart: number;
  /** The share of those who give a wrong reply in every ten, and after being asked again once and twice. */
  readonly mistaken: number;
  readonly askedOnce: number | null;
  readonly askedTwice: number | null;
  /** The mean number of questions that a truthful shopper answers. */
  readonly questions: number;
}

export function shoppersGet({ shoppers, lost, otherVariant }: SimulationReport): ShoppersGet {
  const { truthful, mistaken } = shoppers;
  const toldNot = (lost.indistinguishable + otherVariant.indistinguishable) / Math.max(1, truthful.shoppers);
  return {
    simulated: truthful.shoppers,
    truthful: truthful.near.found,
    whereToldApart: toldNot >= 1 ? 1 : Math.min(1, truthful.near.found / (1 - toldNot)),
    mistaken: mistaken.near.found,
    askedOnce: mistaken.again?.once ?? null,
    askedTwice: mistaken.again?.twice ?? null,
    questions: truthful.questions.mean,
  };
}

/** Shares from which a draft is ready. */
export const DRAFT_GOALS = {
  truthful: 0.95,
  toldApart: 0.99,
  mistaken: 0.75,
  askedOnce: 0.88,
  askedTwice: 0.92,
} as const;

export interface ShortOfGoal {
  readonly kind: 'truthful' | 'told-apart' | 'mistaken' | 'asked-once' | 'asked-twice';
  readonly share: number;
  readonly goal: number;
}

/** Among fifty shoppers, one is a fiftieth: a goal of 99% cannot be missed by less than that. */
export const shortOfGoals = (shoppers: ShoppersGet): readonly ShortOfGoal[] =>
  compareToGoals(shoppers).filter(
    ({ share, goal }) => share < goal && Math.round(shoppers.simulated * share) < Math.floor(shoppers.simulated * goal),
  );

export function compareToGoals({ truthful, whereToldApart, mistaken, askedOnce, askedTwice }: ShoppersGet) {
  const { askedOnce: once, askedTwice: twice, ...goals } = DRAFT_GOALS;
  return [
    { kind: 'truthful', share: truthful, goal: goals.truthful },
    { kind: 'told-apart', share: whereToldApart, goal: goals.toldApart },
    { kind: 'mistaken', share: mistaken, goal: goals.mistaken },
    { kind: 'asked-once', share: askedOnce ?? 1, goal: once },
    { kind: 'asked-twice', share: askedTwice ?? 1, goal: twice },
  ] as const;
}
