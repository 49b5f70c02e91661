// What the preferences replied to are for, among the candidates of one remainder: only that decides whether all that fits best is in
// view. Preferences are taken as the engine takes them, in listed order, as if they were filters; one that would leave nothing is left
// out.

import { type Bits, intersectInto, lowestBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion, CompiledRange } from '@guidepost/engine/compile';
import { areAlike, areInView, findVariants } from '@guidepost/engine/in-view';
import { selectProducts } from '@guidepost/engine/narrow';
import { scratchSets } from '@guidepost/engine/scratch';
import type { Reply } from '@guidepost/engine/session';
import type { Codes } from '@guidepost/engine/snapshot';
import { KnownSets } from './known-sets.ts';

/** Candidates that fit best, and what is known of them: each set once. */
export interface Fit {
  readonly id: number;
  readonly products: Bits;
  readonly count: number;
  readonly view: View;
  settled: Wished | null;
}

/** Replies to preferences in listed order: of equal effect there is one. */
export interface Wished {
  readonly id: number;
  /** The candidates that fit best. */
  readonly fit: Fit;
  /** Whether every wish is for the same products, whatever was wished before it. */
  readonly isSteady: boolean;
  /** What it was made of by the last wish; both null: of none, or of all that can be no other any more. */
  readonly from: Wished | null;
  readonly last: Wish | null;
  /** What it last became, and by which turn. */
  turned: Wished | Fit | null;
  turn: number;
}

/** By place: whether the question is still asked, for what it tells apart; null where not all that fits is in view. */
export type View = string;

const NOT_IN_VIEW: View = '';
const NOTHING_ASKED = /^0+$/;

/** All that fits is in view, and nothing would be asked any more, whichever questions are open. */
export const OVER: Wished = {
  id: -1,
  fit: { id: -1, products: new Uint32Array(0), count: 0, view: NOT_IN_VIEW, settled: null },
  isSteady: false,
  from: null,
  last: null,
  turned: null,
  turn: 0,
};

export interface Wish {
  readonly asked: CompiledQuestion;
  /** One of those of equal effect. */
  readonly reply: Reply;
  /** Null: a range that may be the whole of what is left, unknown values too, which depends on the preferences before it. */
  readonly set: Bits | null;
  /** By what was wished before it: what is wished with it. */
  readonly with: Map<number, Wished>;
  /** By what fitted before it: what fits with it. */
  readonly fits: Map<number, Fit>;
}

export class Wishes {
  readonly #compiled: CompiledAdvisor;
  readonly #candidates: Bits;
  readonly #count: number;
  readonly #wishes: (Map<Reply, Wish | null> | undefined)[] = [];
  readonly #known: (Map<string, Wish> | undefined)[] = [];
  readonly #sets = new KnownSets();
  /** By number of the set. */
  readonly #fits: (Fit | undefined)[] = [];
  /** More candidates are never all in view. */
  readonly #mostInView: number;
  readonly #hasUnknown: (boolean | undefined)[] = [];
  readonly none: Wished;
  #ids = 0;

  constructor(compiled: CompiledAdvisor, candidates: Bits, count: number) {
    this.#compiled = compiled;
    this.#candidates = candidates;
    this.#count = count;
    this.#mostInView = mostInView(compiled, candidates);
    this.none = this.#make(this.#fitOf(candidates, count), true, null, null);
  }

  /** Replies of equal effect have the same. */
  effectOf(asked: CompiledQuestion, reply: Reply): unknown {
    return asked.question.weight === 0 ? null : this.#wishOf(asked, reply);
  }

  /** After one more wish, on a question behind all of the others. */
  add(to: Wished, asked: CompiledQuestion, reply: Reply): Wished {
    const wish = this.#wishOf(asked, reply);
    if (wish === null) return to;
    let all = wish.with.get(to.id);
    if (all === undefined) {
      const fit = this.#fitWith(to.fit, wish);
      const isAllSaid = NOTHING_ASKED.test(fit.view);
      all = isAllSaid ? OVER : this.#make(fit, to.isSteady && wish.set !== null, to, wish);
      wish.with.set(to.id, all);
    }
    return all;
  }

  /** What fits after one more wish, on a question behind all of the others. */
  fitWith(before: Fit, asked: CompiledQuestion, reply: Reply): Fit {
    const wish = this.#wishOf(asked, reply);
    return wish === null ? before : this.#fitWith(before, wish);
  }

  /** A wish that would leave nothing is left out. */
  #fitWith(before: Fit, wish: Wish): Fit {
    let fit = wish.fits.get(before.id);
    if (fit === undefined) {
      const { products, count } = before;
      const { chosen, narrowed } = scratchSets(products.length);
      const selected = wish.set ?? selectProducts(wish.asked, wish.reply, products, count, chosen);
      const left = selected === null ? count : intersectInto(products, selected, narrowed);
      fit = left === 0 || left === count ? before : this.#fitOf(narrowed, left);
      wish.fits.set(before.id, fit);
    }
    return fit;
  }

  /**
   * What is in view once a further wish leaves, of what fits, what is in `set`; null where it leaves nothing, and all wishes have to be
   * taken in their order. As long as it leaves something, and every wish is steady, it makes no difference where in the order it is
   * taken: what was left out before is left out still, and nothing else is.
   */
  viewWithin({ products, count, view }: Fit, set: Bits): View | null {
    const { narrowed } = scratchSets(products.length);
    const left = intersectInto(products, set, narrowed);
    if (left === 0) return null;
    if (left > this.#mostInView) return NOT_IN_VIEW;
    return left === count ? view : this.#fitOf(narrowed, left).view;
  }

  /** The candidates that a reply to a preference is for; null where it is for none or all, or where that depends on other replies. */
  setOf(asked: CompiledQuestion, reply: Reply): Bits | null {
    return asked.question.weight === 0 ? null : (this.#wishOf(asked, reply)?.set ?? null);
  }

  /** Where nothing comes between these wishes any more, and no filter is open: all that is known of them is what fits. */
  settle({ fit }: Wished): Wished {
    fit.settled ??= this.#make(fit, true, null, null);
    return fit.settled;
  }

  #fitOf(products: Bits, count: number): Fit {
    const nth = this.#sets.numberOf(products);
    let fit = this.#fits[nth];
    if (fit === undefined) {
      const kept = this.#sets.setOf(nth);
      fit = { id: nth, products: kept, count, view: this.#findView(kept, count), settled: null };
      this.#fits[nth] = fit;
    }
    return fit;
  }

  #findView(products: Bits, count: number): View {
    if (count > this.#mostInView || !areInView(this.#compiled, products, count)) return NOT_IN_VIEW;
    return viewIn(this.#compiled, products);
  }

  #make(fit: Fit, isSteady: boolean, from: Wished | null, last: Wish | null): Wished {
    return { id: this.#ids++, fit, isSteady, from, last, turned: null, turn: 0 };
  }

  /** Null where the reply is for all of the candidates, or for none. */
  #wishOf(asked: CompiledQuestion, reply: Reply): Wish | null {
    const wishes = this.#wishes[asked.place] ?? new Map<Reply, Wish | null>();
    this.#wishes[asked.place] = wishes;
    let wish = wishes.get(reply);
    if (wish === undefined) {
      wish = reply.length === 0 ? null : this.#findWish(asked, reply);
      wishes.set(reply, wish);
    }
    return wish;
  }

  #findWish(asked: CompiledQuestion, reply: Reply): Wish | null {
    const { chosen } = scratchSets(this.#candidates.length);
    const selected = selectProducts(asked, reply, this.#candidates, this.#count, chosen);
    if (selected === null) return null;
    const set = new Uint32Array(this.#candidates.length);
    const count = intersectInto(this.#candidates, selected, set);
    if (count === 0 || count === this.#count) return null;
    const known = this.#known[asked.place] ?? new Map<string, Wish>();
    this.#known[asked.place] = known;
    const isSteady = asked.kind !== 'range' || this.#isSteady(asked);
    const key = isSteady ? String(this.#sets.numberOf(set)) : (reply[0] ?? '');
    const wish = known.get(key) ?? { asked, reply, set: isSteady ? set : null, with: new Map(), fits: new Map() };
    known.set(key, wish);
    return wish;
  }

  /** Whether a range is a range of known values even where it is the whole of what is left: all values are known. */
  #isSteady({ place, question, values }: CompiledRange): boolean {
    if (values === null || question.from !== 'auto' || question.to !== 'auto') return false;
    this.#hasUnknown[place] ??= hasUnknownAmong(values.column.codes, this.#candidates);
    return !this.#hasUnknown[place];
  }
}

function hasUnknownAmong(codes: Codes, candidates: Bits): boolean {
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      if (codes[(w << 5) + lowestBit(word)] === 0) return true;
    }
  }
  return false;
}

/** As many products as the first few of the candidates' groups, the largest first, could have. */
function mostInView({ advisor, snapshot }: CompiledAdvisor, candidates: Bits): number {
  const { limit, onePer } = advisor.results;
  if (onePer !== 'group' || snapshot.groups === null) return limit;
  const sizes = new Map<number, number>();
  let largest = 0;
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const group = snapshot.groups[(w << 5) + lowestBit(word)] as number;
      const size = (sizes.get(group) ?? 0) + 1;
      sizes.set(group, size);
      if (size > largest) largest = size;
    }
  }
  return limit * largest;
}

/** Of candidates of which all that fits is `fitting`. */
export function viewOf(compiled: CompiledAdvisor, fitting: Bits, count: number): View {
  if (compiled.advisor.order === 'listed' || !areInView(compiled, fitting, count)) return NOT_IN_VIEW;
  return viewIn(compiled, fitting);
}

function viewIn(compiled: CompiledAdvisor, fitting: Bits): View {
  if (compiled.advisor.order === 'listed') return NOT_IN_VIEW;
  const variants = findVariants(compiled, fitting);
  let view = '';
  for (const asked of compiled.questions)
    view += asked.question.alwaysAsk || variants.some(([one, other]) => !areAlike(asked, one, other)) ? '1' : '0';
  return view;
}

/** Whether all that fits is in view, and no open question is asked nevertheless. With further wishes it stays so. */
export function isOver(view: View, closed: readonly boolean[]): boolean {
  if (view === NOT_IN_VIEW) return false;
  for (let place = 0; place < closed.length; place++) if (!closed[place] && view[place] === '1') return false;
  return true;
}
