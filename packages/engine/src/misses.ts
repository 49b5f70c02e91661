// How many of a shopper's wishes each product misses. What one step says of it is found once: near results and the question of
// which reply to ask for again both start from it.

import type { Bits } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import { scratchFew } from './scratch.ts';
import { readWishes, type Wish } from './wishes.ts';

export interface FewMisses {
  readonly once: Bits;
  readonly twice: Bits;
}

/** What the products in scope miss of the wishes of one step. Read it within the step. */
export class Misses {
  readonly #compiled: CompiledAdvisor;
  readonly #narrowed: Narrowed;
  #wishes: readonly Wish[] | null = null;
  #few: FewMisses | null = null;

  constructor(compiled: CompiledAdvisor, narrowed: Narrowed) {
    this.#compiled = compiled;
    this.#narrowed = narrowed;
  }

  get wishes(): readonly Wish[] {
    this.#wishes ??= readWishes(this.#compiled, this.#narrowed);
    return this.#wishes;
  }

  get few(): FewMisses {
    this.#few ??= byFewMisses(this.#compiled.scope, this.wishes);
    return this.#few;
  }
}

/** The products within `within` that miss one of the wishes, and those that miss two, found in one pass. Valid until the next call. */
export function byFewMisses(within: Bits, wishes: readonly Wish[]): FewMisses {
  const [once, twice] = scratchFew(within.length);
  const sets = wishes.map(({ products }) => products);
  for (let w = 0; w < within.length; w++) {
    let none = within[w] as number;
    let one = 0;
    let two = 0;
    for (let nth = 0; nth < sets.length; nth++) {
      const has = (sets[nth] as Bits)[w] as number;
      two = (two & has) | (one & ~has);
      one = (one & has) | (none & ~has);
      none &= has;
    }
    once[w] = one;
    twice[w] = two;
  }
  return { once, twice };
}

/** By number of missed wishes, up to `most`: the products within `within` that miss so many. */
export function byMisses(within: Bits, wishes: readonly Wish[], most: number): Bits[] {
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
