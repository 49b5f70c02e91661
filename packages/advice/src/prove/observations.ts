// What an exploration sees, question by question, kept small: shares, what is met there, and the shortest way to each thing
// seen. Nothing here judges.

import type { CompiledQuestion, CompiledRange } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { Offer } from '@guidepost/engine/offer';
import type { Range } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { Encounters } from './encounters.ts';
import type { ModelReply } from './model-replies.ts';
import { candidateNumbers, hasUnknown, widestGapOfSteps } from './range-gaps.ts';
import { extend, type Flow, isShorter, type State, type WayThere } from './state.ts';
import type { Universe } from './universe.ts';
import type { Visit, WalkWatcher } from './walker.ts';

export interface QuestionSeen {
  share: number;
  /** The shortest way to it; null for the first question and for one that is never asked. */
  state: State | null;
  /** What it offers at the end of the shortest way. */
  offered: Offer | null;
  readonly encounters: Encounters;
  emptied: Emptied | null;
  gap: Gap | null;
}

/** More are not told apart. */
const MOST_PAIRS = 1000;

interface Emptied {
  share: number;
  paths: number;
  /** Of these, those whose reply has at most two answers. */
  shareOfPairs: number;
  /** By those replies: their shares. */
  readonly pairs: Map<string, { readonly reply: Reply; share: number }>;
  way: WayThere;
}

interface Gap {
  /** No candidate lies in it. */
  readonly range: Range;
  /** Of the whole range that was offered there. */
  readonly part: number;
  readonly state: State;
}

export interface ShareTally {
  share: number;
  paths: number;
  /** Numbers times shares. */
  sum: number;
  fewest: number;
  most: number;
}

export class Observations implements WalkWatcher {
  readonly questions: readonly QuestionSeen[];
  readonly questionsAsked = emptyTally();
  readonly untilResults = emptyTally();
  readonly results = emptyTally();
  shareBeyondLimit = 0;
  shareWithout = 0;
  readonly #limit: number;

  constructor(universe: Universe) {
    this.#limit = universe.compiled.advisor.results.limit;
    this.questions = universe.compiled.questions.map((question) => ({
      share: 0,
      state: null,
      offered: null,
      encounters: new Encounters(question),
      emptied: null,
      gap: null,
    }));
  }

  asked({ state, compiled, offered, narrowed }: Visit): void {
    const seen = this.questions[state.place];
    if (seen === undefined) return;
    seen.share += state.share;
    if (seen.state === null || (state.way !== null && isShorter(state.way, seen.state.way))) {
      seen.state = state;
      seen.offered = offered;
    }
    seen.encounters.asked(compiled, offered, narrowed);
    if (compiled.kind === 'range' && compiled.question.role === 'filter')
      findGap(seen, compiled, offered, narrowed, state);
  }

  passedOver({ place }: CompiledQuestion, narrowed: Narrowed): void {
    this.questions[place]?.encounters.passedOver(narrowed);
  }

  emptied({ state }: Visit, { reply, likelihood }: ModelReply): void {
    const seen = this.questions[state.place];
    if (seen === undefined) return;
    const share = state.share * likelihood;
    const way = extend(state, reply);
    const before = seen.emptied;
    const isBetter =
      before === null ||
      way.said < before.way.said ||
      (way.said === before.way.said && compareReplies(way, before.way) < 0);
    const pairs: Emptied['pairs'] = before?.pairs ?? new Map();
    if (reply.length === 2) {
      const key = JSON.stringify(reply);
      const pair = pairs.get(key) ?? { reply, share: 0 };
      pair.share += share;
      if (pairs.size < MOST_PAIRS) pairs.set(key, pair);
    }
    seen.emptied = {
      pairs,
      share: (before?.share ?? 0) + share,
      paths: (before?.paths ?? 0) + (likelihood > 0 ? state.paths : 0),
      shareOfPairs: (before?.shareOfPairs ?? 0) + (reply.length <= 2 ? share : 0),
      way: isBetter ? way : before.way,
    };
  }

  /** A way that only replies lead along which the shopper reckoned with never gives. */
  emptiedSeldom(place: number, way: WayThere): void {
    const seen = this.questions[place];
    if (seen !== undefined) seen.emptied ??= { share: 0, paths: 0, shareOfPairs: 0, pairs: new Map(), way };
  }

  resultsBegin(flow: Flow): void {
    add(this.untilResults, flow, flow.replies, flow.fewest, flow.most);
  }

  ended(flow: Flow, countResults: (most: number) => number): void {
    add(this.questionsAsked, flow, flow.replies, flow.fewest, flow.most);
    const count = countResults(this.#limit + 1);
    const shown = Math.min(count, this.#limit);
    add(this.results, flow, shown * flow.share, shown, shown);
    if (count > this.#limit) this.shareBeyondLimit += flow.share;
    if (count === 0) this.shareWithout += flow.share;
  }
}

const emptyTally = (): ShareTally => ({ share: 0, paths: 0, sum: 0, fewest: Number.POSITIVE_INFINITY, most: 0 });

function add(tally: ShareTally, { share, paths }: Flow, sum: number, fewest: number, most: number): void {
  tally.share += share;
  tally.paths += paths;
  tally.sum += sum;
  tally.fewest = Math.min(tally.fewest, fewest);
  tally.most = Math.max(tally.most, most);
}

/** Of ways that say as much: the shorter reply at the end, then the shorter way. */
const compareReplies = (a: WayThere, b: WayThere): number => a.reply.length - b.reply.length || a.length - b.length;

function findGap(seen: QuestionSeen, compiled: CompiledRange, offered: Offer, narrowed: Narrowed, state: State): void {
  // Where the unknown are kept, they are found in every gap.
  if (offered.kind !== 'range' || (compiled.question.missing === 'keep' && hasUnknown(compiled, narrowed))) return;
  const range = widestGapOfSteps(candidateNumbers(compiled, narrowed), offered, compiled.question.step);
  if (range === null) return;
  const width = offered.to - offered.from;
  const part = width === 0 ? 0 : (range.to - range.from) / width;
  if (seen.gap === null || part > seen.gap.part) seen.gap = { range, part, state };
}
