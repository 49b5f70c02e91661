// Truthful shoppers after some questions, all at once: shoppers who gave the same replies share one state, with the products
// that satisfy these replies. It is exact: a shopper who has to skip keeps every candidate, unlike one who can answer.

import type { Plan } from './plan.ts';

export interface ShopperState {
  /** Products that satisfy all replies, ordered by their group. */
  readonly candidates: Uint32Array;
  /** The products that the shoppers of this state have in mind; each is a candidate. */
  readonly wanted: Uint32Array;
}

/** What shoppers are led through: products, their groups, and how many results there are at the end. */
export interface Ground {
  /** Product → group, also where the catalog has none. */
  readonly groups: Uint32Array;
  /** The most results given at once. */
  readonly limit: number;
  /** So many are few for this catalog: to tell them apart is worth half of what it would be otherwise. */
  readonly few: number;
}

/** How much is still open among candidates, in bits; differences among as few as results can show count little. */
const openBits = (products: number, groups: number, { few }: Ground): number =>
  Math.log2(groups + few) + VARIANTS * Math.log2(1 + products / groups);

/** Telling variants of one thing apart counts less than telling things apart. */
const VARIANTS = 0.2;

/** Bits that a question tells all shoppers of these states together. */
export function bitsTold(states: readonly ShopperState[], plan: Plan, ground: Ground): number {
  let told = 0;
  for (const state of states) told += plan.isList ? toldByList(state, plan, ground) : toldByValue(state, plan, ground);
  return told;
}

/** The states after the question. */
export function ask(states: readonly ShopperState[], plan: Plan, ground: Ground): ShopperState[] {
  const next: ShopperState[] = [];
  for (const state of states) {
    if (state.wanted.length === 0) continue;
    if (plan.isList) askList(state, plan, next);
    else askValue(state, plan, ground, next);
  }
  return next;
}

/** By reply: products, and groups as far as counted; `seen` are the replies that occur. Valid until the next count. */
interface Counts {
  products: Uint32Array;
  groups: Uint32Array;
  lastGroup: Int32Array;
  bits: Float64Array;
  partOf: Int32Array;
  readonly seen: number[];
}

/** States are many and small: memory is taken once, and only what was used is cleared. */
const counts: Counts = {
  products: new Uint32Array(0),
  groups: new Uint32Array(0),
  lastGroup: new Int32Array(0),
  bits: new Float64Array(0),
  partOf: new Int32Array(0),
  seen: [],
};

function clearCounts(largest: number): void {
  for (const reply of counts.seen) {
    counts.products[reply] = 0;
    counts.groups[reply] = 0;
    counts.lastGroup[reply] = -1;
    counts.bits[reply] = 0;
    counts.partOf[reply] = -1;
  }
  counts.seen.length = 0;
  if (largest < counts.products.length) return;
  const size = 2 * largest + 64;
  counts.products = new Uint32Array(size);
  counts.groups = new Uint32Array(size);
  counts.lastGroup = new Int32Array(size).fill(-1);
  counts.bits = new Float64Array(size);
  counts.partOf = new Int32Array(size).fill(-1);
}

/** The replies that are offered, counted; null where the question is passed over. */
function countReplies(
  { candidates }: ShopperState,
  { replies, largest, most, least }: Plan,
  { groups }: Ground,
): readonly number[] | null {
  clearCounts(largest);
  const { products, groups: groupCounts, lastGroup, seen } = counts;
  for (let at = 0; at < candidates.length; at++) {
    const product = candidates[at] as number;
    const reply = replies[product] as number;
    if (reply === 0) continue;
    const group = groups[product] as number;
    if (products[reply] === 0) seen.push(reply);
    products[reply] = (products[reply] as number) + 1;
    if (lastGroup[reply] !== group) {
      lastGroup[reply] = group;
      groupCounts[reply] = (groupCounts[reply] as number) + 1;
    }
  }
  // With nothing to choose from, the question is passed over.
  if (seen.length < least) return null;
  if (seen.length === 1 && products[seen[0] as number] === candidates.length) return null;
  if (seen.length <= most) return seen;
  return [...seen].sort((a, b) => (products[b] as number) - (products[a] as number) || a - b).slice(0, most);
}

function toldByValue(state: ShopperState, plan: Plan, ground: Ground): number {
  const offered = countReplies(state, plan, ground);
  if (offered === null) return 0;
  const before = openBits(state.candidates.length, countGroups(state.candidates, ground), ground);
  const { bits, products, groups } = counts;
  for (const reply of offered) {
    bits[reply] = before - openBits(products[reply] as number, groups[reply] as number, ground);
  }
  let told = 0;
  for (const product of state.wanted) told += bits[plan.replies[product] as number] as number;
  return told;
}

function askValue(state: ShopperState, plan: Plan, ground: Ground, into: ShopperState[]): void {
  const offered = countReplies(state, plan, ground);
  if (offered === null) {
    into.push(state);
    return;
  }
  const { replies } = plan;
  const { partOf, products } = counts;
  const parts = offered.map((reply, part) => {
    partOf[reply] = part;
    return { candidates: new Uint32Array(products[reply] as number), filled: 0, wanted: [] as number[] };
  });
  for (const product of state.candidates) {
    const part = parts[partOf[replies[product] as number] as number];
    if (part !== undefined) part.candidates[part.filled++] = product;
  }
  const skipping: number[] = [];
  for (const product of state.wanted) {
    const part = parts[partOf[replies[product] as number] as number];
    if (part === undefined) skipping.push(product);
    else part.wanted.push(product);
  }
  for (const { candidates, wanted } of parts) {
    if (wanted.length > 0) into.push({ candidates, wanted: Uint32Array.from(wanted) });
  }
  if (skipping.length > 0) into.push({ candidates: state.candidates, wanted: Uint32Array.from(skipping) });
}

/** Of a list, a reply is a set of answers: shoppers by the set, and for each the candidates that have all of it. */
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

function toldByList(state: ShopperState, plan: Plan, ground: Ground): number {
  const bySet = countSets(state, plan, ground);
  const all = countGroups(state.candidates, ground);
  const before = openBits(state.candidates.length, all, ground);
  let told = 0;
  for (const [set, wanted] of wantedBySet(state, plan)) {
    if (set === 0) continue;
    let products = 0;
    let groups = 0;
    for (const [other, count] of bySet) {
      if ((other & set) !== set) continue;
      products += count.products;
      groups += count.groups;
    }
    // A group whose variants have different sets was counted for each of them.
    told += wanted.length * (before - openBits(products, Math.min(groups, all, products), ground));
  }
  return told;
}

/** Sets are few even where candidates are many. */
function countSets(
  { candidates }: ShopperState,
  { replies }: Plan,
  ground: Ground,
): Map<number, { products: number; groups: number; last: number }> {
  const bySet = new Map<number, { products: number; groups: number; last: number }>();
  for (let at = 0; at < candidates.length; at++) {
    const product = candidates[at] as number;
    const set = replies[product] as number;
    if (set === 0) continue;
    const group = ground.groups[product] as number;
    const known = bySet.get(set);
    if (known === undefined) bySet.set(set, { products: 1, groups: 1, last: group });
    else {
      known.products++;
      if (known.last !== group) known.groups++;
      known.last = group;
    }
  }
  return bySet;
}

function askList(state: ShopperState, plan: Plan, into: ShopperState[]): void {
  for (const [set, wanted] of wantedBySet(state, plan)) {
    const candidates =
      set === 0
        ? state.candidates
        : state.candidates.filter((product) => ((plan.replies[product] as number) & set) === set);
    into.push({ candidates, wanted: Uint32Array.from(wanted) });
  }
}

/** Candidates are ordered by group. */
export function countGroups(candidates: Uint32Array, { groups }: Ground): number {
  let count = 0;
  let last = -1;
  for (let at = 0; at < candidates.length; at++) {
    const group = groups[candidates[at] as number] as number;
    if (group !== last) count++;
    last = group;
  }
  return count;
}

/** How many shoppers find their product, or a variant of its group, among the first results of their state. */
export function countFound(states: readonly ShopperState[], ground: Ground): number {
  let found = 0;
  for (const { candidates, wanted } of states) {
    if (countGroups(candidates, ground) <= ground.limit) {
      found += wanted.length;
      continue;
    }
    const shown = shownGroups(candidates, ground);
    for (const product of wanted) if (shown.has(ground.groups[product] as number)) found++;
  }
  return found;
}

/** Results are in catalog order where nothing else decides: the groups whose first products come first. */
function shownGroups(candidates: Uint32Array, { groups, limit }: Ground): ReadonlySet<number> {
  const shown = new Set<number>();
  for (const product of candidates.slice().sort()) {
    shown.add(groups[product] as number);
    if (shown.size === limit) break;
  }
  return shown;
}
