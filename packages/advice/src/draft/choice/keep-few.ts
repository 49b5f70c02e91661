// Gives up questions that shoppers can do without: a conversation that may ask more than a handful of things looks long, so each
// further question must help many to find their product.

import { speaksToNeedInstead } from '../attribute/speaks-to-need.ts';
import type { Plan } from '../plan/plan.ts';
import type { Choice } from './choice.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { ask, countFound } from './shopper-states.ts';

/** So many questions are asked whatever they help. */
export const HANDFUL = 7;
/** In bits, weighed by how well people can answer and by what they need: a further question that is worth more stays. */
const HELPS = 1;
/** "8 GB or more" leaves more than "8 GB" does, but says as much about what is needed. */
const ONE_SIDED = 2;
/** At most this share of shoppers may lose their product to all that is given up, as long as so many find theirs. */
const TOLERATED = 0.01;
const PROMISED = 0.98;
/** If fewer find theirs anyway, hardly any may lose it. */
const TOLERATED_OF_FEW = 0.003;

/** Where questions lead. `states`: the shoppers whom a further question could help. */
export interface Led {
  readonly states: readonly ShopperState[];
  /** The share of shoppers who find their product. */
  readonly found: number;
}

export interface Kept extends Led {
  readonly kept: readonly Plan[];
  readonly givenUp: readonly Plan[];
}

export interface WhatStays {
  /** Asked at the end anyway; these are given up first, then what people answer least easily. */
  readonly isLast: (plan: Plan) => boolean;
  /** Never given up as long as `kept` are asked. */
  readonly isFixed: (plan: Plan, kept: readonly Plan[]) => boolean;
}

export function keepFew(
  choice: Choice,
  { isLast, isFixed }: WhatStays,
  beginning: ShopperState,
  setting: ChoiceSetting,
): Kept {
  const lead = (plans: readonly Plan[]): Led => {
    let states: readonly ShopperState[] = [beginning];
    for (const plan of plans) states = ask(states, plan);
    const found = countFound(states, setting) / beginning.wanted.length;
    return { states: states.filter(({ candidates }) => candidates.length > setting.few), found };
  };
  const worthOf = (plan: Plan): number => (isLast(plan) ? 0 : worthAsked(choice, plan));
  const { chosen } = choice;
  let [kept, now]: [readonly Plan[], Led] = [chosen, choice];
  const values = chosen.length > HANDFUL ? chosen.map((plan) => ({ plan, worth: worthOf(plan) })) : [];
  for (const { plan, worth } of values.sort((a, b) => a.worth - b.worth)) {
    if (kept.length <= HANDFUL || worth >= HELPS) break;
    if (isFixed(plan, kept)) continue;
    const others = kept.filter((other) => other !== plan);
    const then = lead(others);
    if (choice.found - then.found > (then.found >= PROMISED ? TOLERATED : TOLERATED_OF_FEW)) continue;
    [kept, now] = [others, then];
  }
  return { states: now.states, found: now.found, kept, givenUp: chosen.filter((plan) => !kept.includes(plan)) };
}

/** What a question is worth to those who are asked, apart from all others: in bits, weighed by how well people can answer and by what they need. */
export function worthAsked(choice: Choice, plan: Plan): number {
  const isOneSided = plan.isList && plan.profile.column.type === 'number';
  const bits = choice.bitsAlone(plan) * (isOneSided ? ONE_SIDED : 1);
  return bits * plan.ease * speaksToNeedInstead(plan.profile, choice.isUnweighed);
}
