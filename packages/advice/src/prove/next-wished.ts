// What was wished, after one more reply: all wishes taken again in listed order, with the new one in its place. Many conversations take
// the same reply at the same point, and what they wish begins alike, so that each beginning is taken once: a step for each last wish of
// a beginning, in plain arrays, because there are millions.

import { type Bits, countBits } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import { selectProducts } from '@guidepost/engine/narrow';
import { scratchSets } from '@guidepost/engine/scratch';
import type { Reply } from '@guidepost/engine/session';
import type { Remainder } from './remainder.ts';
import { NOT_IN_VIEW, OVER, type View, type Views } from './views.ts';
import { NO_WISH, type Wish, type Wished, type Wishes } from './wishes.ts';

/** A reply to a preference, whatever it is for. */
export interface Wanted {
  readonly asked: CompiledQuestion;
  readonly reply: Reply;
}

/** Of steps: what stands for the new wish, and for the beginning where nothing is wished. */
const NEW = -1;
const BEGIN = -2;
/** Before all questions. */
const NOWHERE = -1;
/** Not known. */
const OPEN = -1;

/** What a reply leaves, and what can still be wished then. */
export interface Course {
  readonly to: Remainder;
  /** By place. */
  readonly closed: readonly boolean[];
  /** Of wishes on questions listed before this place only what fits counts: no other comes between them any more. */
  readonly settledBefore: number;
  /** Nothing can be wished any more that what was wished would have to be known for. */
  readonly isLast: boolean;
}

export class NextWished {
  readonly #views: Views;
  #from: Wishes | null = null;
  /** By number of what was wished: its step, and the turn in which it was made. */
  #stepOf = new Int32Array(64);
  #madeIn = new Int32Array(64);
  #turn = 0;

  #wanted: readonly Wanted[] = [];
  /** Those that steps are for. */
  #used: number[] = [];
  #isUsedIn = new Int32Array(16);
  /** By number of what is wanted. */
  #wishes: (Wish | null)[] = [];
  #place = NOWHERE;

  /** By step; all steps before it come first. */
  #size = 0;
  #before = new Int32Array(64);
  #wants = new Int32Array(64);
  #root = new Int32Array(64);
  /** The step that the new wish follows it with; `OPEN` where there is none. */
  #withNew = new Int32Array(64);
  /** Whether the new wish is among it. */
  #isChanging = new Uint8Array(64);

  /** By step, after a reply: the step whose products fit, how many those are, what they give to see, and what was wished. */
  #fits = new Int32Array(64);
  #count = new Int32Array(64);
  #view = new Int32Array(64);
  #wished = new Int32Array(64);
  #settled = new Int32Array(64);
  #words: Uint32Array<ArrayBuffer> = new Uint32Array(1024);
  #lastCourse: Course | null = null;

  constructor(views: Views) {
    this.#views = views;
  }

  /** What is wished comes from `from`, and each reply adds a wish on the question at `place`; null where it adds none. */
  begin(from: Wishes, place: number | null): void {
    this.#clear(from.wishes, place ?? NOWHERE);
    this.#from = from;
    if (this.#stepOf.length < from.size) {
      this.#stepOf = new Int32Array(from.size * 2);
      this.#madeIn = new Int32Array(from.size * 2);
    }
  }

  /** The step that ends what was wished, with the new wish if there is one. */
  stepTo(wished: Wished): number {
    const from = this.#from as Wishes;
    const step = this.#stepFor(from, wished);
    return from.placeOf(wished) < this.#place ? this.#addNew(step) : step;
  }

  #stepFor(from: Wishes, wished: Wished): number {
    if (this.#madeIn[wished] === this.#turn) return this.#stepOf[wished] as number;
    const earlier = from.beforeLast(wished);
    let step: number;
    if (earlier < 0) step = this.#add(OPEN, BEGIN, wished);
    else {
      let before = this.#stepFor(from, earlier);
      if (from.placeOf(earlier) < this.#place && this.#place < from.placeOf(wished)) before = this.#addNew(before);
      step = this.#add(before, from.lastOf(wished), NO_WISH);
    }
    this.#stepOf[wished] = step;
    this.#madeIn[wished] = this.#turn;
    return step;
  }

  /** What a session wants by itself, in listed order, instead of what was wished before; the step that ends it. */
  beginAnew(wanted: readonly Wanted[]): number {
    this.#clear(wanted, NOWHERE);
    let step = this.#add(OPEN, BEGIN, NO_WISH);
    for (let nth = 0; nth < wanted.length; nth++) step = this.#add(step, nth, NO_WISH);
    return step;
  }

  /** Takes all steps. `added`: the reply that the new wish comes of. */
  take(course: Course, added: Wanted | null): void {
    const { to, closed } = course;
    const { part, wishes, candidates } = to;
    const isSame = this.#lastCourse === course;
    this.#lastCourse = course;
    const width = candidates.length;
    if (!isSame) {
      for (const nth of this.#used) {
        this.#wishes[nth] =
          wishes === this.#from ? (wishes.wishes[nth] as Wish) : wishIn(to, this.#wanted[nth] as Wanted);
      }
      if (this.#words.length < width * this.#size) this.#words = new Uint32Array(2 * width * this.#size);
      this.#views.lookAt(part, closed);
    }
    const newWish = added === null ? null : wishIn(to, added);
    for (let step = 0; step < this.#size; step++) {
      if (isSame && this.#isChanging[step] === 0) continue;
      const wants = this.#wants[step] as number;
      if (wants === BEGIN) this.#takeFirst(step, course);
      else this.#takeNext(step, wants === NEW ? newWish : (this.#wishes[wants] as Wish | null), course);
    }
  }

  /** What is in view at the end of the step. */
  viewAt(step: number): View {
    return this.#view[step] as number;
  }

  /** What was wished up to the step. */
  wishedAt(step: number, { to }: Course): Wished {
    const wished = this.#wished[step] as number;
    return wished === OPEN ? this.#settle(step, to.wishes, to.candidates.length) : wished;
  }

  #takeFirst(step: number, { to, settledBefore, isLast }: Course): void {
    const { candidates, count, wishes } = to;
    const width = candidates.length;
    const isFrom = this.#from === wishes;
    const wished = isFrom ? (this.#root[step] as number) : NO_WISH;
    const fitting = wished === NO_WISH ? candidates : wishes.fittingOf(wished);
    this.#words.set(fitting, step * width);
    const fits = wished === NO_WISH ? count : countBits(fitting);
    this.#fits[step] = step;
    this.#count[step] = fits;
    this.#view[step] = this.#views.viewOf(this.#words, step * width, width, fits, isLast);
    this.#settled[step] = wished;
    this.#wished[step] = isLast || settledBefore === 0 ? wished : OPEN;
  }

  #takeNext(step: number, wish: Wish | null, { to, settledBefore, isLast }: Course): void {
    const before = this.#before[step] as number;
    const view = this.#view[before] as View;
    this.#view[step] = view;
    if (view === OVER) return;
    const fits = this.#fits[before] as number;
    const count = this.#count[before] as number;
    const earlier = this.#wished[before] as number;
    this.#fits[step] = fits;
    this.#count[step] = count;
    this.#wished[step] = earlier;
    if (wish === null) return;
    const { wishes, candidates } = to;
    const words = this.#words;
    const width = candidates.length;
    const at = step * width;
    const left = common(words, fits * width, wishes.sets.words, wish.set * width, at, width);
    if (left !== 0 && left !== count && (wish.range === null || !this.#isWhole(wish, before, width))) {
      this.#fits[step] = step;
      this.#count[step] = left;
      this.#settled[step] = OPEN;
      const own = left > this.#views.most ? NOT_IN_VIEW : this.#views.viewOf(words, at, width, left, isLast);
      this.#view[step] = own;
      if (own === OVER) return;
    }
    if (isLast || wish.asked.place < settledBefore) return;
    this.#wished[step] = wishes.with(earlier === OPEN ? this.#settle(before, wishes, width) : earlier, wish);
  }

  /** Whether the range is all that is left before the wish, unknown values too. */
  #isWhole({ asked, reply, range }: Wish, before: number, width: number): boolean {
    const at = (this.#fits[before] as number) * width;
    if (range?.outside && haveCommon(this.#words, at, range.outside)) return false;
    const fitting = this.#words.subarray(at, at + width);
    return selectProducts(asked, reply, fitting, this.#count[before] as number, scratchSets(width).chosen) === null;
  }

  #settle(step: number, wishes: Wishes, width: number): Wished {
    const fits = this.#fits[step] as number;
    let settled = this.#settled[fits] as number;
    if (settled === OPEN) {
      settled = wishes.settled(this.#words, fits * width);
      this.#settled[fits] = settled;
    }
    return settled;
  }

  #clear(wanted: readonly Wanted[], place: number): void {
    this.#from = null;
    this.#lastCourse = null;
    this.#turn++;
    this.#size = 0;
    this.#used = [];
    this.#wanted = wanted;
    this.#place = place;
    if (this.#isUsedIn.length < wanted.length) this.#isUsedIn = new Int32Array(wanted.length * 2);
  }

  #addNew(before: number): number {
    let step = this.#withNew[before] as number;
    if (step === OPEN) {
      step = this.#add(before, NEW, NO_WISH);
      this.#withNew[before] = step;
    }
    return step;
  }

  #add(before: number, wants: number, root: Wished): number {
    if (this.#size === this.#before.length) this.#grow();
    const step = this.#size++;
    this.#before[step] = before;
    this.#wants[step] = wants;
    this.#root[step] = root;
    this.#withNew[step] = OPEN;
    this.#isChanging[step] = wants === NEW || (before !== OPEN && this.#isChanging[before] === 1) ? 1 : 0;
    if (wants >= 0 && this.#isUsedIn[wants] !== this.#turn) {
      this.#isUsedIn[wants] = this.#turn;
      this.#used.push(wants);
    }
    return step;
  }

  #grow(): void {
    const size = this.#size * 2;
    const more = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(size);
      grown.set(old);
      return grown;
    };
    [this.#before, this.#wants, this.#root] = [more(this.#before), more(this.#wants), more(this.#root)];
    [this.#withNew, this.#fits, this.#count] = [more(this.#withNew), more(this.#fits), more(this.#count)];
    [this.#view, this.#wished, this.#settled] = [more(this.#view), more(this.#wished), more(this.#settled)];
    const isChanging = new Uint8Array(size);
    isChanging.set(this.#isChanging);
    this.#isChanging = isChanging;
  }
}

function wishIn({ part, wishes }: Remainder, { asked: { place }, reply }: Wanted): Wish | null {
  const asked = part.compiled.questions[place];
  return asked === undefined ? null : wishes.wishOf(asked, reply);
}

/** Writes what two sets have in common, of `width` words from `at` and from `other` on, from `into` on; returns how many that are. */
function common(words: Bits, at: number, others: Bits, other: number, into: number, width: number): number {
  let count = 0;
  for (let w = 0; w < width; w++) {
    const word = (words[at + w] as number) & (others[other + w] as number);
    words[into + w] = word;
    let pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
    pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

function haveCommon(words: Bits, at: number, set: Bits): boolean {
  for (let w = 0; w < set.length; w++) if (((words[at + w] as number) & (set[w] as number)) !== 0) return true;
  return false;
}
