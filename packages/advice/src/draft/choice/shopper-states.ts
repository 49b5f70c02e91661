// Leads all shoppers through questions at once, and says how much the replies tell and how many find what they want.

import type { Plan } from '../plan/plan.ts';
import { askList, toldByList } from './ask-list.ts';
import { askValue, toldByValue } from './ask-value.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';

/** The bits that a question tells all shoppers of these states together. */
export function bitsTold(states: readonly ShopperState[], plan: Plan, setting: ChoiceSetting): number {
  let told = 0;
  for (const state of states)
    told += plan.isList ? toldByList(state, plan, setting) : toldByValue(state, plan, setting);
  return told;
}

/** The states after the question. */
export function ask(states: readonly ShopperState[], plan: Plan): ShopperState[] {
  const next: ShopperState[] = [];
  for (const state of states) {
    if (state.wanted.length === 0) continue;
    if (plan.isList) askList(state, plan, next);
    else askValue(state, plan, next);
  }
  return next;
}

/** How many shoppers see the very product among the first results of their state. */
export function countFound(states: readonly ShopperState[], setting: ChoiceSetting): number {
  let found = 0;
  for (const { candidates, wanted } of states) {
    if (candidates.length <= setting.limit) {
      found += wanted.length;
      continue;
    }
    const shown = firstResults(candidates, setting);
    for (const product of wanted) if (shown.has(product)) found++;
  }
  return found;
}

/** If nothing else decides, results are in catalog order: the first product of each group, then others as long as there is room. */
function firstResults(candidates: Uint32Array, { groups, limit }: ChoiceSetting): ReadonlySet<number> {
  const seen = new Set<number>();
  const firsts: number[] = [];
  const others: number[] = [];
  for (const product of candidates) {
    const group = groups[product] as number;
    if (!seen.has(group)) firsts.push(product);
    else if (others.length < limit) others.push(product);
    seen.add(group);
    if (firsts.length === limit) break;
  }
  return new Set([...firsts, ...others].slice(0, limit));
}
