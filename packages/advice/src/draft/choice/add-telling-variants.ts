// Adds questions that tell variants apart. Results show only the first variant of each thing that fits. A shopper with another in mind
// sees it only if a question tells the two apart. Other shoppers lose nothing, because a question that decides nothing is not asked.

import type { Plan } from '../plan/plan.ts';
import type { Choice } from './choice.ts';
import { type ChoiceSetting, countGroups, type ShopperState } from './choice-setting.ts';
import { ask } from './shopper-states.ts';

/** One more question is worth it only if this share of all shoppers sees the very product because of it. */
const LEAST_HELP = 0.01;
const GOAL = 0.98;
/** A question that hardly anybody can answer does not help. */
const LEAST_EASE = 0.15;

/** Adds questions as long as the best remaining one helps enough and there is room. */
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

/** How many shoppers see the very product. Of each group, the first candidate is shown. */
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
