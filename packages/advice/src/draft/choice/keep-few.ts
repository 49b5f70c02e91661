// Gives up questions that shoppers can do without: a conversation that may ask more than a handful of things looks long, so each
// further question must help many to find their product.

import { speaksToNeed } from '../attribute/speaks-to-need.ts';
import type { Plan } from '../plan/plan.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { ask, bitsTold, countFound } from './shopper-states.ts';

/** So many questions are asked whatever they help. */
const HANDFUL = 7;
/** In bits, weighed by how well people can answer and by what they need: a further question that is worth more stays. */
const HELPS = 1;
/** "8 GB or more" leaves more than "8 GB" does, but says as much about what is needed. */
const ONE_SIDED = 1.5;
/** At most this share of shoppers may lose their product to a question that is given up, as long as so many find theirs. */
const TOLERATED = 0.01;
const PROMISED = 0.98;
/** If fewer find theirs anyway, hardly any may lose it. */
const TOLERATED_OF_FEW = 0.003;

export interface Kept {
  readonly kept: readonly Plan[];
  readonly givenUp: readonly Plan[];
  readonly states: readonly ShopperState[];
  readonly found: number;
}

/** `isLast`: asked at the end anyway; these are given up first, then what people answer least easily. `isFixed`: never given up. */
export function keepFew(
  chosen: readonly Plan[],
  isLast: (plan: Plan) => boolean,
  isFixed: (plan: Plan) => boolean,
  beginning: ShopperState,
  setting: ChoiceSetting,
): Kept {
  const lead = (plans: readonly Plan[]): Pick<Kept, 'states' | 'found'> => {
    let states: readonly ShopperState[] = [beginning];
    for (const plan of plans) states = ask(states, plan);
    return { states, found: countFound(states, setting) / beginning.wanted.length };
  };
  let [kept, now]: [readonly Plan[], Pick<Kept, 'states' | 'found'>] = [chosen, lead(chosen)];
  if (kept.length <= HANDFUL) return { kept, givenUp: [], ...now };
  const worthOf = (plan: Plan): number => {
    const isOneSided = plan.isList && plan.profile.column.type === 'number';
    const bits = isLast(plan) ? 0 : bitsTold([beginning], plan, setting) / beginning.wanted.length;
    return bits * (isOneSided ? ONE_SIDED : 1) * plan.ease * speaksToNeed(plan.profile, false);
  };
  const values = new Map(chosen.map((plan) => [plan, worthOf(plan)]));
  for (const plan of chosen.toSorted((a, b) => (values.get(a) ?? 0) - (values.get(b) ?? 0))) {
    if (kept.length <= HANDFUL || (values.get(plan) ?? 0) >= HELPS) break;
    if (isFixed(plan)) continue;
    const others = kept.filter((other) => other !== plan);
    const then = lead(others);
    if (now.found - then.found > (then.found >= PROMISED ? TOLERATED : TOLERATED_OF_FEW)) continue;
    [kept, now] = [others, then];
  }
  return { kept, givenUp: chosen.filter((plan) => !kept.includes(plan)), ...now };
}
