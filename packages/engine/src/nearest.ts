// Results beyond those that satisfy every wish: first the products that miss one wish, then those that miss two, and so on,
// the least badly missed first. Nothing that the author calls the kind of thing wanted (`firm`, `must`) is ever missed.

import { type Bits, countBits, intersectInto } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import { byFewMisses, byMisses, type Misses } from './misses.ts';
import type { Narrowed } from './narrow.ts';
import { rankCandidates, rankProducts } from './rank.ts';
import { scratchWithin } from './scratch.ts';
import { isPartial, missedTerm, preferenceTerms, type Term } from './terms.ts';
import type { Wish } from './wishes.ts';

/** Products in their rank, at most `limit`: those that satisfy every wish, then the nearest. */
export function rankNearest(compiled: CompiledAdvisor, narrowed: Narrowed, misses: Misses, limit: number): number[] {
  const isExact = narrowed.applied.every(({ effect }) => effect === 'narrowed');
  const preferences = preferenceTerms(compiled, narrowed);
  const results = isExact ? rankCandidates(compiled, narrowed, preferences, limit) : [];
  if (results.length === limit) return results;
  const { wishes } = misses;
  const split = splitKind(compiled, wishes);
  if (split === null) return results;
  const { within, soft } = split;
  if (soft.length === 0) return results;
  const few = soft.length === wishes.length ? misses.few : byFewMisses(within, soft);
  const known: Bits[] = [];
  for (const wish of wishes) if (wish.known !== null) known.push(wish.known);
  const shown = new Set<number>();
  addGroups(compiled, results, shown);
  let terms: readonly Term[] = [];
  /** For how many products the terms were made; they serve fewer, too. */
  let most = 0;
  for (let missed = 1; missed <= soft.length && results.length < limit; missed++) {
    const products = missed === 1 ? few.once : missed === 2 ? few.twice : byMisses(within, soft, missed);
    const count = countBits(products);
    if (count === 0) continue;
    if (count > most) {
      terms = termsOf(soft, count);
      most = count;
    }
    const next = rankProducts(compiled, { products, missed: terms, known, preferences, shown }, limit - results.length);
    addGroups(compiled, next, shown);
    for (const product of next) results.push(product);
  }
  return results;
}

interface Split {
  /** The products that satisfy all that is never missed. */
  readonly within: Bits;
  /** The wishes that results may miss. */
  readonly soft: readonly Wish[];
}

/** Null if no product may be shown, because a `must` stands against another wish that is never missed. */
function splitKind({ scope }: CompiledAdvisor, wishes: readonly Wish[]): Split | null {
  let within = scope;
  let [left, before] = scratchWithin(scope.length);
  const soft: Wish[] = [];
  for (const wish of wishes) {
    const { must, firm } = wish.question.question;
    if (!must && !firm) {
      soft.push(wish);
      continue;
    }
    if (intersectInto(within, wish.products, left) > 0) {
      within = left;
      [left, before] = [before, left];
    } else if (must) return null;
    // Of two firm replies that nothing satisfies together, the one that was set aside is missed by everything.
    else soft.push(wish);
  }
  return { within, soft };
}

function addGroups({ snapshot }: CompiledAdvisor, products: readonly number[], shown: Set<number>): void {
  if (snapshot.groups === null) return;
  for (const product of products) shown.add(snapshot.groups[product] as number);
}

/** How near a product comes to the wishes: the weight of each that it does not miss, and a part of that where it is near. */
function termsOf(wishes: readonly Wish[], count: number): Term[] {
  const terms: Term[] = [];
  for (const { question, reply, products } of wishes) {
    const { weight } = question.question;
    if (weight === 0) continue;
    const partial = isPartial(question, reply) ? missedTerm(question, reply, count) : null;
    if (partial === null) terms.push({ kind: 'sets', weight, sets: [products] });
    else terms.push({ kind: 'either', weight, set: products, partial });
  }
  return terms;
}
