// Which questions to ask: one after the other that which tells most, given all chosen before it, weighed by how easily it is
// answered; until shoppers find what they want. Then those that turn out to add nothing are taken back.

import type { Concept } from './concept.ts';
import type { Plan } from './plan.ts';
import { ask, bitsTold, countFound, type Ground, type ShopperState } from './shopper-states.ts';

export interface ChosenPlans {
  readonly chosen: readonly Plan[];
  /** Share of shoppers who find their product. */
  readonly found: number;
  /** Not chosen: whether they would tell more, or nothing that is not known already. */
  readonly rest: readonly { readonly plan: Plan; readonly why: RestReason }[];
}

export type RestReason = 'tells-nothing-more' | 'enough-questions' | 'too-many-questions';

/** The share to reach; some above what is promised, since a catalog changes after its advisor is drafted. */
const GOAL = 0.98;
/** A conversation of fewer questions feels like none; asked only as long as they tell something. */
const FEWEST = 4;
/** Bits for each shopper below which a question is not worth their time. */
const LEAST_BITS = 0.03;
/** Questions that people expect in a shop tell more than their bits. */
const EXPECTED: ReadonlySet<Concept> = new Set(['kind', 'use', 'person', 'size', 'price']);
const EXPECTED_WEIGHT = 1.5;

export function choosePlans(
  plans: readonly Plan[],
  beginning: ShopperState,
  ground: Ground,
  most: number,
): ChosenPlans {
  const shoppers = beginning.wanted.length;
  const open = new Set(plans);
  const chosen: Plan[] = [];
  let states: ShopperState[] = [beginning];
  let found = countFound(states, ground) / shoppers;
  let why: RestReason = 'too-many-questions';
  while (chosen.length < most) {
    const best = findBest(open, states, ground, shoppers);
    if (best === null) {
      why = 'tells-nothing-more';
      break;
    }
    if (found >= GOAL && chosen.length >= FEWEST && !EXPECTED.has(best.profile.concept)) {
      why = 'enough-questions';
      break;
    }
    open.delete(best);
    chosen.push(best);
    states = ask(states, best, ground);
    found = countFound(states, ground) / shoppers;
  }
  const kept = withoutNeedless(chosen, beginning, ground, found);
  const dropped = chosen.filter((plan) => !kept.includes(plan));
  const rest = [...dropped, ...open].map((plan) => {
    const tells = why !== 'tells-nothing-more' && bitsTold(states, plan, ground) >= LEAST_BITS * shoppers;
    return {
      plan,
      why: dropped.includes(plan) ? ('enough-questions' as const) : tells ? why : ('tells-nothing-more' as const),
    };
  });
  return { chosen: kept, found: shareFound(kept, beginning, ground), rest };
}

function findBest(
  open: Iterable<Plan>,
  states: readonly ShopperState[],
  ground: Ground,
  shoppers: number,
): Plan | null {
  let best: Plan | null = null;
  let most = 0;
  for (const plan of open) {
    const bits = bitsTold(states, plan, ground) / shoppers;
    if (bits < LEAST_BITS) continue;
    const worth = bits * plan.ease * (EXPECTED.has(plan.profile.concept) ? EXPECTED_WEIGHT : 1);
    if (worth > most) {
      best = plan;
      most = worth;
    }
  }
  return best;
}

/** Takes back, hardest to answer first, what shoppers find their products without. */
function withoutNeedless(chosen: readonly Plan[], beginning: ShopperState, ground: Ground, found: number): Plan[] {
  let kept = [...chosen];
  const goal = Math.min(found, GOAL) - 0.002;
  for (const plan of [...chosen].sort((a, b) => a.ease - b.ease)) {
    if (kept.length <= FEWEST || EXPECTED.has(plan.profile.concept)) continue;
    const without = kept.filter((other) => other !== plan);
    if (shareFound(without, beginning, ground) >= goal) kept = without;
  }
  return kept;
}

export function shareFound(plans: readonly Plan[], beginning: ShopperState, ground: Ground): number {
  let states: ShopperState[] = [beginning];
  for (const plan of plans) states = ask(states, plan, ground);
  return countFound(states, ground) / beginning.wanted.length;
}
