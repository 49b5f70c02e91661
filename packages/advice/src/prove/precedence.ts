// Which products always come before another, whatever is replied: they are candidates whenever it is one, satisfy whatever it
// satisfies, and win where both are alike. A product with as many before it as there are results is never recommended.
// The other direction does not hold: a product may be outdone by different ones in different conversations.

import { type Bits, eachBit, hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import type { Column } from '@guidepost/engine/snapshot';

/** Whether `other` is at least as good as `product` in one respect, in every conversation. */
type Respect = (other: number, product: number) => boolean;

export class Precedence {
  readonly #compiled: CompiledAdvisor;
  readonly #products: Uint32Array;
  readonly #respects: readonly Respect[];
  /** Product → the bits of what it satisfies, `#words` of them. */
  readonly #satisfied: Uint32Array;
  readonly #words: number;

  constructor(compiled: CompiledAdvisor) {
    this.#compiled = compiled;
    this.#products = Uint32Array.from(eachBit(compiled.scope));
    const counting = compiled.questions.filter(({ question }) => question.role === 'filter' || question.weight > 0);
    this.#respects = counting.flatMap((question) => respectsOf(question));
    const sets = counting.flatMap((question) => setsOf(question));
    this.#words = (sets.length + 31) >>> 5;
    this.#satisfied = new Uint32Array(compiled.snapshot.size * this.#words);
    for (const [nth, set] of sets.entries()) {
      for (const product of this.#products) {
        if (!hasBit(set, product)) continue;
        const at = product * this.#words + (nth >>> 5);
        this.#satisfied[at] = (this.#satisfied[at] ?? 0) | (1 << (nth & 31));
      }
    }
  }

  /** One product each of up to `most` other keys that always come before the product. */
  findBefore(product: number, most: number, keyOf: (product: number) => number): number[] {
    const found = new Map<number, number>();
    const firsts = this.#groupsBefore(product);
    const own = firsts?.[product] ?? keyOf(product);
    for (const other of this.#products) {
      if (other === product || !this.#isBefore(other, product)) continue;
      const key = firsts?.[other] ?? keyOf(other);
      if (key === own || found.has(key)) continue;
      found.set(key, other);
      if (found.size === most) break;
    }
    return [...found.values()];
  }

  /**
   * Null if whatever is before the product is so alone. Where the best of each group come first, only the first of another group
   * is certain to be before the first of its own; so one product of each group counts, unless the product is never the first.
   */
  #groupsBefore(product: number): Uint32Array | null {
    const { advisor, snapshot } = this.#compiled;
    const { groups } = snapshot;
    if (advisor.results.onePer !== 'group_first' || groups === null) return null;
    const isNeverFirst = this.#products.some(
      (other) => other !== product && groups[other] === groups[product] && this.#isBefore(other, product),
    );
    return isNeverFirst ? null : groups;
  }

  #isBefore(other: number, product: number): boolean {
    const words = this.#words;
    for (let w = 0; w < words; w++) {
      const wanted = this.#satisfied[product * words + w] as number;
      if ((wanted & ~(this.#satisfied[other * words + w] as number)) !== 0) return false;
    }
    return this.#winsTies(other, product) && this.#respects.every((isAsGood) => isAsGood(other, product));
  }

  /** Where everything replied is satisfied alike. */
  #winsTies(other: number, product: number): boolean {
    const { advisor, snapshot } = this.#compiled;
    const { unavailable, priceImpact } = advisor.results;
    if (unavailable === 'last' && hasBit(snapshot.available, other) !== hasBit(snapshot.available, product)) {
      return hasBit(snapshot.available, other);
    }
    const prices = snapshot.columns.get('price')?.codes;
    const difference = priceImpact === 'none' ? 0 : (prices?.[other] ?? 0) - (prices?.[product] ?? 0);
    if (difference !== 0) return difference < 0 === (priceImpact === 'cheaper');
    return other < product;
  }
}

/** What a product satisfies, or could satisfy where that keeps it. */
function setsOf(question: CompiledQuestion): Bits[] {
  if (question.kind !== 'choice') return [];
  return question.answers.flatMap(({ satisfied, possible }) =>
    satisfied === null || possible === null ? [] : possible === satisfied ? [satisfied] : [satisfied, possible],
  );
}

function respectsOf(compiled: CompiledQuestion): Respect[] {
  if (compiled.kind === 'choice' || compiled.values === null) return [];
  const { column } = compiled.values;
  const isKept = compiled.question.role === 'filter' && compiled.question.missing === 'keep';
  if (column.offsets === null) {
    const { codes } = column;
    // A product of unknown value satisfies nothing, but where the unknown are kept it stays where others go.
    return [(other, product) => codes[other] === codes[product] || (codes[product] === 0 && !isKept)];
  }
  return [
    (other, product) => {
      const wanted = codesOf(column, product);
      const had = codesOf(column, other);
      return wanted.length === 0 ? !isKept || had.length === 0 : wanted.every((code) => had.includes(code));
    },
  ];
}

const codesOf = ({ codes, offsets }: Extract<Column, { type: 'list' }>, product: number) =>
  codes.subarray(offsets[product], offsets[product + 1]);
