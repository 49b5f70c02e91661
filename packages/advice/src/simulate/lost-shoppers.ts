// Why shoppers did not find the product they had in mind: which question took it out, or that others stand before it.

import { hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import { repliedQuestions, type Session } from '@guidepost/engine/session';
import type { Lost } from './lost-figures.ts';
import type { NameProduct } from './name-product.ts';

const MOST_EXAMPLES = 5;

export class LostShoppers {
  readonly #compiled: CompiledAdvisor;
  readonly #nameProduct: NameProduct;
  readonly #filteredOut = new Map<string, Some>();
  readonly #unavailable = new Some();
  readonly #outranked = new Some();
  #shoppers = 0;

  constructor(compiled: CompiledAdvisor, nameProduct: NameProduct) {
    this.#compiled = compiled;
    this.#nameProduct = nameProduct;
  }

  /** `products`: those in the minds of the lost. Returns how many of them were outranked. */
  add(session: Session, products: readonly number[]): number {
    this.#shoppers += products.length;
    const { available } = this.#compiled.snapshot;
    const outranked = this.#outranked.count;
    let left = this.#splitByCandidate(session, products, (product) => {
      (hasBit(available, product) ? this.#outranked : this.#unavailable).add(product);
    });
    // A reply only changes what is left for those after it, so the first ones alone say what they take out.
    const replies: Record<string, readonly string[]> = {};
    for (const id of this.#orderOf(session)) {
      const reply = Object.hasOwn(session.replies, id) ? session.replies[id] : undefined;
      if (reply === undefined || left.length === 0) continue;
      replies[id] = reply;
      const kept: number[] = [];
      const gone = this.#splitByCandidate({ ...session, replies }, left, (product) => kept.push(product));
      for (const product of gone) this.#of(id).add(product);
      left = kept;
    }
    return this.#outranked.count - outranked;
  }

  summarize(): Lost {
    const toLost = (some: Some) => ({
      shoppers: some.count,
      examples: some.examples.map(this.#nameProduct),
    });
    return {
      shoppers: this.#shoppers,
      filteredOut: [...this.#filteredOut]
        .map(([question, some]) => ({ question, ...toLost(some) }))
        .sort((a, b) => b.shoppers - a.shoppers),
      unavailable: toLost(this.#unavailable),
      outranked: toLost(this.#outranked),
    };
  }

  /** The questions replied to: those that never narrow, then the others in the order in which they do. */
  #orderOf(session: Session): string[] {
    const { advisor, filters } = this.#compiled;
    const given = repliedQuestions(session);
    const narrowing =
      advisor.order === 'adaptive'
        ? given
        : filters.map(({ question }) => question.id).filter((id) => given.includes(id));
    return [...new Set([...given.filter((id) => !narrowing.includes(id)), ...narrowing])];
  }

  #of(question: string): Some {
    let some = this.#filteredOut.get(question);
    if (some === undefined) {
      some = new Some();
      this.#filteredOut.set(question, some);
    }
    return some;
  }

  /** Hands candidates on and returns the others. */
  #splitByCandidate(session: Session, products: readonly number[], onCandidate: (product: number) => void): number[] {
    const { candidates } = narrow(this.#compiled, session);
    const others: number[] = [];
    for (const product of products) {
      if (hasBit(candidates, product)) onCandidate(product);
      else others.push(product);
    }
    return others;
  }
}

/** How many there are, and a few of them. */
class Some {
  count = 0;
  readonly examples: number[] = [];

  add(product: number): void {
    this.count++;
    if (this.examples.length < MOST_EXAMPLES) this.examples.push(product);
  }
}
