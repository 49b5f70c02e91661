// What is left of the products at some point of conversations, and what the engine says of it: each thing asked once, because many
// conversations come to the same candidates that differ in what was replied to preferences, or in which questions have replies.

import { type Bits, countBits, lowestBit } from '@guidepost/engine/bits';
import { areResultsDue, chooseNext, type Open } from '@guidepost/engine/choose';
import { type Gains, gainsAmong } from '@guidepost/engine/choose-adaptively';
import type { Gain } from '@guidepost/engine/gain';
import { isPassedOver } from '@guidepost/engine/matters';
import type { Narrowed } from '@guidepost/engine/narrow';
import { isEmptyOffer, type Offer, offer } from '@guidepost/engine/offer';
import { OpenQuestions } from '@guidepost/engine/open-questions';
import type { Reply, Session } from '@guidepost/engine/session';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { type ModelReply, modelReplies } from './model-replies.ts';
import type { UniversePart } from './universe-part.ts';
import { Wishes } from './wishes.ts';

export interface Asked {
  readonly offered: Offer;
  readonly replies: readonly ModelReply[];
  /** What replies lead to, if nothing tells replies apart but that; once that is known. */
  leads: readonly Lead[] | null;
  /** By reply: what it leaves, once that is known. */
  left: readonly Left[] | null;
}

/** Replies that lead to the same: one of them that says least stands for all. */
export interface Lead {
  readonly reply: Reply;
  /** Of all of them together. */
  likelihood: number;
  /** How many of them the shopper that is reckoned with gives. */
  likely: number;
  readonly remainder: Remainder;
}

export interface Left {
  readonly remainder: Remainder;
  /** No candidate passed the reply. */
  readonly isEmptied: boolean;
}

export interface Going {
  readonly next: number | null;
  readonly isDue: boolean;
}

type Replies = readonly (Reply | null)[];

export class Remainder {
  readonly id: number;
  readonly part: UniversePart;
  readonly candidates: Bits;
  readonly count: number;
  readonly passedOver: readonly boolean[];
  #bounds: Narrowed['bounds'] | null = null;
  #asked: (Asked | undefined)[] | null = null;
  #goings: Map<string, Going> | null = null;
  #gains: (Gain | undefined)[] | null = null;
  #wishes: Wishes | null = null;
  #results: number | null = null;
  /** How many states wait to be looked at that have these candidates. */
  waiting = 0;

  /** `from`: what is known to be passed over. */
  constructor(id: number, part: UniversePart, candidates: Bits, count: number, from: readonly boolean[] | null) {
    this.id = id;
    this.part = part;
    this.candidates = candidates;
    this.count = count;
    const narrowed = this.narrowed([], []);
    this.passedOver = part.compiled.questions.map(
      (question, place) => from?.[place] === true || isPassedOver(question, narrowed),
    );
  }

  narrowed(given: Replies, replies: Replies): Narrowed {
    const { candidates, count } = this;
    this.#bounds ??= this.part.compiled.questions.map(() => undefined);
    return { candidates, count, given, replies, filters: [], applied: [], bounds: this.#bounds };
  }

  get wishes(): Wishes {
    this.#wishes ??= new Wishes(this.part, this.candidates, this.count);
    return this.#wishes;
  }

  /** Gives up what is soon found again. */
  forget(): void {
    this.#bounds = null;
    this.#asked = null;
    this.#goings = null;
    this.#gains = null;
    this.#wishes = null;
  }

  /** `same` gives the one object that stands for all equal replies. */
  ask(place: number, isFirst: boolean, tests: readonly ReplyLeaf[], same: (reply: Reply) => Reply): Asked {
    this.#asked ??= [];
    const known = this.#asked[place];
    if (known !== undefined) return known;
    const compiled = this.part.compiled.questions[place];
    if (compiled === undefined) throw new Error('There is no such question.');
    const narrowed = this.narrowed([], []);
    const pruned = offer(compiled, narrowed, isFirst);
    const offered = isFirst || !isEmptyOffer(pruned) ? pruned : offer(compiled, narrowed, true);
    const replies = modelReplies(offered, compiled, narrowed, tests).map(({ reply, likelihood }) => ({
      reply: same(reply),
      likelihood,
    }));
    const asked: Asked = { offered, replies, leads: null, left: null };
    this.#asked[place] = asked;
    return asked;
  }

  /** How many results there are where so many are asked for: products, or groups where each shows one. */
  countResults(most: number): number {
    const { advisor, snapshot } = this.part.compiled;
    this.#results ??= countKinds(
      this.candidates,
      advisor.results.onePer === 'group' ? snapshot.groups : null,
      advisor.results.limit + 1,
    );
    return Math.min(most, this.#results);
  }

  /**
   * What comes next, and whether results are due if they were not given before. `key` says all that it depends on. `open`: which questions
   * are, where that is known.
   */
  going(key: string, session: Session, given: Replies, replies: Replies, open: () => Open | null): Going {
    this.#goings ??= new Map();
    let known = this.#goings.get(key);
    if (known === undefined) {
      const { compiled } = this.part;
      const narrowed = this.narrowed(given, replies);
      const areOpen = open() ?? new OpenQuestions(compiled, narrowed);
      const { place: next } = chooseNext(compiled, narrowed, areOpen, this.#gainsAmong);
      known = { next, isDue: areResultsDue(compiled, session, narrowed, next, areOpen) };
      this.#goings.set(key, known);
    }
    return known;
  }

  /** Equal candidates have equal gains. */
  readonly #gainsAmong = (): Gains => {
    this.#gains ??= [];
    const gains = this.#gains;
    let among: Gains | null = null;
    return (asked) => {
      let gain = gains[asked.place];
      if (gain === undefined) {
        among ??= gainsAmong(this.part.compiled, this.narrowed([], []));
        gain = among(asked);
        gains[asked.place] = gain;
      }
      return gain;
    };
  };
}

/** Up to `most`. */
function countKinds(products: Bits, groups: Uint32Array | null, most: number): number {
  if (groups === null) return Math.min(most, countBits(products));
  const seen = new Set<number>();
  for (let w = 0; w < products.length && seen.size < most; w++) {
    for (let word = products[w] as number; word !== 0; word &= word - 1)
      seen.add(groups[(w << 5) + lowestBit(word)] as number);
  }
  return Math.min(most, seen.size);
}
