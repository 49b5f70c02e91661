// The fewest questions, replies until results, and results of any shopper who goes forward, whatever they reply. The shopper that
// is reckoned with does not tell: a range set by hand may leave out products that no grouping does, and neither more nor fewer
// products mean fewer questions (a question passed over may close a branch). So here every reply is looked at, but only
// where it could still lead to fewer than were seen. What could not be looked at is not claimed.

import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { everyReply } from './every-reply.ts';
import type { ModelReply } from './model-replies.ts';
import { extend, type Flow, isShorter, type State, type WayThere } from './state.ts';
import type { Universe } from './universe.ts';
import { type Visit, Walker, type WalkWatcher } from './walker.ts';

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
  readonly emptied: readonly (WayThere | null)[];
}

const GOALS = ['questions', 'untilResults', 'results'] as const;

/** Replies times the words of candidates (and as much again for what comes next): some tenths of a second. */
const MOST_WORK = 6_000_000;
const REPLY_WORK = 100;

/** `seen`: the fewest of conversations that were looked at; infinite where none were. Infinite also where none are found. */
export function findFewest(universe: Universe, seen: Fewest): FewestFound {
  const search = new FewestSearch(universe, seen);
  const walker = new Walker(universe, search, (visit, tests) => search.repliesTo(visit, tests));
  for (const { place } of universe.compiled.questions) walker.visitAll(place, () => true);
  return search.report(walker.isComplete);
}

type Figures = { -readonly [goal in keyof Fewest]: number };

class FewestSearch implements WalkWatcher {
  readonly #universe: Universe;
  /** By place: whether a reply to it, or to a question behind it, may leave nothing because of `must`. */
  readonly #mayEmpty: boolean[];
  readonly #emptied: (WayThere | null)[];
  readonly #fewest: Figures;
  /** The fewest that may come of what was not looked at. */
  readonly #open: Figures = { questions: Infinity, untilResults: Infinity, results: Infinity };
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
    const atBest = this.#atBest(visit.state);
    const goals = GOALS.filter((goal) => atBest[goal] < this.#fewest[goal]);
    if (goals.length === 0) return [];
    const each = visit.narrowed.candidates.length + REPLY_WORK;
    const replies = everyReply(visit, tests, this.#work / each);
    if (replies === null) {
      for (const goal of goals) this.#open[goal] = Math.min(this.#open[goal], atBest[goal]);
      return [];
    }
    this.#work -= replies.length * each;
    return replies.map((reply) => ({ reply, likelihood: 0 }));
  }

  report(isComplete: boolean): FewestFound {
    const least: Fewest = { questions: 1, untilResults: 1, results: this.#mayEmpty[0] === true ? 0 : 1 };
    const isProven = (goal: keyof Fewest): boolean =>
      this.#fewest[goal] <= least[goal] ||
      (isComplete && this.#fewest[goal] <= this.#open[goal] && Number.isFinite(this.#fewest[goal]));
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

  ended({ fewest }: Flow, countResults: (most: number) => number): void {
    this.#fewest.questions = Math.min(this.#fewest.questions, fewest);
    this.#fewest.results = Math.min(this.#fewest.results, countResults(this.#universe.compiled.advisor.results.limit));
  }

  /** The fewest that may come of the state, whose question is asked at any rate. */
  #atBest({ fewest, place, resultsGiven, count }: State): Fewest {
    return {
      questions: fewest + 1,
      untilResults: resultsGiven ? Infinity : fewest + 1,
      // While something is left there is a result; and only `must` leaves nothing.
      results: count === 0 || this.#mayEmpty[place] === true ? 0 : 1,
    };
  }
}

/** One answer, or any of several, is offered only where it is satisfied; but for the first question, which offers all. */
const mayLeaveNothing = ({ kind, place, question }: CompiledQuestion): boolean =>
  question.role === 'filter' &&
  question.must &&
  (kind === 'range' || place === 0 || (question.type === 'MULTIPLE' && question.match === 'all'));
