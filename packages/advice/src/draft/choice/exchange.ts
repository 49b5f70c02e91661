// Exchanges questions when there is no room for more: the facts that are worth most in use come first, but a question left out may lead far
// more shoppers to their product than one that is in. Each round looks at every pair once, so it takes a bounded number of steps.

import type { Plan } from '../plan/plan.ts';
import type { Choice } from './choice.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { worthAsked } from './keep-few.ts';
import { ask, countFound } from './shopper-states.ts';

/** So many more of all shoppers must find their product. */
const LEAST_GAIN = 0.02;
/** Of exchanges that gain nearly as much as the best one, or enough, the one that gives up what is worth least in use is made. */
const NEARLY = 0.02;
/** The share of shoppers who find their product from which on nothing is exchanged. */
const ENOUGH = 0.95;
/** What is much harder to answer is not taken instead. */
const LEAST_EASE = 0.7;
const MOST_EXCHANGES = 3;
/** So many of those left out are tried: the ones that gain most as one more question. */
const MOST_TRIED = 6;

export interface Exchangeable {
  /** It may be given up for another one, as long as `among` are asked. */
  readonly mayGo: (plan: Plan, among: readonly Plan[]) => boolean;
  readonly mayCome: (plan: Plan) => boolean;
}

interface Exchange {
  readonly out: Plan;
  readonly into: Plan;
  readonly found: number;
  /** What is given up in use. */
  readonly cost: number;
}

export function exchangePlans(
  choice: Choice,
  { mayGo, mayCome }: Exchangeable,
  beginning: ShopperState,
  setting: ChoiceSetting,
): void {
  for (let round = 0; round < MOST_EXCHANGES && choice.found < ENOUGH; round++) {
    const tried = [...choice.open]
      .filter(mayCome)
      .map((plan) => ({ plan, gain: choice.gainOf(plan) }))
      .filter(({ gain }) => gain >= LEAST_GAIN)
      .sort((a, b) => b.gain - a.gain)
      .slice(0, MOST_TRIED);
    if (tried.length === 0) return;
    const worthOf = new Map(
      [...choice.chosen, ...tried.map(({ plan }) => plan)].map((plan) => [plan, worthAsked(choice, plan)]),
    );
    const possible: Exchange[] = [];
    for (const out of choice.chosen) {
      if (!mayGo(out, choice.chosen)) continue;
      let states: readonly ShopperState[] = [beginning];
      for (const other of choice.chosen) if (other !== out) states = ask(states, other);
      for (const { plan: into } of tried) {
        if (into.ease < LEAST_EASE * out.ease || !mayGo(out, [into])) continue;
        const found = countFound(ask(states, into), setting) / beginning.wanted.length;
        if (found - choice.found < LEAST_GAIN) continue;
        possible.push({ out, into, found, cost: (worthOf.get(out) ?? 0) - (worthOf.get(into) ?? 0) });
      }
    }
    const most = possible.reduce((best, { found }) => Math.max(best, found), 0);
    const least = Math.min(most - NEARLY, ENOUGH);
    const [best] = possible.filter(({ found }) => found >= least).toSorted((a, b) => a.cost - b.cost);
    if (best === undefined) return;
    choice.exchange(best.out, best.into);
  }
}
