// What of a session decides how it goes on. Sessions of equal keys have the same candidates and go on alike, whatever is replied.

import { askIf } from '@guidepost/engine/ask-if';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import type { Reply } from '@guidepost/engine/session';
import { placeReplyLeaves, type ReplyLeaf } from '../check/place-leaves.ts';
import type { Wanted } from './next-wished.ts';
import type { Remainder } from './remainder.ts';
import { isSteady } from './select-reply.ts';

type Replies = readonly (Reply | null)[];

export interface Key {
  /** What decides, beside what is in view, which question comes next. */
  readonly going: string;
  /** What of the replies can still do more. */
  readonly taken: string;
  readonly closed: readonly boolean[];
  /** How many questions are closed. */
  readonly stage: number;
  readonly takesBack: boolean;
}

export class SessionKeys {
  readonly #compiled: CompiledAdvisor;
  readonly #leaves: readonly { readonly about: number; readonly leaf: ReplyLeaf }[];
  /** By place: the places that its `ask_if` looks at. */
  readonly #looksAt: readonly (readonly number[])[];
  readonly #isLookedAt: readonly boolean[];
  readonly #isCounting: boolean;
  readonly #preferences: readonly CompiledQuestion[];
  /** Pairs of filters of which the reply to the first may take one to the other back. */
  readonly #pairs: readonly (readonly [number, number])[];

  constructor(compiled: CompiledAdvisor) {
    const { questions, advisor } = compiled;
    const leavesOf = ({ question }: CompiledQuestion) =>
      question.askIf === null
        ? []
        : placeReplyLeaves(question.askIf, '').map(({ leaf }) => ({
            about: compiled.places.get(leaf.question) ?? -1,
            leaf,
          }));
    this.#compiled = compiled;
    this.#leaves = questions.flatMap(leavesOf);
    this.#looksAt = questions.map((question) => leavesOf(question).map(({ about }) => about));
    this.#isLookedAt = questions.map(({ place }) => this.#leaves.some(({ about }) => about === place));
    this.#isCounting = typeof advisor.results.show === 'object';
    this.#preferences =
      advisor.order === 'listed'
        ? []
        : questions.filter(({ question }) => question.role === 'preference' && question.weight > 0);
    const filters = questions.filter(({ question }) => question.role === 'filter');
    const isSafe = (question: CompiledQuestion): boolean => isSteady(question) && this.#findsSome(question);
    this.#pairs = filters.flatMap((one) =>
      filters
        .filter((other) => one !== other && isTakenBefore(compiled, one, other) && !(isSafe(one) && isSteady(other)))
        .map((other) => [one.place, other.place] as const),
    );
  }

  /**
   * Whether each reply that is looked at passes some of the candidates. Only a range in which there is none does not, and that is looked
   * at with `must`, and where an `ask_if` tells it apart.
   */
  #findsSome({ kind, question, place }: CompiledQuestion): boolean {
    if (kind === 'range') return !question.must && !this.#isLookedAt[place];
    return question.type === 'SINGLE' || question.match === 'any';
  }

  /** Which questions are closed, how every test of a reply turns out, and what of the replies can still do more. */
  keyOf(remainder: Remainder, given: Replies, order: readonly number[], resultsGiven: boolean): Key {
    const { passedOver } = remainder;
    const takesBack = this.mayTakeBack(given, passedOver);
    const closed: boolean[] = [];
    let going = '';
    let stage = 0;
    for (let place = 0; place < given.length; place++) {
      const isClosed = given[place] !== null || (!this.#isLookedAt[place] && passedOver[place] === true);
      closed.push(isClosed);
      going += isClosed ? '1' : '0';
      if (isClosed) stage++;
    }
    for (const { about, leaf } of this.#leaves) going += askIf(leaf, () => given[about] ?? null) === 1 ? '+' : '-';
    if (this.#isCounting && !resultsGiven) going += given.filter((reply) => reply !== null).length;
    const taken = takesBack ? JSON.stringify(order.map((place) => [place, given[place]])) : '';
    return { going, taken, closed, stage, takesBack };
  }

  /**
   * Whether a reply still to come may do more than narrow what is left: one that makes an earlier one count or not count any more, or that
   * is taken before an earlier one, which then may find nothing, or be the whole of what there is.
   */
  mayTakeBack(given: Replies, passedOver: readonly boolean[]): boolean {
    for (let place = 0; place < this.#looksAt.length; place++) {
      const looksAt = this.#looksAt[place] as readonly number[];
      if (looksAt.length > 0 && given[place] !== null && looksAt.some((about) => given[about] === null)) return true;
    }
    for (const [one, other] of this.#pairs) {
      if (given[one] === null && given[other] !== null && !passedOver[one]) return true;
    }
    return false;
  }

  /**
   * The place of the first question about a preference that is still open, once no filter is: between the wishes on those before it
   * nothing comes any more. Behind all questions where none is open, and 0 while a filter is.
   */
  settledBefore(closed: readonly boolean[]): number {
    for (const { place } of this.#compiled.filters) if (!closed[place]) return 0;
    for (const { place } of this.#preferences) if (!closed[place]) return place;
    return closed.length;
  }

  /** Whether what preferences are for decides how sessions go on that leave these candidates: more of them than are shown. */
  areWishesSeen({ count }: Remainder): boolean {
    return this.#preferences.length > 0 && count > this.#compiled.advisor.results.limit;
  }

  isWish(place: number): boolean {
    return this.#preferences.some((preference) => preference.place === place);
  }

  /** What one reply adds to that; null where it adds nothing. */
  wantedBy(place: number, reply: Reply): Wanted | null {
    const asked = this.#preferences.find((preference) => preference.place === place);
    return asked === undefined || reply.length === 0 ? null : { asked, reply };
  }

  /** Of a session with these replies, all together, in listed order. */
  wantedOf(replies: Replies): Wanted[] {
    return this.#preferences.flatMap((asked) => {
      const reply = replies[asked.place];
      return reply && reply.length > 0 ? [{ asked, reply }] : [];
    });
  }
}

/** Whether a reply to the one is taken before one to the other, whichever was given first. */
function isTakenBefore({ advisor }: CompiledAdvisor, one: CompiledQuestion, other: CompiledQuestion): boolean {
  if (one.question.firm !== other.question.firm) return one.question.firm;
  return advisor.order === 'listed' && one.place < other.place;
}
