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

/** Replies to preferences in listed order: of equal effect there is one. */
export interface Wished {
  readonly id: number;
  /** The candidates that fit best. */
  readonly fitting: Bits;
  readonly count: number;
  readonly view: View;
  /** Whether every wish is for the same products, whatever was wished before it. */
  readonly isSteady: boolean;
  settled: Wished | null;
  next: Map<Wish, Wished> | null;
}

/** By place: whether the question is still asked, for what it tells apart; null where not all that fits is in view. */
export type View = string;

export const NOT_IN_VIEW: View = '';
const NOTHING_ASKED = /^0+$/;

/** All that fits is in view, and nothing would be asked any more, whichever questions are open. */
export const OVER: Wished = {
  id: -1,
  fitting: new Uint32Array(0),
  count: 0,
  view: NOT_IN_VIEW,
  isSteady: false,
  settled: null,
  next: null,
};

interface Wish {
  /** Null: a range that may be the whole of what is left, unknown values too, which depends on the preferences before it. */
  readonly set: Bits | null;
}

const NO_WISH: Wish = { set: null };

export class Wishes {
  readonly #compiled: CompiledAdvisor;
  readonly #candidates: Bits;
  readonly #count: number;
  readonly #wishes: (Map<Reply, Wish> | undefined)[] = [];
  readonly #known: (Map<string, Wish> | undefined)[] = [];
  readonly #sets = new KnownSets();
  readonly #settled: Wished[] = [];
  readonly #views: View[] = [];
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
    this.none = this.#make(candidates, count, this.#findView(candidates, count), true);
  }

  /** Replies of equal effect have the same. */
  effectOf(asked: CompiledQuestion, reply: Reply): unknown {
    return asked.question.weight === 0 ? NO_WISH : this.#wishOf(asked, reply);
  }

  /** Whether the reply is for all of the candidates, or for none. */
  isNoWish(asked: CompiledQuestion, reply: Reply): boolean {
    return this.#wishOf(asked, reply) === NO_WISH;
  }

  /** `isSettled`: what fits will only become less. */
  add(to: Wished, asked: CompiledQuestion, reply: Reply, isSettled: boolean): Wished {
    const wish = this.#wishOf(asked, reply);
    if (wish === NO_WISH) return to;
    const known = to.next?.get(wish);
    if (known !== undefined) return known;
    const made = this.#addNew(to, asked, reply, wish, isSettled);
    to.next ??= new Map();
    to.next.set(wish, made);
    return made;
  }

  #addNew(to: Wished, asked: CompiledQuestion, reply: Reply, { set }: Wish, isSettled: boolean): Wished {
    const { chosen, narrowed } = scratchSets(to.fitting.length);
    const selected = set ?? selectProducts(asked, reply, to.fitting, to.count, chosen);
    const count = selected === null ? to.count : intersectInto(to.fitting, selected, narrowed);
    const isStillSteady = to.isSteady && set !== null;
    if (count === 0 || count === to.count)
      return isSettled ? to : this.#make(to.fitting, to.count, to.view, isStillSteady);
    const view = this.#findView(narrowed, count);
    return NOTHING_ASKED.test(view) ? OVER : this.#make(narrowed.slice(), count, view, isStillSteady);
  }

  /**
   * Whether conversations are over once a further wish leaves, of what fits, what is in `set`. As long as it leaves something, it
   * makes no difference where in the order it is taken: what was left out before is left out still, and nothing else is. False also
   * where that has to be found by taking all wishes in their order.
   */
  endsWith(wished: Wished, set: Bits, closed: readonly boolean[]): boolean {
    const { fitting, isSteady } = wished;
    if (!isSteady) return false;
    const { narrowed } = scratchSets(fitting.length);
    const count = intersectInto(fitting, set, narrowed);
    return count > 0 && isOver(this.#findView(narrowed, count), closed);
  }

  /** The candidates that a reply to a preference is for; null where it is for none or all, or where that depends on other replies. */
  setOf(asked: CompiledQuestion, reply: Reply): Bits | null {
    return asked.question.weight === 0 ? null : this.#wishOf(asked, reply).set;
  }

  /** Where no filter is open any more: all that is known of what came before is what fits. */
  settle(wished: Wished): Wished {
    if (wished.settled !== null) return wished.settled;
    const { fitting, count, view } = wished;
    const set = this.#sets.numberOf(fitting);
    const settled = this.#settled[set] ?? this.#make(fitting, count, view, wished.isSteady);
    this.#settled[set] = settled;
    wished.settled = settled;
    return settled;
  }

  #findView(fitting: Bits, count: number): View {
    if (count > this.#mostInView || !areInView(this.#compiled, fitting, count)) return NOT_IN_VIEW;
    const set = this.#sets.numberOf(fitting);
    const view = this.#views[set] ?? viewIn(this.#compiled, fitting);
    this.#views[set] = view;
    return view;
  }

  #make(fitting: Bits, count: number, view: View, isSteady: boolean): Wished {
    return { id: this.#ids++, fitting, count, view, isSteady, settled: null, next: null };
  }

  #wishOf(asked: CompiledQuestion, reply: Reply): Wish {
    const wishes = this.#wishes[asked.place] ?? new Map<Reply, Wish>();
    this.#wishes[asked.place] = wishes;
    const wish = wishes.get(reply) ?? (reply.length === 0 ? NO_WISH : this.#findWish(asked, reply));
    wishes.set(reply, wish);
    return wish;
  }

  #findWish(asked: CompiledQuestion, reply: Reply): Wish {
    const { chosen } = scratchSets(this.#candidates.length);
    const selected = selectProducts(asked, reply, this.#candidates, this.#count, chosen);
    if (selected === null) return NO_WISH;
    const set = new Uint32Array(this.#candidates.length);
    const count = intersectInto(this.#candidates, selected, set);
    if (count === 0 || count === this.#count) return NO_WISH;
    const known = this.#known[asked.place] ?? new Map<string, Wish>();
    this.#known[asked.place] = known;
    const isSteady = asked.kind !== 'range' || this.#isSteady(asked);
    const key = isSteady ? String(this.#sets.numberOf(set)) : (reply[0] ?? '');
    const wish = known.get(key) ?? { set: isSteady ? set : null };
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
