// What replies to preferences are for, among the products of a part: found once, whatever of these products is left.

import type { Bits } from '@guidepost/engine/bits';
import type { CompiledQuestion, CompiledRange } from '@guidepost/engine/compile';
import { selectInside, selectProducts } from '@guidepost/engine/narrow';
import { acceptedRange } from '@guidepost/engine/range-id';
import { scratchSets } from '@guidepost/engine/scratch';
import type { Reply } from '@guidepost/engine/session';
import { firstAbove, firstAtLeast } from '@guidepost/engine/snapshot';
import { addCodes } from '@guidepost/engine/value-index';

/** Of a range between bounds that are the least and the largest value that is left. */
export interface RangeSets {
  readonly inside: Bits;
  /** While a product is left whose value is known to lie outside, the range is not the whole of what is left. */
  readonly outside: Bits;
}

/** Replies whose products are kept; of a question with more, the others are looked for again each time. */
const MOST_KEPT = 1000;
/** Of larger values, bounds are not always rounded outwards. */
const MOST_NUMBER = 1e14;

export class PreferredProducts {
  readonly #words: number;
  /** By place. Of equal replies there is one. */
  readonly #sets: (Map<Reply, Bits | null> | undefined)[] = [];
  readonly #ranges: (Map<Reply, RangeSets | null> | undefined)[] = [];

  /** `words`: how many a set has. */
  constructor(words: number) {
    this.#words = words;
  }

  /** Not of a range. Not to be changed, and valid until the next step; null where the reply is for all there is. */
  ofChoice(asked: CompiledQuestion, reply: Reply): Bits | null {
    const kept = this.#sets[asked.place] ?? new Map<Reply, Bits | null>();
    this.#sets[asked.place] = kept;
    let products = kept.get(reply);
    if (products === undefined) {
      const { chosen } = scratchSets(this.#words);
      products = selectProducts(asked, reply, chosen, 0, chosen);
      if (kept.size < MOST_KEPT) kept.set(reply, products === chosen ? chosen.slice() : products);
    }
    return products;
  }

  /** Null where a bound is fixed. */
  ofRange(asked: CompiledRange, reply: Reply): RangeSets | null {
    const kept = this.#ranges[asked.place] ?? new Map<Reply, RangeSets | null>();
    this.#ranges[asked.place] = kept;
    let sets = kept.get(reply);
    if (sets === undefined) {
      sets = this.#findRange(asked, reply);
      if (kept.size < MOST_KEPT) kept.set(reply, sets);
    }
    return sets;
  }

  #findRange(asked: CompiledRange, reply: Reply): RangeSets | null {
    const { question, values } = asked;
    const range = acceptedRange(reply);
    if (values === null || range === null || question.from !== 'auto' || question.to !== 'auto') return null;
    const { numbers } = values.column;
    if (Math.abs(numbers[0] ?? 0) > MOST_NUMBER || Math.abs(numbers.at(-1) ?? 0) > MOST_NUMBER) return null;
    const outside = new Uint32Array(this.#words);
    addCodes(values.index, 1, firstAtLeast(numbers, range.from), outside);
    addCodes(values.index, firstAbove(numbers, range.to) + 1, numbers.length, outside);
    return { inside: selectInside(asked, range, new Uint32Array(this.#words)), outside };
  }
}
