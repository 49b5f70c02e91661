// Orders candidates and takes the best. Works column by column over the list of candidates: each key is one tight loop, and
// the best are kept in a short sorted list. Order: available first (with `unavailable: last`), set-aside filter replies
// satisfied, known before unknown (with `missing: keep`), score, price impact, catalog order. Never random.

import { type Bits, hasBit, listBits } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import { scratchKeys, scratchNumbers } from './scratch.ts';
import type { Column } from './snapshot.ts';
import { addTerm, preferenceTerms, setAsideTerms } from './terms.ts';

/** Products in their rank, at most `limit`; at most one of each group where results are one per group. */
export function rank(compiled: CompiledAdvisor, narrowed: Narrowed, limit: number): number[] {
  const { advisor, snapshot } = compiled;
  const groups = advisor.results.onePer === 'group' ? snapshot.groups : null;
  const list = scratchNumbers(narrowed.count);
  const count = listBits(narrowed.candidates, list);
  return takeBest(list, count, sortKeys(compiled, narrowed, list, count), groups, limit);
}

/** Lists of keys, the first counting most; in each, more is better. */
function sortKeys(compiled: CompiledAdvisor, narrowed: Narrowed, list: Uint32Array, count: number): Float64Array[] {
  const { advisor, snapshot } = compiled;
  const keys: Float64Array[] = [];
  const nextKey = () => {
    const key = scratchKeys(keys.length, count);
    keys.push(key);
    return key;
  };
  if (advisor.results.unavailable === 'last') addMembership(snapshot.available, 1, list, count, nextKey());
  const softened = setAsideTerms(compiled, narrowed);
  if (softened.length > 0) {
    const key = nextKey();
    for (const term of softened) addTerm(term, list, count, key);
    roundScores(key, count);
  }
  const kept = narrowed.applied.flatMap(({ known }) => (known === null ? [] : [known]));
  if (kept.length > 0) {
    const key = nextKey();
    for (const known of kept) addMembership(known, 1, list, count, key);
  }
  const preferences = preferenceTerms(compiled, narrowed);
  if (preferences.length > 0) {
    const key = nextKey();
    for (const term of preferences) addTerm(term, list, count, key);
    roundScores(key, count);
  }
  const { priceImpact } = advisor.results;
  const price = snapshot.columns.get('price');
  if (priceImpact !== 'none' && price) addPrice(price, priceImpact === 'cheaper' ? -1 : 1, list, count, nextKey());
  return keys;
}

function addMembership(set: Bits, weight: number, list: Uint32Array, count: number, key: Float64Array): void {
  for (let i = 0; i < count; i++) if (hasBit(set, list[i] as number)) key[i] = (key[i] as number) + weight;
}

function addPrice({ codes }: Column, sign: number, list: Uint32Array, count: number, key: Float64Array): void {
  for (let i = 0; i < count; i++) key[i] = sign * (codes[list[i] as number] as number);
}

/** Scores count in thousandths, so that sums of fractions that mean the same are the same. */
function roundScores(key: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) key[i] = Math.round((key[i] as number) * 1000);
}

function takeBest(
  list: Uint32Array,
  count: number,
  keys: readonly Float64Array[],
  groups: Uint32Array | null,
  limit: number,
): number[] {
  /** Places in `list`, best first. */
  const best: number[] = [];
  const [first] = keys;
  for (let i = 0; i < count; i++) {
    if (best.length === limit) {
      if (first === undefined && groups === null) break;
      const last = best[limit - 1] as number;
      if (first !== undefined && (first[i] as number) < (first[last] as number)) continue;
      if (!isBetter(i, last, keys)) continue;
    }
    if (groups !== null) {
      const group = groups[list[i] as number];
      const same = best.findIndex((other) => groups[list[other] as number] === group);
      if (same !== -1) {
        if (!isBetter(i, best[same] as number, keys)) continue;
        best.splice(same, 1);
      }
    }
    if (best.length === limit) best.pop();
    let at = best.length;
    while (at > 0 && isBetter(i, best[at - 1] as number, keys)) at--;
    best.splice(at, 0, i);
  }
  return best.map((i) => list[i] as number);
}

/** Whether a later place ranks before an earlier one; equal keys leave catalog order. */
function isBetter(later: number, earlier: number, keys: readonly Float64Array[]): boolean {
  for (const key of keys) {
    const difference = (key[later] as number) - (key[earlier] as number);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
