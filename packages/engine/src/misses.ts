// How many of a shopper's wishes each product misses. What one step says of it is found once: near results and the question of
// which reply to ask for again both start from it.

import type { Bits } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import { scratchFew, scratchMany } from './scratch.ts';
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
  const sets: Bits[] = [];
  for (const { products } of wishes) sets.push(products);
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

/**
 * The products within `within` that miss exactly `wanted` of the wishes, three or more. Valid until the next call. It counts in each
 * of 32 products at once: `counts` holds the binary digits of how many wishes were missed so far, the lowest first.
 */
export function byMisses(within: Bits, wishes: readonly Wish[], wanted: number): Bits {
  const [found] = scratchMany(within.length);
  const counts = new Int32Array(32 - Math.clz32(wishes.length));
  for (let w = 0; w < within.length; w++) {
    counts.fill(0);
    for (let nth = 0; nth < wishes.length; nth++) {
      let carry = ~((wishes[nth] as Wish).products[w] as number);
      for (let digit = 0; carry !== 0 && digit < counts.length; digit++) {
        const before = counts[digit] as number;
        counts[digit] = before ^ carry;
        carry &= before;
      }
    }
    let exactly = within[w] as number;
    for (let digit = 0; digit < counts.length; digit++) {
      const own = counts[digit] as number;
      exactly &= (wanted >>> digit) & 1 ? own : ~own;
    }
    found[w] = exactly;
  }
  return found;
}
