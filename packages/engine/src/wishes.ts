// What a shopper has asked for so far: the filter replies that say something, each with the products that satisfy it.

import type { Bits } from './bits.ts';
import type { CompiledAdvisor, CompiledQuestion, CompiledRange } from './compile.ts';
import { type Narrowed, selectInside, selectProducts, withPossible } from './narrow.ts';
import { findBounds, isWhole, withOpenEnds } from './range-bounds.ts';
import { acceptedRange } from './range-id.ts';
import { scratchWish } from './scratch.ts';
import type { Reply } from './session.ts';
import { firstAbove, firstAtLeast } from './snapshot.ts';
import { addCodes, addUnknown } from './value-index.ts';

export interface Wish {
  readonly question: CompiledQuestion;
  readonly reply: Reply;
  /** The products that do not miss it, in scope or not. */
  readonly products: Bits;
  /** With `missing: keep`: those of `products` whose value is known; otherwise null. */
  readonly known: Bits | null;
}

/** In the order in which they narrow. Their products are valid until wishes are read again in this thread. */
export function readWishes(compiled: CompiledAdvisor, narrowed: Narrowed): Wish[] {
  const wishes: Wish[] = [];
  for (const question of narrowed.filters) {
    const reply = narrowed.replies[question.place];
    const wish = reply && reply.length > 0 ? readWish(compiled, narrowed, question, reply) : null;
    if (wish !== null) wishes.push(wish);
  }
  return wishes;
}

/** Null if the reply says nothing: "no preference", or a whole range that leaves out no product. */
function readWish(
  compiled: CompiledAdvisor,
  narrowed: Narrowed,
  question: CompiledQuestion,
  reply: Reply,
): Wish | null {
  const { scope, scopeSize } = compiled;
  if (question.kind === 'range' && wasWhole(compiled, narrowed, question, reply)) {
    const products = selectWhole(compiled, question, reply);
    return products === null ? null : { question, reply, products, known: null };
  }
  const isOneSet = question.kind === 'choice' && reply.length === 1;
  const into = isOneSet ? NOTHING : scratchWish(question.place, scope.length);
  // A range that was set aside because nothing had a value then may be the whole one among all products.
  const range = question.kind === 'range' ? acceptedRange(reply) : null;
  const selected =
    question.kind === 'range'
      ? range && selectInside(question, range, into)
      : selectProducts(question, reply, scope, scopeSize, into);
  if (selected === null) return null;
  if (question.question.missing !== 'keep') return { question, reply, products: selected, known: null };
  const known = isOneSet ? selected : selected.slice();
  return { question, reply, products: withPossible(question, reply, into), known };
}

/** A choice of one answer is a set that was made when the advisor was compiled. */
const NOTHING: Bits = new Uint32Array(0);

/** Whether the range was the whole one when it was replied. Once `must` has emptied the results, the scope stands for what was left. */
function wasWhole(
  { scope, scopeSize }: CompiledAdvisor,
  { applied, count }: Narrowed,
  question: CompiledRange,
  reply: Reply,
): boolean {
  if (applied.some(({ place }) => place === question.place)) return false;
  if (count > 0) return true;
  const range = acceptedRange(reply);
  const bounds = findBounds(question, scope, scopeSize);
  return range !== null && bounds !== null && isWhole(range, bounds);
}

/**
 * A whole range narrows nothing, so every candidate satisfies it. But it was the whole of what was left then, and a product that
 * misses another wish may lie outside. An end at the author's own bound is open.
 */
function selectWhole(compiled: CompiledAdvisor, { place, question, values }: CompiledRange, reply: Reply): Bits | null {
  const range = acceptedRange(reply);
  if (range === null || values === null) return null;
  const { numbers } = values.column;
  const { from, to } = withOpenEnds(range, question);
  const low = firstAtLeast(numbers, from) + 1;
  const high = firstAbove(numbers, to);
  if (low === 1 && high === numbers.length) return null;
  const products = scratchWish(place, compiled.scope.length);
  addCodes(values.index, low, high, products);
  addUnknown(values.column, values.index, products);
  return products;
}
