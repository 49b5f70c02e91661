// The fewest questions, replies until results, and results of any shopper who goes forward, whatever they reply. The shopper that
// is reckoned with does not tell: a range set by hand may leave out products that no grouping does, and neither more nor fewer
// products mean fewer questions (a question passed over may close a branch). So here every reply is looked at, but only
// where it could still lead to fewer than were seen. What could not be looked at is not claimed.

import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { everyReply } from './every-reply.ts';
import type { ModelReply } from './model-replies.ts';
import { extend, type Flow, isShorter, type State, type Way } from './state.ts';
import type { Universe } from './universe.ts';
import { type Visit, Walker, type Watcher } from './walker.ts';

export interface Fewest {
  /** The fewest seen. */
  readonly questions: number;
  readonly untilResults: number;
  readonly results: number;
}

export interface FewestFound extends Fewest {
  /** Whether nobody who goes forward meets fewer. */
  readonly isProven: { readonly [goal in keyof Fewest]: boolean };
  /** By place: the shortest way seen on which a reply leaves nothing because of `must`, the reply at its end. */
  readonly emptied: readonly (Way | null)[];
}

/** Replies times the words of candidates (and as much again for what comes next): some tenths of a second. */
const MOST_WORK = 6_000_000;
const REPLY_WORK = 100;

/** `seen`: the fewest of conversations that were looked at. `hasTime`: asked now and then. */
export function findFewest(universe: Universe, seen: Fewest, hasTime: () => boolean): FewestFound {
  const search = new FewestSearch(universe, seen);
  const walker = new Walker(universe, search, (visit, tests) => search.repliesTo(visit, tests));
  for (const { place } of universe.compiled.questions) {
    walker.visitAll(place, (followed) => {
      if (followed % 64 === 0 && !hasTime()) search.stop();
      return true;
    });
  }
  return search.report(walker.isComplete);
}

class FewestSearch implements Watcher {
  readonly #universe: Universe;
  /** By place: whether a reply to it, or to a question behind it, may leave nothing because of `must`. */
  readonly #mayEmpty: boolean[];
  readonly #emptied: (Way | null)[];
  readonly #isProven = { questions: true, untilResults: true, results: true };
  readonly #fewest: { -readonly [goal in keyof Fewest]: number };
  #work = MOST_WORK;

  constructor(universe: Universe, seen: Fewest) {
    const { questions } = universe.compiled;
    this.#universe = universe;
    this.#fewest = { ...seen };
    this.#mayEmpty = questions.map(({ place }) => questions.slice(place).some(mayLeaveNothing));
    this.#emptied = questions.map(() => null);
  }

  /** None where fewer cannot come of it. */
  repliesTo(visit: Visit, tests: readonly ReplyLeaf[]): ModelReply[] {
    const goals = this.#goalsOf(visit.state);
    if (goals.length === 0) return [];
    const each = visit.narrowed.candidates.length + REPLY_WORK;
    const replies = everyReply(visit, tests, this.#work / each);
    if (replies === null) {
      for (const goal of goals) this.#isProven[goal] = false;
      return [];
    }
    this.#work -= replies.length * each;
    return replies.map((reply) => ({ reply, likelihood: 0 }));
  }

  /** What is left is not looked at. */
  stop(): void {
    this.#work = 0;
  }

  report(isComplete: boolean): FewestFound {
    const least: Fewest = { questions: 1, untilResults: 1, results: this.#mayEmpty[0] === true ? 0 : 1 };
    const isProven = (goal: keyof Fewest): boolean =>
      this.#fewest[goal] <= least[goal] || (isComplete && this.#isProven[goal]);
    return {
      ...this.#fewest,
      isProven: {
        questions: isProven('questions'),
        untilResults: isProven('untilResults'),
        results: isProven('results'),
      },
      emptied: this.#emptied,
    };
  }

  asked(): void {}

  passedOver(): void {}

  emptied({ state, compiled }: Visit, { reply }: ModelReply): void {
    if (!compiled.question.must) return;
    const way = extend(state, reply);
    if (isShorter(way, this.#emptied[state.place] ?? null)) this.#emptied[state.place] = way;
  }

  resultsBegin({ fewest }: Flow): void {
    this.#fewest.untilResults = Math.min(this.#fewest.untilResults, fewest);
  }

  ended({ fewest }: Flow, { candidates }: Narrowed): void {
    this.#fewest.questions = Math.min(this.#fewest.questions, fewest);
    this.#fewest.results = Math.min(
      this.#fewest.results,
      this.#universe.countResults(candidates, this.#universe.compiled.advisor.results.limit),
    );
  }

  /** Of which fewer than were seen may come of the state, whose question is asked at any rate. */
  #goalsOf({ fewest, place, resultsGiven, count }: State): (keyof Fewest)[] {
    const goals: (keyof Fewest)[] = [];
    const seen = this.#fewest;
    // While something is left there is a result; and only `must` leaves nothing.
    const least = count === 0 || this.#mayEmpty[place] === true ? 0 : 1;
    if (fewest + 1 < seen.questions) goals.push('questions');
    if (!resultsGiven && fewest + 1 < seen.untilResults) goals.push('untilResults');
    if (least < seen.results) goals.push('results');
    return goals;
  }
}

/** One answer, or any of several, is offered only where it is satisfied; but for the first question, which offers all. */
const mayLeaveNothing = ({ kind, place, question }: CompiledQuestion): boolean =>
  question.role === 'filter' &&
  question.must &&
  (kind === 'range' || place === 0 || (question.type === 'MULTIPLE' && question.match === 'all'));
