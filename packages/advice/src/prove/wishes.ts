// What preferences can be for, among the candidates of one remainder, and what was wished of that: only that decides whether all that
// fits best is in view. Preferences are taken as the engine takes them, in listed order, as if they were filters; one that would leave
// nothing is left out.

import { type Bits, intersectInto, intersects } from '@guidepost/engine/bits';
import type { CompiledQuestion, CompiledRange } from '@guidepost/engine/compile';
import { selectProducts } from '@guidepost/engine/narrow';
import { scratchSets } from '@guidepost/engine/scratch';
import type { Reply } from '@guidepost/engine/session';
import { addUnknown } from '@guidepost/engine/value-index';
import { KnownSets } from './known-sets.ts';
import { PairTable } from './pair-table.ts';
import type { PreferredProducts } from './preferred-products.ts';
import type { UniversePart } from './universe-part.ts';

/**
 * What was wished, in listed order of questions: a number that equal wishes have, too. Wishes that can be no other any more, and
 * between which nothing comes, are one by what fits then.
 */
export type Wished = number;

/** Nothing yet, or nothing that makes a difference. */
export const NO_WISH: Wished = 0;

export interface Wish {
  readonly number: number;
  readonly asked: CompiledQuestion;
  /** One of those of equal effect. */
  readonly reply: Reply;
  /** The number of the set of candidates that it is for. */
  readonly set: number;
  /** Of a range that may come to be the whole of what is left, unknown values too. */
  readonly range: RangeWish | null;
}

interface RangeWish {
  /** While one of these is left, the range is not the whole; null: that is not known. */
  readonly outside: Bits | null;
}

export class Wishes {
  readonly #preferred: PreferredProducts;
  readonly #candidates: Bits;
  readonly #count: number;
  /** By place. */
  readonly #byReply: (Map<Reply, Wish | null> | undefined)[] = [];
  /** By place: the wishes that are for the same products whatever else is wished, of those for the same products one. */
  readonly #bySet: (Wish[] | undefined)[] = [];
  readonly sets: KnownSets;
  readonly #hasUnknown: (boolean | undefined)[] = [];
  /** By number. */
  readonly wishes: Wish[] = [];
  /** By number of what was wished: all but the last wish, and the number of that; −1 where it is what fits that counts. */
  #before = new Int32Array(8).fill(-1);
  #last = new Int32Array(8).fill(-1);
  /** By number of what was wished: the place of the question that the last wish is on; −1 where it is what fits that counts. */
  #places = new Int32Array(8).fill(-1);
  /** By number of what was wished, where it is what fits that counts: the number of that set. */
  readonly #fitting = new Map<Wished, number>();
  readonly #settled: (Wished | undefined)[] = [];
  readonly #after = new PairTable();
  #size = 1;

  constructor({ preferred }: UniversePart, candidates: Bits, count: number) {
    this.#preferred = preferred;
    this.#candidates = candidates;
    this.#count = count;
    this.sets = new KnownSets(candidates.length);
    const all = this.sets.numberOf(candidates, 0);
    this.#settled[all] = NO_WISH;
    this.#fitting.set(NO_WISH, all);
  }

  /** Replies of equal effect have the same. */
  effectOf(asked: CompiledQuestion, reply: Reply): unknown {
    return asked.question.weight === 0 ? null : this.wishOf(asked, reply);
  }

  /** Null where the reply is for all of the candidates, or for none. */
  wishOf(asked: CompiledQuestion, reply: Reply): Wish | null {
    let wishes = this.#byReply[asked.place];
    if (wishes === undefined) {
      wishes = new Map();
      this.#byReply[asked.place] = wishes;
    }
    let wish = wishes.get(reply);
    if (wish === undefined) {
      wish = reply.length === 0 ? null : this.#findWish(asked, reply);
      wishes.set(reply, wish);
    }
    return wish;
  }

  /** How many numbers there are of what was wished. */
  get size(): number {
    return this.#size;
  }

  /** All but the last wish; −1 where it is what fits that counts. */
  beforeLast(wished: Wished): Wished {
    return this.#before[wished] as number;
  }

  /** The number of the last wish; −1 where it is what fits that counts. */
  lastOf(wished: Wished): number {
    return this.#last[wished] as number;
  }

  /** The place of the question that the last wish is on; −1 where it is what fits that counts. */
  placeOf(wished: Wished): number {
    return this.#places[wished] as number;
  }

  /** All that fits, where that is what counts. */
  fittingOf(wished: Wished): Bits {
    return this.sets.setOf(this.#fitting.get(wished) ?? 0);
  }

  /** With one more wish, on a question behind all of the others. */
  with(wished: Wished, wish: Wish): Wished {
    let all = this.#after.find(wished, wish.number);
    if (all < 0) {
      all = this.#add(wished, wish.number, wish.asked.place);
      this.#after.add(wished, wish.number, all);
    }
    return all;
  }

  /** Where only what fits counts: the set in `words` from `at` on. */
  settled(words: Uint32Array, at: number): Wished {
    const set = this.sets.numberOf(words, at);
    let settled = this.#settled[set];
    if (settled === undefined) {
      settled = this.#add(-1, -1, -1);
      this.#fitting.set(settled, set);
      this.#settled[set] = settled;
    }
    return settled;
  }

  #add(before: Wished, last: number, place: number): Wished {
    if (this.#size === this.#before.length) {
      this.#before = grown(this.#before);
      this.#last = grown(this.#last);
      this.#places = grown(this.#places);
    }
    this.#before[this.#size] = before;
    this.#last[this.#size] = last;
    this.#places[this.#size] = place;
    return this.#size++;
  }

  #findWish(asked: CompiledQuestion, reply: Reply): Wish | null {
    const selected = asked.kind === 'range' ? this.#selectRange(asked, reply) : this.#preferred.ofChoice(asked, reply);
    if (selected === null) return null;
    const { narrowed } = scratchSets(this.#candidates.length);
    const count = intersectInto(this.#candidates, selected, narrowed);
    if (count === 0 || count === this.#count) return null;
    const set = this.sets.numberOf(narrowed, 0);
    if (asked.kind === 'range' && this.#mayBeWhole(asked))
      return this.#addWish(asked, reply, set, { outside: this.#preferred.ofRange(asked, reply)?.outside ?? null });
    let known = this.#bySet[asked.place];
    if (known === undefined) {
      known = [];
      this.#bySet[asked.place] = known;
    }
    let wish = known.find((each) => each.set === set);
    if (wish === undefined) {
      wish = this.#addWish(asked, reply, set, null);
      known.push(wish);
    }
    return wish;
  }

  #selectRange(asked: CompiledRange, reply: Reply): Bits | null {
    const sets = this.#preferred.ofRange(asked, reply);
    if (sets !== null && intersects(sets.outside, this.#candidates)) return sets.inside;
    return selectProducts(asked, reply, this.#candidates, this.#count, scratchSets(this.#candidates.length).chosen);
  }

  #addWish(asked: CompiledQuestion, reply: Reply, set: number, range: RangeWish | null): Wish {
    const wish = { number: this.wishes.length, asked, reply, set, range };
    this.wishes.push(wish);
    return wish;
  }

  /** Whether the range may come to be the whole of what is left, and then for unknown values or such as lie beyond a fixed bound, too. */
  #mayBeWhole({ place, question, values }: CompiledRange): boolean {
    if (values === null || question.from !== 'auto' || question.to !== 'auto') return true;
    let hasUnknown = this.#hasUnknown[place];
    if (hasUnknown === undefined) {
      const unknown = new Uint32Array(this.#candidates.length);
      addUnknown(values.column, values.index, unknown);
      hasUnknown = intersects(unknown, this.#candidates);
      this.#hasUnknown[place] = hasUnknown;
    }
    return hasUnknown;
  }
}

function grown(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2).fill(-1);
  more.set(numbers);
  return more;
}
