// Whether all that fits is in view, and what is asked nevertheless then: only that of the products counts for how a conversation goes
// on. The engine's rules, for sets of which there are millions: what tells two products apart is found once for each question.

import { hasBit, lowestBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import { PairTable } from './pair-table.ts';
import type { Remainder } from './remainder.ts';
import type { UniversePart } from './universe-part.ts';

/** A number for each view, of one walk, that some products give while the same questions are open. */
export type View = number;

export const NOT_IN_VIEW: View = 0;
/** All that fits is in view, and no open question is asked nevertheless. With fewer of these products it stays so. */
export const OVER: View = 1;

const NOTHING = new Uint32Array(0);

interface OpenQuestion {
  /** Product → a number that those have, too, that no reply tells apart from it; null where that is all. */
  readonly kinds: ArrayLike<number> | null;
  /** It is asked whatever is in view. */
  readonly isAlways: boolean;
}

export class Views {
  readonly #compiled: CompiledAdvisor;
  /** Null where each product is shown for itself. */
  readonly #groups: Uint32Array | null;
  /** More products are never all in view. */
  readonly most: number;
  /** By place. */
  readonly #questions: (OpenQuestion | undefined)[] = [];
  /** By view: of the open questions, which are asked. */
  readonly #asked: Uint8Array[] = [new Uint8Array(0), new Uint8Array(0)];
  /** By the view of all open questions but the last, and whether that is asked. */
  readonly #longer = new PairTable();
  /** By group: its first product, and the look in which that was seen. */
  readonly #first: Uint32Array;
  readonly #seen: Uint32Array;
  #looks = 0;
  /** Of the part that is looked at: product → product of the whole, and its group. */
  #products: Uint32Array = NOTHING;
  #partGroups: Uint32Array = NOTHING;
  #open: OpenQuestion[] = [];
  #isAsked = new Uint8Array(0);

  /** Of the whole catalog. */
  constructor(compiled: CompiledAdvisor) {
    const { advisor, snapshot } = compiled;
    const { limit, onePer } = advisor.results;
    this.#compiled = compiled;
    this.#groups = onePer === 'group' ? snapshot.groups : null;
    const sizes = this.#groups === null ? new Uint32Array(0) : sizesOf(this.#groups);
    let largest = 1;
    for (const size of sizes) if (size > largest) largest = size;
    this.most = advisor.order === 'listed' ? -1 : limit * largest;
    this.#first = new Uint32Array(sizes.length);
    this.#seen = new Uint32Array(sizes.length);
  }

  /** From now on, sets are of products of this part, and these questions are closed. */
  lookAt(part: UniversePart, closed: readonly boolean[]): void {
    this.#products = part.products;
    this.#partGroups = part.compiled.snapshot.groups ?? NOTHING;
    this.#open = [];
    for (const asked of this.#compiled.questions) {
      if (closed[asked.place]) continue;
      this.#open.push(this.#questionAt(asked));
    }
    if (this.#isAsked.length < this.#open.length) this.#isAsked = new Uint8Array(this.#open.length);
  }

  /** Where all candidates fit. */
  viewAmong({ part, candidates, count }: Remainder, closed: readonly boolean[]): View {
    this.lookAt(part, closed);
    return this.viewOf(candidates, 0, candidates.length, count, false);
  }

  /**
   * The view that `count` products give: those of the set in `words` from `at` on, of `width` words. `isLast`: one question is open; if it
   * is asked in the end, it makes no difference whether all is in view.
   */
  viewOf(words: Uint32Array, at: number, width: number, count: number, isLast: boolean): View {
    if (count > this.most) return NOT_IN_VIEW;
    const isAsked = this.#isAsked;
    let waiting = 0;
    for (let nth = 0; nth < this.#open.length; nth++) {
      const { isAlways } = this.#open[nth] as OpenQuestion;
      isAsked[nth] = isAlways ? 1 : 0;
      if (!isAlways) waiting++;
    }
    if (isLast && waiting === 0) return NOT_IN_VIEW;
    if (this.#groups !== null && !this.#lookAtGroups(words, at, width, waiting, isLast)) return NOT_IN_VIEW;
    let view = OVER;
    for (let nth = 0; nth < this.#open.length; nth++) if (isAsked[nth] === 1) view = NOT_IN_VIEW;
    return view === OVER || isLast ? view : this.#numberOf(isAsked);
  }

  /** Whether the question that is the `nth` of those open is asked. */
  isAskedIn(view: View, nth: number): boolean {
    return view === NOT_IN_VIEW || (view !== OVER && this.#asked[view]?.[nth] === 1);
  }

  #numberOf(isAsked: Uint8Array): View {
    let view = OVER;
    for (let nth = 0; nth < this.#open.length; nth++) {
      const longer = this.#longer.find(view, isAsked[nth] as number);
      if (longer >= 0) view = longer;
      else {
        this.#longer.add(view, isAsked[nth] as number, this.#asked.length);
        view = this.#asked.length;
        this.#asked.push(isAsked.slice(0, nth + 1));
      }
    }
    return view;
  }

  /** False where there are more groups than are shown, or where that makes no difference. Otherwise notes which questions tell products of one group apart. */
  #lookAtGroups(words: Uint32Array, at: number, width: number, waiting: number, isLast: boolean): boolean {
    const groups = this.#partGroups;
    const seen = this.#seen;
    const first = this.#first;
    const { limit } = this.#compiled.advisor.results;
    const look = ++this.#looks;
    let shown = 0;
    let left = waiting;
    for (let w = 0; w < width; w++) {
      for (let word = words[at + w] as number; word !== 0; word &= word - 1) {
        const product = (w << 5) + lowestBit(word);
        const group = groups[product] as number;
        if (seen[group] !== look) {
          if (++shown > limit) return false;
          seen[group] = look;
          first[group] = product;
        } else if (left > 0) {
          left -= this.#tellApart(first[group] as number, product);
          if (isLast && left === 0) return false;
        }
      }
    }
    return true;
  }

  /** How many more open questions tell the two apart. */
  #tellApart(one: number, other: number): number {
    const before = this.#products[one] as number;
    const product = this.#products[other] as number;
    let more = 0;
    for (let nth = 0; nth < this.#open.length; nth++) {
      const { kinds } = this.#open[nth] as OpenQuestion;
      if (this.#isAsked[nth] === 1 || kinds === null || kinds[before] === kinds[product]) continue;
      this.#isAsked[nth] = 1;
      more++;
    }
    return more;
  }

  #questionAt(asked: CompiledQuestion): OpenQuestion {
    let question = this.#questions[asked.place];
    if (question === undefined) {
      const kinds = this.#groups === null ? null : findKinds(asked, this.#compiled.snapshot.size);
      question = { kinds, isAlways: asked.question.alwaysAsk };
      this.#questions[asked.place] = question;
    }
    return question;
  }
}

function sizesOf(groups: Uint32Array): Uint32Array {
  let most = -1;
  for (const group of groups) if (group > most) most = group;
  const sizes = new Uint32Array(most + 1);
  for (const group of groups) sizes[group] = (sizes[group] as number) + 1;
  return sizes;
}

/** What `areAlike` of the engine does not tell apart has one number. */
function findKinds(asked: CompiledQuestion, size: number): ArrayLike<number> | null {
  if (asked.kind !== 'choice') {
    if (asked.values === null) return null;
    const { codes, offsets } = asked.values.column;
    if (offsets === null) return codes;
    return numbered(size, (product) => codes.subarray(offsets[product], offsets[product + 1]).join());
  }
  let kinds = new Uint32Array(size);
  for (const { satisfied } of asked.answers) {
    if (satisfied === null) continue;
    const before = kinds;
    kinds = numbered(size, (product) => 2 * (before[product] as number) + (hasBit(satisfied, product) ? 1 : 0));
  }
  return kinds;
}

function numbered(size: number, markOf: (product: number) => number | string): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(size);
  const known = new Map<number | string, number>();
  for (let product = 0; product < size; product++) {
    const mark = markOf(product);
    const number = known.get(mark) ?? known.size;
    known.set(mark, number);
    numbers[product] = number;
  }
  return numbers;
}
