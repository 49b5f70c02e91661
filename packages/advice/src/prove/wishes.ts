// What the preferences replied to are for, among the candidates of one remainder: only that decides whether all that fits best is in
// view. Preferences are taken as the engine takes them, in listed order, as if they were filters; one that would leave nothing is left
// out.

import { type Bits, intersectInto } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import { areInView, tellsVariantsApart } from '@guidepost/engine/in-view';
import { selectProducts } from '@guidepost/engine/narrow';
import { scratchSets } from '@guidepost/engine/scratch';
import type { Reply } from '@guidepost/engine/session';
import { KnownSets } from './known-sets.ts';

/** Replies to preferences in listed order: of equal effect there is one. */
export interface Wished {
  readonly id: number;
  /** The candidates that fit best. */
  readonly fitting: Bits;
  readonly count: number;
  readonly view: View;
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
  settled: null,
  next: null,
};

interface Wish {
  /** Null: a range that may be the whole of what is left, which depends on the preferences before it. */
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
  readonly none: Wished;
  #ids = 0;

  constructor(compiled: CompiledAdvisor, candidates: Bits, count: number) {
    this.#compiled = compiled;
    this.#candidates = candidates;
    this.#count = count;
    this.none = this.#make(candidates, count, this.#findView(candidates, count));
  }

  /** Replies of equal effect have the same. */
  effectOf(asked: CompiledQuestion, reply: Reply): unknown {
    return asked.question.weight === 0 ? NO_WISH : this.#wishOf(asked, reply);
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
    if (count === 0 || count === to.count) return isSettled ? to : this.#make(to.fitting, to.count, to.view);
    const view = this.#findView(narrowed, count);
    return NOTHING_ASKED.test(view) ? OVER : this.#make(narrowed.slice(), count, view);
  }

  /** Where no filter is open any more: all that is known of what came before is what fits. */
  settle(wished: Wished): Wished {
    if (wished.settled !== null) return wished.settled;
    const { fitting, count, view } = wished;
    const set = this.#sets.numberOf(fitting);
    const settled = this.#settled[set] ?? this.#make(fitting, count, view);
    this.#settled[set] = settled;
    wished.settled = settled;
    return settled;
  }

  #findView(fitting: Bits, count: number): View {
    if (!areInView(this.#compiled, fitting, count)) return NOT_IN_VIEW;
    const set = this.#sets.numberOf(fitting);
    const view = this.#views[set] ?? viewOf(this.#compiled, fitting, count);
    this.#views[set] = view;
    return view;
  }

  #make(fitting: Bits, count: number, view: View): Wished {
    return { id: this.#ids++, fitting, count, view, settled: null, next: null };
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
    // Whether a range is the whole of what is left depends on the preferences before it.
    const key = asked.kind === 'range' ? (reply[0] ?? '') : String(this.#sets.numberOf(set));
    const wish = known.get(key) ?? { set: asked.kind === 'range' ? null : set };
    known.set(key, wish);
    return wish;
  }
}

/** Of candidates of which all that fits is `fitting`. */
export function viewOf(compiled: CompiledAdvisor, fitting: Bits, count: number): View {
  if (compiled.advisor.order === 'listed' || !areInView(compiled, fitting, count)) return NOT_IN_VIEW;
  let view = '';
  for (const asked of compiled.questions)
    view += asked.question.alwaysAsk || tellsVariantsApart(compiled, asked, fitting) ? '1' : '0';
  return view;
}

/** Whether all that fits is in view, and no open question is asked nevertheless. With further wishes it stays so. */
export function isOver(view: View, closed: readonly boolean[]): boolean {
  if (view === NOT_IN_VIEW) return false;
  for (let place = 0; place < closed.length; place++) if (!closed[place] && view[place] === '1') return false;
  return true;
}
