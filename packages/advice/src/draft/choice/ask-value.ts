// Follows a question to which every product has one reply: how much it tells the shoppers of a state, and where it leads them.

import type { Plan } from '../plan/plan.ts';
import { type ChoiceSetting, isFilter, openBits, type ShopperState } from './choice-setting.ts';
import { countReplies, counts } from './count-replies.ts';

export function toldByValue(state: ShopperState, plan: Plan, setting: ChoiceSetting): number {
  const offered = countReplies(state, plan);
  if (offered === null) return 0;
  const before = openBits(state.candidates.length, setting);
  const { bits, products } = counts;
  for (const reply of offered) bits[reply] = before - openBits(products[reply] as number, setting);
  let told = 0;
  for (const product of state.wanted) told += bits[plan.replies[product] as number] as number;
  return told;
}

export function askValue(state: ShopperState, plan: Plan, into: ShopperState[]): void {
  const offered = countReplies(state, plan);
  if (offered === null) {
    into.push(state);
    return;
  }
  const parts = divide(state.candidates, offered, plan);
  const pools = state.pool === state.candidates || !isFilter(plan) ? null : dividePool(state, offered, plan);
  const { partOf } = counts;
  const wanted = offered.map((): number[] => []);
  const skipping: number[] = [];
  for (const product of state.wanted) {
    (wanted[partOf[plan.replies[product] as number] as number] ?? skipping).push(product);
  }
  for (const [part, candidates] of parts.entries()) {
    const own = wanted[part] ?? [];
    if (own.length === 0) continue;
    const pool = isFilter(plan) ? (pools?.[part] ?? candidates) : state.pool;
    into.push({ candidates, pool, wanted: Uint32Array.from(own) });
  }
  if (skipping.length > 0) into.push({ ...state, wanted: Uint32Array.from(skipping) });
}

/** The candidates of each offered reply. `counts` must be the counts of these candidates. */
function divide(candidates: Uint32Array, offered: readonly number[], { replies }: Plan): Uint32Array[] {
  const { partOf, products } = counts;
  const parts = offered.map((reply, part) => {
    partOf[reply] = part;
    return new Uint32Array(products[reply] as number);
  });
  const filled = new Uint32Array(parts.length);
  for (let at = 0; at < candidates.length; at++) {
    const product = candidates[at] as number;
    const part = partOf[replies[product] as number] as number;
    if (part === -1) continue;
    const place = filled[part] as number;
    (parts[part] as Uint32Array)[place] = product;
    filled[part] = place + 1;
  }
  return parts;
}

const dividePool = ({ pool }: ShopperState, offered: readonly number[], { replies }: Plan): Uint32Array[] =>
  offered.map((reply) => pool.filter((product) => replies[product] === reply));
