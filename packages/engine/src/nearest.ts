// Results beyond those that satisfy every wish: first the products that miss one wish, then those that miss two, and so on,
// the least badly missed first. Nothing that the author calls the kind of thing wanted (`firm`, `must`) is ever missed.

import { type Bits, countBits, intersectInto } from './bits.ts';
import type { CompiledAdvisor, CompiledQuestion, CompiledRange } from './compile.ts';
import { type Narrowed, selectProducts, withPossible } from './narrow.ts';
import { findBounds, isWhole, withOpenEnds } from './range-bounds.ts';
import { acceptedRange } from './range-id.ts';
import { rank, rankProducts } from './rank.ts';
import type { Reply } from './session.ts';
import { firstAbove, firstAtLeast } from './snapshot.ts';
import { isPartial, missedTerm, type Term } from './terms.ts';
import { addCodes, addUnknown } from './value-index.ts';

/** Products in their rank, at most `limit`: those that satisfy every wish, then the nearest. */
export function rankNearest(compiled: CompiledAdvisor, narrowed: Narrowed, limit: number): number[] {
  const isExact = narrowed.applied.every(({ effect }) => effect === 'narrowed');
  const results = isExact ? rank(compiled, narrowed, limit) : [];
  if (results.length === limit) return results;
  const asked = readWishes(compiled, narrowed);
  if (asked === null) return results;
  const { within, wishes, known } = asked;
  const { groups } = compiled.snapshot;
  const shown = new Set<number>();
  const see = (products: readonly number[]) => {
    if (groups !== null) for (const product of products) shown.add(groups[product] as number);
  };
  see(results);
  let tiers: Bits[] = [];
  for (let misses = 1; misses <= wishes.length && results.length < limit; misses++) {
    // Nearly always one or two missed wishes are enough.
    if (misses >= tiers.length)
      tiers = byMisses(within, wishes, misses <= FEW ? Math.min(FEW, wishes.length) : wishes.length);
    const products = tiers[misses] as Bits;
    const missed = termsOf(wishes, countBits(products));
    const next = rankProducts(compiled, narrowed, { products, missed, known, shown }, limit - results.length);
    see(next);
    results.push(...next);
  }
  return results;
}

const FEW = 2;

/** A filter reply that says something and that results may miss. */
interface Wish {
  readonly question: CompiledQuestion;
  readonly reply: Reply;
  /** The products that do not miss it. */
  readonly products: Bits;
  /** With `missing: keep`: those of `products` whose value is known; otherwise null. */
  readonly known: Bits | null;
}

interface Asked {
  /** The products that satisfy all that is never missed. */
  readonly within: Bits;
  /** In the order in which they narrow. */
  readonly wishes: readonly Wish[];
  /** With `missing: keep`: for each reply, the products whose value is known to satisfy it. */
  readonly known: readonly Bits[];
}

/** Null if no product may be shown: `must` stands against another such reply. */
function readWishes(compiled: CompiledAdvisor, narrowed: Narrowed): Asked | null {
  let within: Bits = compiled.scope.slice();
  let count = compiled.scopeSize;
  const wishes: Wish[] = [];
  const known: Bits[] = [];
  for (const question of compiled.filters) {
    const reply = narrowed.replies[question.place];
    if (!reply || reply.length === 0) continue;
    const { must, firm } = question.question;
    const wish = readWish(compiled, narrowed, question, reply, within, count);
    if (wish === null) continue;
    if (wish.known !== null) known.push(wish.known);
    if (!must && !firm) {
      wishes.push(wish);
      continue;
    }
    const left = new Uint32Array(within.length);
    const leftCount = intersectInto(within, wish.products, left);
    if (leftCount > 0) {
      within = left;
      count = leftCount;
    } else if (must) return null;
    // Two firm replies that nothing satisfies together: the one that was set aside is missed by everything.
    else wishes.push(wish);
  }
  return { within, wishes, known };
}

/** Null if the reply says nothing: "no preference", or a whole range that leaves out no product. */
function readWish(
  compiled: CompiledAdvisor,
  narrowed: Narrowed,
  question: CompiledQuestion,
  reply: Reply,
  within: Bits,
  count: number,
): Wish | null {
  if (question.kind === 'range' && wasWhole(narrowed, question, reply, within, count)) {
    const products = selectWhole(compiled, question, reply);
    return products === null ? null : { question, reply, products, known: null };
  }
  const into = new Uint32Array(compiled.scope.length);
  const selected = selectProducts(question, reply, within, count, into);
  if (selected === null) return null;
  if (question.question.missing !== 'keep') return { question, reply, products: selected, known: null };
  const known = selected.slice();
  return { question, reply, products: withPossible(question, reply, into), known };
}

/** Whether the range was the whole one when it was replied. After `must` has emptied the results, nobody can tell any more. */
function wasWhole(
  { applied, count }: Narrowed,
  question: CompiledRange,
  reply: Reply,
  within: Bits,
  withinCount: number,
): boolean {
  if (applied.some(({ place }) => place === question.place)) return false;
  if (count > 0) return true;
  const range = acceptedRange(reply);
  const bounds = findBounds(question, within, withinCount);
  return range !== null && bounds !== null && isWhole(range, bounds);
}

/**
 * A whole range narrows nothing, so every candidate satisfies it. But it was the whole of what was left then, and a product that
 * misses another wish may lie outside. An end at the author's own bound is open.
 */
function selectWhole(compiled: CompiledAdvisor, { question, values }: CompiledRange, reply: Reply): Bits | null {
  const range = acceptedRange(reply);
  if (range === null || values === null) return null;
  const { numbers } = values.column;
  const { from, to } = withOpenEnds(range, question);
  const low = firstAtLeast(numbers, from) + 1;
  const high = firstAbove(numbers, to);
  if (low === 1 && high === numbers.length) return null;
  const products = new Uint32Array(compiled.scope.length);
  addCodes(values.index, low, high, products);
  addUnknown(values.column, values.index, products);
  return products;
}

/** By number of missed wishes, up to `most`: the products within `within` that miss so many. */
function byMisses(within: Bits, wishes: readonly Wish[], most: number): Bits[] {
  const tiers: Bits[] = Array.from({ length: most + 1 }, (_, misses) =>
    misses === 0 ? within.slice() : new Uint32Array(within.length),
  );
  for (const { products } of wishes) {
    for (let misses = most; misses >= 0; misses--) {
      const tier = tiers[misses] as Bits;
      const fewer = tiers[misses - 1];
      for (let w = 0; w < tier.length; w++) {
        const has = products[w] as number;
        const moved = fewer === undefined ? 0 : (fewer[w] as number) & ~has;
        tier[w] = ((tier[w] as number) & has) | moved;
      }
    }
  }
  return tiers;
}

/** How near a product comes to the wishes: the weight of each that it does not miss, and a part of that where it is near. */
const termsOf = (wishes: readonly Wish[], count: number): Term[] =>
  wishes.flatMap(({ question, reply, products }): Term[] => {
    const { weight } = question.question;
    if (weight === 0) return [];
    const partial = isPartial(question, reply) ? missedTerm(question, reply, count) : null;
    return [
      partial === null
        ? { kind: 'sets', weight, sets: [products] }
        : { kind: 'either', weight, set: products, partial },
    ];
  });
