// Walks through every conversation of an advisor whose replies are not taken in listed order: with `order: adaptive`, or with a
// firm filter behind one that is not. The engine says what is offered, what comes next, and when results are due. Conversations with
// as many closed questions (those that have a reply, or are worth none any more) are looked at together, and equal ones once.

import type { Truth } from '@guidepost/engine/ask-if';
import { chooseFirst, type Open } from '@guidepost/engine/choose';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { countingReplies, narrow } from '@guidepost/engine/narrow';
import type { Reply, Session } from '@guidepost/engine/session';
import { FlowTable } from './flow-table.ts';
import { Memories } from './memory.ts';
import type { ModelReply } from './model-replies.ts';
import { type Course, NextWished } from './next-wished.ts';
import type { Lead, Left, Remainder } from './remainder.ts';
import { Remainders } from './remainders.ts';
import { type Key, SessionKeys } from './session-keys.ts';
import { type Arrived, type SessionState, SessionStates } from './session-states.ts';
import { addFlow, clear, type Flow, nothing } from './state.ts';
import type { Universe } from './universe.ts';
import { everyProduct, partOf, type UniversePart } from './universe-part.ts';
import { OVER, type View, Views } from './views.ts';
import type { Visit, WalkWatcher } from './walker.ts';
import { NO_WISH, type Wished } from './wishes.ts';

/** In bytes. */
const MOST_ROOM = 1 << 29;

/** Where those of a state go on whose replies leave the same, if nothing else tells these replies apart. */
interface Following extends Course {
  readonly key: Key;
  readonly level: number;
  /** By view: where they come to; null where there is no room. */
  readonly arrivals: (SessionState | 'end' | null)[];
}

/** Of the conversations of a state that give one reply: those that end with it, and those that have results from it on. */
interface Flows {
  readonly ended: Flow;
  readonly begun: Flow;
}

export class SessionWalker {
  readonly #compiled: CompiledAdvisor;
  readonly #whole: UniversePart;
  readonly #watcher: WalkWatcher;
  readonly #memories: Memories;
  readonly #keys: SessionKeys;
  readonly #remainders: Remainders;
  readonly #flows = new FlowTable();
  readonly #views: Views;
  readonly #next: NextWished;
  /** Of the reply that is followed. */
  readonly #ofReply: Flows = { ended: nothing(), begun: nothing() };
  /** Of the state that is looked at, by row: the step that ends what was wished. */
  #steps: number[] = [];
  /** What replies have led to since states were looked at last. */
  readonly #passed = new Set<Remainder>();
  /** Reply → the one object that stands for all equal ones. */
  readonly #replies = new Map<string, Reply>();
  /** By number of closed questions; the last also for more. */
  readonly #levels: SessionStates[];
  /** By level: the share of conversations for whose states there was no room. */
  readonly #lost: number[];
  readonly #hasAskIf: boolean;
  /** There was room for every state. */
  isComplete = true;
  /** Replies that are not looked at could lead elsewhere: nothing is said of them. */
  readonly isOfEveryReply = false;
  readonly holdsForward = false;

  constructor({ compiled }: Universe, watcher: WalkWatcher) {
    const room = { words: MOST_ROOM };
    this.#remainders = new Remainders(room);
    this.#whole = partOf(everyProduct(compiled), compiled.scope, compiled.scopeSize);
    this.#compiled = this.#whole.compiled;
    this.#watcher = watcher;
    this.#memories = new Memories(compiled);
    this.#keys = new SessionKeys(this.#compiled);
    this.#views = new Views(compiled);
    this.#next = new NextWished(this.#views);
    this.#levels = compiled.questions.map(() => new SessionStates(room, this.#flows));
    this.#lost = compiled.questions.map(() => 0);
    this.#hasAskIf = compiled.questions.some(({ question }) => question.askIf !== null);
    this.#begin(chooseFirst(compiled).place);
  }

  /** Looks at states of a level while `goesOn(so many, of so many)`; returns how many that were. */
  visitAll(level: number, goesOn: (followed: number, of: number) => boolean): number {
    const states = this.#levels[level]?.takeAll() ?? [];
    let followed = 0;
    while (followed < states.length && goesOn(followed, states.length)) {
      this.#visit(states[followed] as SessionState, level + 1);
      followed++;
    }
    this.#levels[level]?.putBack(states.slice(followed));
    for (const remainder of this.#passed) if (remainder.waiting === 0) remainder.forget();
    this.#passed.clear();
    return followed;
  }

  /** Whether some were not looked at. */
  get hasStates(): boolean {
    return this.#levels.some((states) => !states.isEmpty);
  }

  /** The share of conversations that came to a level but were followed no further. */
  shareLeft(level: number): number {
    return (this.#levels[level]?.share ?? 0) + (this.#lost[level] ?? 0);
  }

  /** Nothing rests on it, because nothing is said of every reply. */
  wasEverOpen(): boolean {
    return true;
  }

  #begin(place: number | null): void {
    const [states] = this.#levels;
    if (place === null || states === undefined) return;
    const { scope, scopeSize, questions } = this.#compiled;
    const remainder = this.#remainders.find(this.#whole, scope, scopeSize, null);
    const given = questions.map(() => null);
    const arrived = { remainder, given, order: [], next: place, isDue: false, takesBack: false };
    const state = states.find('', arrived);
    const row = state && states.findRow(state, NO_WISH);
    if (row !== null) this.#flows.begin(row);
  }

  #visit(state: SessionState, level: number): void {
    const { remainder, place } = state;
    const compiled = remainder.part.compiled.questions[place];
    if (compiled === undefined) return;
    remainder.waiting--;
    const tests = this.#memories.testsOf(place);
    const asked = remainder.ask(place, state.way === null, tests, this.#same);
    const visit: Visit = { state, compiled, offered: asked.offered, narrowed: remainder.narrowed([], []) };
    this.#watcher.asked(visit);
    this.#beginWishes(state);
    // What leaves the same now may still differ: the whole of what there is, which a later reply may make a part of it.
    const mayDiffer = state.takesBack || this.#keys.mayTakeBack(state.given.with(place, []), remainder.passedOver);
    if (mayDiffer || tests.length > 0) {
      const left = state.takesBack ? null : this.#remainders.leftBy(remainder, place, asked);
      for (const [nth, each] of asked.replies.entries()) {
        const { remainder: to, isEmptied } = left?.[nth] ?? this.#narrowAnew(state, each.reply);
        if (isEmptied) this.#watcher.emptied(visit, each);
        const lead = { ...each, likely: each.likelihood > 0 ? 1 : 0, remainder: to };
        this.#follow(state, lead, this.#courseOf(state, lead, level));
      }
    } else {
      const left = this.#remainders.leftBy(remainder, place, asked);
      for (let nth = 0; nth < left.length; nth++)
        if (left[nth]?.isEmptied) this.#watcher.emptied(visit, asked.replies[nth] as ModelReply);
      let course: Following | null = null;
      for (const lead of this.#remainders.leadsOf(remainder, place, asked)) {
        if (course?.to !== lead.remainder) course = this.#courseOf(state, lead, level);
        this.#follow(state, lead, course);
      }
    }
    if (remainder.waiting === 0) remainder.forget();
  }

  #beginWishes({ remainder, place, firstRow, takesBack }: SessionState): void {
    if (this.#hasAskIf || takesBack || !this.#keys.areWishesSeen(remainder)) return;
    this.#next.begin(remainder.wishes, this.#keys.isWish(place) ? place : null);
    this.#steps = [];
    for (let row = firstRow; row >= 0; row = this.#flows.nextOf(row))
      this.#steps.push(this.#next.stepTo(this.#flows.wishedOf(row)));
  }

  /** By the engine, because the reply may take earlier ones back. */
  #narrowAnew({ order, given, place }: SessionState, reply: Reply): Left {
    const session = this.#sessionOf([...order, place], given.with(place, reply));
    const { candidates, count, applied } = narrow(this.#compiled, session);
    return {
      remainder: this.#remainders.find(this.#whole, candidates, count, null),
      isEmptied: applied.some((each) => each.place === place && each.effect !== 'narrowed'),
    };
  }

  #courseOf({ given, order, place, resultsGiven }: SessionState, { reply, remainder }: Lead, level: number): Following {
    const key = this.#keys.keyOf(remainder, given.with(place, reply), [...order, place], resultsGiven);
    const { closed, stage } = key;
    return {
      to: remainder,
      key,
      closed,
      level: Math.min(Math.max(level, stage), this.#levels.length - 1),
      settledBefore: this.#keys.settledBefore(closed),
      isLast: stage === closed.length - 1,
      arrivals: [],
    };
  }

  #follow(state: SessionState, lead: Lead, course: Following): void {
    const { remainder } = lead;
    const { closed, stage } = course.key;
    const flows = this.#ofReply;
    clear(flows.ended);
    clear(flows.begun);
    if (stage === closed.length) addFlow(flows.ended, state);
    else if (this.#keys.areWishesSeen(remainder)) this.#followWishes(state, lead, course, flows);
    else this.#goOn(state, lead, course, flows, state.allRow, this.#views.viewAmong(remainder, closed), NO_WISH);
    this.#passed.add(remainder);
    const { begun, ended } = flows;
    addFlow(begun, ended);
    if (!state.resultsGiven && begun.fewest < Infinity) this.#watcher.resultsBegin(afterOne(begun, lead));
    if (ended.fewest < Infinity) this.#watcher.ended(afterOne(ended, lead), (most) => remainder.countResults(most));
  }

  /** What is in view, which decides how they go on, differs by what was wished. */
  #followWishes(state: SessionState, lead: Lead, course: Following, flows: Flows): void {
    const { place } = state;
    const { reply } = lead;
    const areCarriedOn = !this.#hasAskIf && !state.takesBack;
    if (areCarriedOn) this.#next.take(course, this.#keys.wantedBy(place, reply));
    let nth = 0;
    for (let row = state.firstRow; row >= 0; row = this.#flows.nextOf(row)) {
      let step = this.#steps[nth++] as number;
      if (!areCarriedOn) {
        step = this.#next.beginAnew(this.#keys.wantedOf(this.#counting(this.#givenOn(row, state).with(place, reply))));
        this.#next.take(course, null);
      }
      const view = this.#next.viewAt(step);
      const wished = course.isLast || view === OVER ? NO_WISH : this.#next.wishedAt(step, course);
      this.#goOn(state, lead, course, flows, row, view, wished);
    }
  }

  #goOn(
    state: SessionState,
    lead: Lead,
    course: Following,
    flows: Flows,
    row: number,
    view: View,
    wished: Wished,
  ): void {
    if (view === OVER) {
      this.#flows.addTo(flows.ended, row);
      return;
    }
    let arrived = course.arrivals[view];
    if (arrived === undefined) {
      arrived = this.#arrive(state, lead, course, row, view);
      course.arrivals[view] = arrived;
    }
    if (arrived === 'end') {
      this.#flows.addTo(flows.ended, row);
      return;
    }
    if (arrived?.resultsGiven) this.#flows.addTo(flows.begun, row);
    const { level } = course;
    const to = arrived && (this.#levels[level] as SessionStates).findRow(arrived, wished);
    if (to !== null) this.#flows.pass(row, lead, to);
    else {
      this.isComplete = false;
      this.#lost[level] = (this.#lost[level] ?? 0) + this.#flows.shareOf(row) * lead.likelihood;
    }
  }

  #arrive(
    state: SessionState,
    { remainder, reply }: Lead,
    { key, level }: Following,
    row: number,
    view: View,
  ): SessionState | 'end' | null {
    const order = [...state.order, state.place];
    const given = this.#givenOn(row, state).with(state.place, reply);
    const session = this.#sessionOf(order, given);
    const open = () => (this.#hasAskIf ? null : this.#openIn(view, key.closed));
    const going = remainder.going(`${key.going}${view}`, session, given, this.#counting(given), open);
    if (going.next === null) return 'end';
    const isDue = state.resultsGiven || going.isDue;
    const arrived = { remainder, given, order, next: going.next, isDue, takesBack: key.takesBack };
    return this.#arriveAt(level, key, arrived);
  }

  /** Without any `ask_if`: what is not closed, and not settled by what is in view. */
  #openIn(view: View, closed: readonly boolean[]): Open {
    const isOpen: Truth[] = [];
    let nth = 0;
    for (const isClosed of closed) isOpen.push(!isClosed && this.#views.isAskedIn(view, nth++) ? 1 : 0);
    return { isOpen: (place) => isOpen[place] ?? 0 };
  }

  #arriveAt(level: number, { going, taken }: Key, arrived: Arrived): SessionState | null {
    const key = `${arrived.remainder.id} ${going}${taken}${arrived.isDue ? '!' : ''} ${arrived.next}`;
    return this.#levels[level]?.find(key, arrived) ?? null;
  }

  /** By place: the replies of one of these conversations. */
  #givenOn(row: number, { given, rowCount }: SessionState): readonly (Reply | null)[] {
    return rowCount === 1 ? given : this.#flows.givenOn(row, given);
  }

  /** By place: the replies without those to questions whose `ask_if` does not hold any more. */
  #counting(given: readonly (Reply | null)[]): readonly (Reply | null)[] {
    return this.#hasAskIf ? countingReplies(this.#compiled, given) : given;
  }

  /** Equal replies are one object, so that comparing them is comparing objects. */
  readonly #same = (reply: Reply): Reply => {
    const key = reply.length === 1 ? ` ${reply[0]}` : JSON.stringify(reply);
    const known = this.#replies.get(key) ?? reply;
    this.#replies.set(key, known);
    return known;
  };

  /** Replies are put together where they are asked for. */
  #sessionOf(places: readonly number[], given: readonly (Reply | null)[]): Session {
    const { questions } = this.#compiled.advisor;
    const idOf = (place: number): string => questions[place]?.id ?? '';
    return {
      language: '',
      get replies() {
        return Object.fromEntries(places.map((place) => [idOf(place), given[place] ?? []]));
      },
      get order() {
        return places.map(idOf);
      },
      shown: null,
      resultsGiven: false,
    };
  }
}

/** What becomes of conversations by one more reply. */
const afterOne = ({ share, paths, replies, fewest, most }: Flow, { likelihood, likely }: Lead): Flow => ({
  share: share * likelihood,
  paths: paths * likely,
  replies: (replies + share) * likelihood,
  fewest: fewest + 1,
  most: most + 1,
});
