// Results beyond those that satisfy every wish: first the products that miss one wish, then those that miss two, and so on,
// the least badly missed first. Nothing that the author calls the kind of thing wanted (`firm`, `must`) is ever missed.

import { type Bits, countBits, intersectInto } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import { byFewMisses, byMisses, type Misses } from './misses.ts';
import type { Narrowed } from './narrow.ts';
import { rank, rankProducts } from './rank.ts';
import { isPartial, missedTerm, type Term } from './terms.ts';
import type { Wish } from './wishes.ts';

/** Products in their rank, at most `limit`: those that satisfy every wish, then the nearest. */
export function rankNearest(compiled: CompiledAdvisor, narrowed: Narrowed, misses: Misses, limit: number): number[] {
  const isExact = narrowed.applied.every(({ effect }) => effect === 'narrowed');
  const results = isExact ? rank(compiled, narrowed, limit) : [];
  if (results.length === limit) return results;
  const { wishes } = misses;
  const split = splitKind(compiled, wishes);
  if (split === null) return results;
  const { within, soft } = split;
  if (soft.length === 0) return results;
  const few = soft.length === wishes.length ? misses.few : byFewMisses(within, soft);
  const known = wishes.flatMap((wish) => (wish.known === null ? [] : [wish.known]));
  const shown = new Set<number>();
  addGroups(compiled, results, shown);
  let tiers: readonly Bits[] = [within, few.once, few.twice];
  for (let missed = 1; missed <= soft.length && results.length < limit; missed++) {
    if (missed === tiers.length) tiers = byMisses(within, soft, soft.length);
    const products = tiers[missed] as Bits;
    const ranked = { products, missed: termsOf(soft, countBits(products)), known, shown };
    const next = rankProducts(compiled, narrowed, ranked, limit - results.length);
    addGroups(compiled, next, shown);
    results.push(...next);
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
  const soft: Wish[] = [];
  for (const wish of wishes) {
    const { must, firm } = wish.question.question;
    if (!must && !firm) {
      soft.push(wish);
      continue;
    }
    const left = new Uint32Array(scope.length);
    if (intersectInto(within, wish.products, left) > 0) within = left;
    else if (must) return null;
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
const termsOf = (wishes: readonly Wish[], count: number): Term[] =>
  wishes.flatMap(({ question, reply, products }): Term[] => {
    const { weight } = question.question;
    if (weight === 0) return [];
    const partial = isPartial(question, reply) ? missedTerm(question, reply, count) : null;
    if (partial === null) return [{ kind: 'sets', weight, sets: [products] }];
    return [{ kind: 'either', weight, set: products, partial }];
  });
