// Results show one variant of each thing: the first that fits. Who has another in mind sees it only if a question tells the two
// apart. Such questions cost those nothing who need not be asked them: a conversation leaves out what decides nothing.

import type { Plan } from '../plan/plan.ts';
import type { Choice } from './choice.ts';
import { type ChoiceSetting, countGroups, type ShopperState } from './choice-setting.ts';
import { ask } from './shopper-states.ts';

/** Of all shoppers, so many more have to see the very product for one question more. */
const LEAST_HELP = 0.01;
const GOAL = 0.98;
/** What hardly anybody can answer tells nobody anything. */
const LEAST_EASE = 0.15;

/** Chooses as long as the best of the plans left helps enough, and there is room. */
export function addTellingVariants(choice: Choice, beginning: ShopperState, setting: ChoiceSetting): void {
  if (countGroups(beginning.candidates, setting) === beginning.candidates.length) return;
  const shoppers = beginning.wanted.length;
  let states = choice.chosen.reduce<readonly ShopperState[]>((all, plan) => ask(all, plan, setting), [beginning]);
  let seen = countSeen(states, setting);
  while (choice.chosen.length < choice.most && seen < GOAL * shoppers) {
    let best: { plan: Plan; states: readonly ShopperState[]; seen: number } | null = null;
    for (const plan of choice.open) {
      if (plan.ease < LEAST_EASE) continue;
      const after = ask(states, plan, setting);
      const own = countSeen(after, setting);
      if (own - seen >= LEAST_HELP * shoppers && own > (best?.seen ?? 0)) best = { plan, states: after, seen: own };
    }
    if (best === null) return;
    choice.choose(best.plan, true);
    ({ states, seen } = best);
  }
}

/** How many shoppers see the very product: of each group that is shown, the first candidate. */
function countSeen(states: readonly ShopperState[], setting: ChoiceSetting): number {
  let seen = 0;
  for (const { candidates, wanted } of states) {
    const first = new Map<number, number>();
    for (const product of candidates) {
      const group = setting.groups[product] as number;
      const known = first.get(group);
      if (known === undefined || product < known) first.set(group, product);
    }
    const isAllShown = first.size <= setting.limit;
    const shown = isAllShown ? null : new Set([...first.values()].sort((a, b) => a - b).slice(0, setting.limit));
    for (const product of wanted) {
      if (first.get(setting.groups[product] as number) === product && (shown === null || shown.has(product))) seen++;
    }
  }
  return seen;
}
