// Orders products and takes the best. Works on blocks of products that stay in a near cache, column by column: each key
// is one tight loop over a block, and products that cannot come into the list any more are left out as soon as that is
// certain. Order: available first (with `unavailable: last`), wishes that are missed but come closest, known before unknown
// (with `missing: keep`), score, price impact, catalog order. Never random. Where the best of each group come first, they do so
// among products that fit equally well: a variant that fits better is never behind another model that fits worse.

import { BestHeap } from './best-heap.ts';
import { BestList } from './best-list.ts';
import { type Bits, clearBit, eachBit, hasBit, listWords } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import { scratchKeys, scratchNumbers } from './scratch.ts';
import type { Column } from './snapshot.ts';
import { addTerm, preferenceTerms, setAsideTerms, type Term } from './terms.ts';

/** Words of candidates listed at once, and candidates in a block: few enough that their keys stay in a near cache. */
const WORDS = 256;
const BLOCK = 2048;

/** The best so many are kept in order; of more it would take long to find the place of each. */
const MOST_LISTED = 40;

/** Products to be ordered, and what is known of the wishes that some of them miss. */
export interface Ranked {
  readonly products: Bits;
  /** How near they come to wishes that not all of them satisfy. */
  readonly missed: readonly Term[];
  /** With `missing: keep`: for each filter, the products whose value is known to satisfy it. */
  readonly known: readonly Bits[];
  readonly preferences: readonly Term[];
  /** Groups that are shown already: none of their products is the first of its group any more. */
  readonly shown: ReadonlySet<number>;
}

const NO_GROUPS: ReadonlySet<number> = new Set();

/**
 * Candidates in their rank, at most `limit`; at most one of each group if results are one per group, or those before further
 * ones of their groups if the best of each group come first.
 */
export const rank = (compiled: CompiledAdvisor, narrowed: Narrowed, limit: number): number[] =>
  rankCandidates(compiled, narrowed, preferenceTerms(compiled, narrowed), limit);

/** The same, with the terms of the preferences as they were made for this step. */
export function rankCandidates(
  compiled: CompiledAdvisor,
  narrowed: Narrowed,
  preferences: readonly Term[],
  limit: number,
): number[] {
  return rankProducts(compiled, rankedOf(compiled, narrowed, preferences), limit);
}

function rankedOf(
  compiled: CompiledAdvisor,
  narrowed: Narrowed,
  preferences: readonly Term[] = preferenceTerms(compiled, narrowed),
): Ranked {
  const known: Bits[] = [];
  for (const applied of narrowed.applied) if (applied.known !== null) known.push(applied.known);
  const missed = setAsideTerms(compiled, narrowed);
  return { products: narrowed.candidates, missed, known, preferences, shown: NO_GROUPS };
}

/** The candidates that fit as well as a product, which is one of them: only the price and the order of the catalog come between. */
export function equallyGood(compiled: CompiledAdvisor, narrowed: Narrowed, product: number): number[] {
  const candidates = [...eachBit(narrowed.candidates)];
  const at = candidates.indexOf(product);
  if (at < 0) return [];
  const compare = byFit(candidates, keyMakers(compiled, rankedOf(compiled, narrowed)));
  return candidates.filter((_, place) => compare(at, place) === 0);
}

/** The same of any products. */
export function rankProducts(compiled: CompiledAdvisor, ranked: Ranked, limit: number): number[] {
  if (limit === 0) return [];
  const makers = keyMakers(compiled, ranked);
  const { groups } = compiled.snapshot;
  const { onePer } = compiled.advisor.results;
  if (groups === null || onePer === 'product') return bestOf(ranked, makers, null, limit);
  const firsts = bestOf(ranked, makers, groups, limit);
  return onePer === 'group' ? firsts : withFurther(firsts, ranked, makers, limit);
}

function bestOf({ products, shown }: Ranked, makers: KeyMakers, groups: Uint32Array | null, limit: number): number[] {
  const all = makers.price === null ? makers.fit : [...makers.fit, makers.price];
  const Best = limit > MOST_LISTED ? BestHeap : BestList;
  const best = new Best(limit, all.length, groups, shown);
  const list = scratchNumbers(BLOCK + WORDS * 32);
  let count = 0;
  for (let word = 0; word < products.length && !best.isSettled; word += WORDS) {
    const end = Math.min(word + WORDS, products.length);
    count = listWords(products, word, end, list, count);
    if (count < BLOCK && end < products.length) continue;
    const keys: Float64Array[] = [];
    for (let nth = 0; nth < all.length; nth++) {
      const key = scratchKeys(nth, count);
      keys.push(key);
      count = (all[nth] as KeyMaker)(list, count, key, nth === 0 ? best.least : Number.NEGATIVE_INFINITY);
    }
    best.offer(list, count, keys);
    count = 0;
  }
  return best.products;
}

/** `firsts`: the best of each group, best first. Among products that fit equally well these come before all others. */
function withFurther(firsts: readonly number[], ranked: Ranked, makers: KeyMakers, limit: number): number[] {
  // A further variant fits no better than the first of its group.
  const isFull = firsts.length === limit && ranked.shown.size === 0;
  if (isFull && byFit(firsts, makers)(0, limit - 1) === 0) return [...firsts];
  const others = ranked.products.slice();
  for (const first of firsts) clearBit(others, first);
  const both = [...firsts, ...bestOf({ ...ranked, products: others }, makers, null, limit)];
  const compare = byFit(both, makers);
  const places = both.map((_, place) => place).sort((a, b) => compare(a, b) || a - b);
  return places.slice(0, limit).map((place) => both[place] as number);
}

/** Compares products of a list, by their places in it: below 0 if the first fits better. */
function byFit(products: readonly number[], { fit }: KeyMakers): (one: number, other: number) => number {
  const keys = fit.map((make) => {
    const key = new Float64Array(products.length);
    make(Uint32Array.from(products), products.length, key, Number.NEGATIVE_INFINITY);
    return key;
  });
  return (one, other) => {
    const key = keys.find((values) => values[one] !== values[other]);
    return key === undefined ? 0 : (key[other] as number) - (key[one] as number);
  };
}

/**
 * Fills `key`, which is all zeros, for the first `count` products in `list`; more is better. It may take products whose key is
 * below `least` out of `list` and `key`. Returns how many are left.
 */
type KeyMaker = (list: Uint32Array, count: number, key: Float64Array, least: number) => number;

interface KeyMakers {
  /** How well a product fits; the first counts most. */
  readonly fit: readonly KeyMaker[];
  /** What decides between products that fit equally well. */
  readonly price: KeyMaker | null;
}

function keyMakers({ advisor, snapshot }: CompiledAdvisor, { missed, known, preferences }: Ranked): KeyMakers {
  const fit: KeyMaker[] = [];
  if (advisor.results.unavailable === 'last') fit.push(membership([snapshot.available]));
  if (missed.length > 0) fit.push(score(missed, FINE));
  if (known.length > 0) fit.push(membership(known));
  if (preferences.length > 0) fit.push(score(preferences, THOUSANDTHS));
  const { priceImpact } = advisor.results;
  const price = snapshot.columns.get('price');
  const isByPrice = priceImpact !== 'none' && price !== undefined;
  return { fit, price: isByPrice ? priceOrder(price, priceImpact === 'cheaper' ? -1 : 1) : null };
}

/** How many of the sets have the product. */
const membership =
  (sets: readonly Bits[]): KeyMaker =>
  (list, count, key, least) => {
    for (const set of sets) {
      for (let i = 0; i < count; i++) if (hasBit(set, list[i] as number)) key[i] = (key[i] as number) + 1;
    }
    return keepFrom(least, list, count, key);
  };

/** Parts of 1 that a score is rounded to, so that sums of fractions that should be equal are equal. */
const THOUSANDTHS = 1000;
/** What is missed by far must still be told from what is missed by farther. */
const FINE = 1e9;

const score =
  (terms: readonly Term[], parts: number): KeyMaker =>
  (list, count, key, least) => {
    /** What the terms still to come can add. */
    let rest = terms.reduce((sum, { weight }) => sum + weight, 0);
    // Sums in another order differ by less.
    const rounding = 1e-9 + rest * 1e-12;
    let left = count;
    for (const term of terms) {
      addTerm(term, list, left, key);
      rest -= term.weight;
      left = keepFrom((least - 0.5) / parts - rest - rounding, list, left, key);
    }
    for (let i = 0; i < left; i++) key[i] = Math.round((key[i] as number) * parts);
    return left;
  };

const priceOrder =
  ({ codes }: Column, sign: number): KeyMaker =>
  (list, count, key, least) => {
    for (let i = 0; i < count; i++) key[i] = sign * (codes[list[i] as number] as number);
    return keepFrom(least, list, count, key);
  };

/** Takes out the products whose key is below `least`, and returns how many are left. */
function keepFrom(least: number, list: Uint32Array, count: number, key: Float64Array): number {
  if (least === Number.NEGATIVE_INFINITY) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const own = key[i] as number;
    if (own < least) continue;
    list[kept] = list[i] as number;
    key[kept] = own;
    kept++;
  }
  return kept;
}
