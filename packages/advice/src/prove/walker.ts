// Walks through every conversation that can be had, question by question. Questions come in listed order (who replies only
// narrows what is left, and what is passed over stays passed over), so when the states of a question are looked at, all
// conversations that come to them have arrived: shares, numbers of ways and shortest ways are exact, and nothing is looked at
// twice.

import type { Bits } from '@guidepost/engine/bits';
import { fullBits, intersectInto } from '@guidepost/engine/bits';
import { areResultsDue } from '@guidepost/engine/choose';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import { isPassedOver } from '@guidepost/engine/matters';
import type { Narrowed } from '@guidepost/engine/narrow';
import { isEmptyOffer, type Offer, offer } from '@guidepost/engine/offer';
import type { Reply } from '@guidepost/engine/session';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { Memories, type Memory } from './memory.ts';
import { areTooManyToldApart, isEveryReplyModelled, type ModelReply, modelReplies } from './model-replies.ts';
import { QuestionStates } from './question-states.ts';
import { ReplySelector } from './select-reply.ts';
import { extend, type Flow, type Room, type State, takeCandidates } from './state.ts';
import type { Universe } from './universe.ts';

/** What is told of the walk while it goes on. `narrowed` and sets are valid only during the call. */
export interface WalkWatcher {
  /** Before its replies: a state in which the question is asked. */
  asked(visit: Visit): void;
  /** Its `ask_if` holds, but among these candidates it is not worth asking; told once for each way to get there. */
  passedOver(compiled: CompiledQuestion, narrowed: Narrowed): void;
  /** A reply to a filter of which no candidate is left without it being set aside (or, with `must`, of which none is left). */
  emptied(visit: Visit, reply: ModelReply): void;
  /** Results are given for the first time, after `flow`. */
  resultsBegin(flow: Flow): void;
  /** The conversations of `flow` have come to their end. */
  ended(flow: Flow, countResults: (most: number) => number): void;
}

/** The replies that are looked at; of none what comes of the state is not. `tests`: those that later questions make of them. */
export type ReplyModel = (visit: Visit, tests: readonly ReplyLeaf[]) => readonly ModelReply[];

export interface Visit {
  readonly state: State;
  readonly compiled: CompiledQuestion;
  readonly offered: Offer;
  readonly narrowed: Narrowed;
}

/** 512 MB: what a large catalog may take without a thought for the machine. */
const MOST_WORDS = 1 << 27;

/** What a state passes on that is not in its candidates. */
interface Arrived {
  readonly memory: Memory;
  /** The question that comes next; null at the end. */
  readonly next: number | null;
  readonly isDue: boolean;
}

export class Walker {
  readonly #universe: Universe;
  readonly #watcher: WalkWatcher;
  readonly #repliesTo: ReplyModel;
  readonly #memories: Memories;
  readonly #selector: ReplySelector;
  readonly #statesAt: QuestionStates[];
  readonly #candidates: Bits;
  readonly #chosen: Bits;
  readonly #narrowed: Bits;
  readonly #room: Room = { words: MOST_WORDS };
  /** By place: the share of conversations for whose states there was no room. */
  readonly #lost: number[];
  /** There was room for every state. */
  isComplete = true;
  /** Of replies that are not looked at, none could lead anywhere else. */
  isOfEveryReply = true;
  /** Whoever goes forward with a reply that is not looked at meets nothing that no reply looked at leads to. */
  holdsForward = true;

  /** Without `repliesTo`: those of the shopper that is reckoned with. */
  constructor(universe: Universe, watcher: WalkWatcher, repliesTo?: ReplyModel) {
    const { questions, snapshot } = universe.compiled;
    this.#universe = universe;
    this.#watcher = watcher;
    this.#repliesTo =
      repliesTo ??
      (({ offered, compiled, narrowed }, tests) => modelReplies(offered, compiled, narrowed, tests, universe.sizes));
    this.#memories = new Memories(universe.compiled);
    this.#selector = new ReplySelector(snapshot.size);
    this.#statesAt = questions.map(({ place }) => new QuestionStates(place, this.#room));
    this.#lost = questions.map(() => 0);
    this.#candidates = fullBits(snapshot.size);
    this.#chosen = fullBits(snapshot.size);
    this.#narrowed = fullBits(snapshot.size);
    const begin = { share: 1, paths: 1, replies: 0, fewest: 0, most: 0 };
    const arrival = { memory: this.#memories.blank, resultsGiven: false, counted: 0, count: snapshot.size };
    this.#statesAt[0]?.add(arrival, this.#candidates, begin, null);
  }

  /** Looks at states of a question while `goesOn(so many, of so many)`; returns how many that were. */
  visitAll(place: number, goesOn: (followed: number, of: number) => boolean): number {
    const states = this.#statesAt[place]?.takeAll() ?? [];
    let followed = 0;
    while (followed < states.length && goesOn(followed, states.length)) {
      this.#visit(states[followed] as State);
      followed++;
    }
    this.#statesAt[place]?.putBack(states.slice(followed));
    return followed;
  }

  /** Whether some were not looked at. */
  get hasStates(): boolean {
    return this.#statesAt.some((states) => !states.isEmpty);
  }

  /** The share of conversations that came to the question but were followed no further. */
  shareLeft(place: number): number {
    const states = this.#statesAt[place]?.takeAll() ?? [];
    this.#statesAt[place]?.putBack(states);
    return states.reduce((sum, { share }) => sum + share, this.#lost[place] ?? 0);
  }

  wasEverOpen(place: number): boolean {
    return place === 0 || this.#memories.wasEverAsked(place);
  }

  #visit(state: State): void {
    takeCandidates(state, this.#candidates, this.#room);
    const compiled = this.#universe.compiled.questions[state.place];
    if (compiled === undefined) return;
    const narrowed = this.#among(this.#candidates, state.count, state.memory);
    const offered = this.#offer(compiled, narrowed);
    const visit = { state, compiled, offered, narrowed };
    this.#watcher.asked(visit);
    const tests = this.#memories.testsOf(state.place);
    if (areTooManyToldApart(offered, compiled, tests)) this.isOfEveryReply = false;
    if (!isEveryReplyModelled(offered)) {
      if (this.#memories.countsPassingOver(state.place)) this.isOfEveryReply = false;
      if (this.#memories.countsTakingNothing(state.place)) this.holdsForward = false;
    }
    const replies = this.#repliesTo(visit, tests);
    if (replies.length === 0) return;
    if (compiled.question.role === 'preference' && tests.length === 0) {
      // Whatever is replied, nothing but the order changes.
      const all = { share: state.share, paths: state.paths * replies.filter(isModelled).length };
      this.#pass(visit, [], all, narrowed, new Map());
      return;
    }
    const unchanged = new Map<Memory, Arrived>();
    for (const each of replies) this.#follow(visit, each, unchanged);
  }

  #follow(visit: Visit, each: ModelReply, unchanged: Map<Memory, Arrived>): void {
    const { state, compiled, narrowed } = visit;
    const { question } = compiled;
    const flow = { share: state.share * each.likelihood, paths: isModelled(each) ? state.paths : 0 };
    const selected =
      question.role === 'filter' && state.count > 0
        ? this.#selector.select(compiled, each.reply, narrowed, this.#chosen)
        : null;
    if (selected === null) {
      this.#pass(visit, each.reply, flow, narrowed, unchanged);
      return;
    }
    const count = intersectInto(this.#candidates, selected, this.#narrowed);
    if (count === 0) this.#watcher.emptied(visit, each);
    if (count === state.count || (count === 0 && !question.must)) {
      this.#pass(visit, each.reply, flow, narrowed, unchanged);
    } else this.#pass(visit, each.reply, flow, this.#among(this.#narrowed, count, state.memory), new Map());
  }

  /** `known`: where the same candidates went with other replies. */
  #pass(
    { state }: Visit,
    reply: Reply,
    { share, paths }: Pick<Flow, 'share' | 'paths'>,
    narrowed: Narrowed,
    known: Map<Memory, Arrived>,
  ): void {
    const flow: Flow = {
      share,
      paths,
      replies: state.share === 0 ? 0 : (state.replies / state.share + 1) * share,
      fewest: state.fewest + 1,
      most: state.most + 1,
    };
    const remembered = this.#memories.remember(state.memory, state.place, reply);
    let arrived = known.get(remembered);
    if (arrived === undefined) {
      arrived = this.#arrive(state, remembered, narrowed);
      known.set(remembered, arrived);
    }
    const { next, memory, isDue } = arrived;
    if (isDue && !state.resultsGiven) this.#watcher.resultsBegin(flow);
    if (next === null) {
      this.#watcher.ended(flow, (most) => this.#universe.countResults(narrowed.candidates, most));
      return;
    }
    const counted = isDue || !this.#isCounting ? 0 : state.counted + 1;
    const arrival = { memory, resultsGiven: isDue, counted, count: narrowed.count };
    const isAdded = this.#statesAt[next]?.add(arrival, narrowed.candidates, flow, extend(state, reply));
    if (isAdded) return;
    this.isComplete = false;
    this.#lost[next] = (this.#lost[next] ?? 0) + share;
  }

  #arrive(state: State, remembered: Memory, narrowed: Narrowed): Arrived {
    const next = this.#findNext(state.place + 1, remembered, narrowed);
    const memory = next === null ? remembered : this.#memories.forget(remembered, next);
    return { next, memory, isDue: state.resultsGiven || this.#areDue(state, memory, narrowed, next) };
  }

  #findNext(first: number, memory: Memory, narrowed: Narrowed): number | null {
    const { questions } = this.#universe.compiled;
    for (let place = first; place < questions.length; place++) {
      const compiled = questions[place];
      if (compiled === undefined || !this.#memories.isAsked(memory, place)) continue;
      if (!isPassedOver(compiled, narrowed)) return place;
      this.#watcher.passedOver(compiled, narrowed);
    }
    return null;
  }

  #areDue(state: State, memory: Memory, narrowed: Narrowed, next: number | null): boolean {
    const { compiled } = this.#universe;
    const { show } = compiled.advisor.results;
    if (next === null) return true;
    if (typeof show === 'object') return state.counted + 1 >= show.afterQuestions;
    const session = { language: '', replies: {}, shown: null, resultsGiven: false };
    const { replies } = memory;
    return areResultsDue(compiled, session, { ...narrowed, given: replies, replies }, next);
  }

  get #isCounting(): boolean {
    return typeof this.#universe.compiled.advisor.results.show === 'object';
  }

  #offer(compiled: CompiledQuestion, narrowed: Narrowed): Offer {
    const isFirst = compiled.place === 0;
    const offered = offer(compiled, narrowed, isFirst);
    return isFirst || !isEmptyOffer(offered) ? offered : offer(compiled, narrowed, true);
  }

  #among(candidates: Bits, count: number, { replies }: Memory): Narrowed {
    return { candidates, count, given: replies, replies, filters: [], applied: [], bounds: [] };
  }
}

const isModelled = ({ likelihood }: ModelReply): boolean => likelihood > 0;
