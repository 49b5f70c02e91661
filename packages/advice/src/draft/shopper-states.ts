// Truthful shoppers after some questions, all at once: shoppers who gave the same replies share one state, with the products
// that satisfy these replies. It is exact: a shopper who has to skip keeps every candidate, unlike one who can answer.

import type { Plan } from './plan.ts';

export interface ShopperState {
  /** Products that satisfy all replies, ordered by their group. */
  readonly candidates: Uint32Array;
  /** Products that satisfy all replies to filters: what is offered depends on these. */
  readonly pool: Uint32Array;
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

/** The replies that are offered to these shoppers, counted; null where the question is passed over. */
function countReplies(state: ShopperState, plan: Plan, ground: Ground): readonly number[] | null {
  const { candidates, pool } = state;
  const { most, least, largest } = plan;
  if (pool === candidates || largest <= most) {
    count(candidates, plan, ground);
    const { products, seen } = counts;
    // With nothing to choose from, the question is passed over.
    if (seen.length < least) return null;
    if (seen.length === 1 && products[seen[0] as number] === candidates.length) return null;
    return seen.length <= most ? seen : mostFrequent(most);
  }
  count(pool, plan, ground);
  const offered = new Set(counts.seen.length <= most ? counts.seen : mostFrequent(most));
  count(candidates, plan, ground);
  return counts.seen.filter((reply) => offered.has(reply));
}

function count(candidates: Uint32Array, { replies, largest }: Plan, { groups }: Ground): void {
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
}

function mostFrequent(most: number): number[] {
  const { products, seen } = counts;
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

const isFilter = ({ question }: Plan): boolean => question.role === 'filter';

/** The candidates of each offered reply; `counts` are those of the candidates. */
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
    const narrow = (products: Uint32Array) =>
      set === 0 ? products : products.filter((product) => ((plan.replies[product] as number) & set) === set);
    const candidates = narrow(state.candidates);
    const isSame = state.pool === state.candidates;
    const pool = !isFilter(plan) ? state.pool : isSame ? candidates : narrow(state.pool);
    into.push({ candidates, pool, wanted: Uint32Array.from(wanted) });
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
