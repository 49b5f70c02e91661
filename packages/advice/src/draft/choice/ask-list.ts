// Follows a question to which a product has a set of replies. Shoppers choose all of theirs. Products with all of these satisfy them, or, where
// the question says that one is enough, with one of them.

import type { Plan } from '../plan/plan.ts';
import { type ChoiceSetting, isFilter, openBits, type ShopperState } from './choice-setting.ts';

/** For a list, a reply is a set of answers. Groups the shoppers by their set. */
function wantedBySet(state: ShopperState, { replies }: Plan): Map<number, number[]> {
  const bySet = new Map<number, number[]>();
  for (const product of state.wanted) {
    const set = replies[product] as number;
    const own = bySet.get(set);
    if (own === undefined) bySet.set(set, [product]);
    else own.push(product);
  }
  return bySet;
}

type Satisfies = (own: number, set: number) => boolean;

const hasAll: Satisfies = (own, set) => (own & set) === set;
const hasOne: Satisfies = (own, set) => (own & set) !== 0;

/** Of a preference, products with all come first. */
const satisfies = (plan: Plan): Satisfies =>
  plan.question.type === 'MULTIPLE' &&
  plan.question.match === 'any' &&
  plan.profile.column.type === 'list' &&
  isFilter(plan)
    ? hasOne
    : hasAll;

export function toldByList(state: ShopperState, plan: Plan, setting: ChoiceSetting): number {
  const bySet = countSets(state, plan);
  const isSatisfied = satisfies(plan);
  const before = openBits(state.candidates.length, setting);
  let told = 0;
  for (const [set, wanted] of wantedBySet(state, plan)) {
    if (set === 0) continue;
    let products = 0;
    for (const [other, count] of bySet) if (isSatisfied(other, set)) products += count;
    told += wanted.length * (before - openBits(products, setting));
  }
  return told;
}

/** Even if there are many candidates, there are few sets. */
function countSets({ candidates }: ShopperState, { replies }: Plan): Map<number, number> {
  const bySet = new Map<number, number>();
  for (let at = 0; at < candidates.length; at++) {
    const set = replies[candidates[at] as number] as number;
    if (set !== 0) bySet.set(set, (bySet.get(set) ?? 0) + 1);
  }
  return bySet;
}

export function askList(state: ShopperState, plan: Plan, into: ShopperState[]): void {
  const isSatisfied = satisfies(plan);
  for (const [set, wanted] of wantedBySet(state, plan)) {
    const narrow = (products: Uint32Array) =>
      set === 0 ? products : products.filter((product) => isSatisfied(plan.replies[product] as number, set));
    const candidates = narrow(state.candidates);
    const isSame = state.pool === state.candidates;
    const pool = !isFilter(plan) ? state.pool : isSame ? candidates : narrow(state.pool);
    into.push({ candidates, pool, wanted: Uint32Array.from(wanted) });
  }
}
