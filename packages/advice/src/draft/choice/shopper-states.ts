// Leads all shoppers through questions at once, and says how much the replies tell and how many find what they want.

import type { Plan } from '../plan/plan.ts';
import { askList, toldByList } from './ask-list.ts';
import { askValue, toldByValue } from './ask-value.ts';
import { type ChoiceSetting, countGroups, type ShopperState } from './choice-setting.ts';

/** The bits that a question tells all shoppers of these states together. */
export function bitsTold(states: readonly ShopperState[], plan: Plan, setting: ChoiceSetting): number {
  let told = 0;
  for (const state of states)
    told += plan.isList ? toldByList(state, plan, setting) : toldByValue(state, plan, setting);
  return told;
}

/** The states after the question. */
export function ask(states: readonly ShopperState[], plan: Plan, setting: ChoiceSetting): ShopperState[] {
  const next: ShopperState[] = [];
  for (const state of states) {
    if (state.wanted.length === 0) continue;
    if (plan.isList) askList(state, plan, next);
    else askValue(state, plan, setting, next);
  }
  return next;
}

/** How many shoppers find their product, or a variant of its group, among the first results of their state. */
export function countFound(states: readonly ShopperState[], setting: ChoiceSetting): number {
  let found = 0;
  for (const { candidates, wanted } of states) {
    if (countGroups(candidates, setting) <= setting.limit) {
      found += wanted.length;
      continue;
    }
    const shown = shownGroups(candidates, setting);
    for (const product of wanted) if (shown.has(setting.groups[product] as number)) found++;
  }
  return found;
}

/** If nothing else decides, results are in catalog order, so groups whose first product comes first are shown. */
function shownGroups(candidates: Uint32Array, { groups, limit }: ChoiceSetting): ReadonlySet<number> {
  const shown = new Set<number>();
  for (const product of candidates.slice().sort()) {
    shown.add(groups[product] as number);
    if (shown.size === limit) break;
  }
  return shown;
}
