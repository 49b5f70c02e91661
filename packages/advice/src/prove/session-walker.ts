// Walks through every conversation of an advisor whose replies are not taken in listed order: with `order: adaptive`, or with a
// firm filter behind one that is not. The engine says what is offered, what comes next, and when results are due. Conversations with
// as many closed questions (those that have a reply, or are worth none any more) are looked at together, and equal ones once.

import { type Bits, lowestBit, setBit, wordsFor } from '@guidepost/engine/bits';
import { chooseFirst } from '@guidepost/engine/choose';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { countingReplies, narrow } from '@guidepost/engine/narrow';
import type { Reply, Session } from '@guidepost/engine/session';
import { FlowTable } from './flow-table.ts';
import { Memories } from './memory.ts';
import type { ModelReply } from './model-replies.ts';
import { NextFit, NextWished } from './next-wished.ts';
import type { Lead, Left, Remainder } from './remainder.ts';
import { Remainders } from './remainders.ts';
import { type Key, SessionKeys } from './session-keys.ts';
import { type Arrived, addFlow, nothing, type SessionState, SessionStates } from './session-states.ts';
import type { Flow } from './state.ts';
import type { Universe } from './universe.ts';
import { everyProduct, partOf, type UniversePart } from './universe-part.ts';
import type { Visit, WalkWatcher } from './walker.ts';
import { type Fit, isOver, OVER, type View } from './wishes.ts';

/** In bytes. */
const MOST_ROOM = 1 << 29;

export class SessionWalker {
  readonly #compiled: CompiledAdvisor;
  readonly #whole: UniversePart;
  readonly #watcher: WalkWatcher;
  readonly #memories: Memories;
  readonly #keys: SessionKeys;
  readonly #remainders: Remainders;
  readonly #flows = new FlowTable();
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
    const row = state && states.findRow(state, null);
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
    // What leaves the same now may still differ: the whole of what there is, which a later reply may make a part of it.
    const mayDiffer = state.takesBack || this.#keys.mayTakeBack(state.given.with(place, []), remainder.passedOver);
    if (mayDiffer || tests.length > 0) {
      const left = state.takesBack ? null : this.#remainders.leftBy(remainder, place, asked);
      for (const [nth, each] of asked.replies.entries()) {
        const { remainder: to, isEmptied } = left?.[nth] ?? this.#narrowAnew(state, each.reply);
        if (isEmptied) this.#watcher.emptied(visit, each);
        this.#follow(state, { ...each, likely: each.likelihood > 0 ? 1 : 0, remainder: to }, level);
      }
    } else {
      for (const [nth, { isEmptied }] of this.#remainders.leftBy(remainder, place, asked).entries())
        if (isEmptied) this.#watcher.emptied(visit, asked.replies[nth] as ModelReply);
      for (const lead of this.#remainders.leadsOf(remainder, place, asked)) this.#follow(state, lead, level);
    }
    if (remainder.waiting === 0) remainder.forget();
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

  #follow(state: SessionState, lead: Lead, level: number): void {
    const { place, resultsGiven } = state;
    const { reply, remainder } = lead;
    const order = [...state.order, place];
    const key = this.#keys.keyOf(remainder, state.given.with(place, reply), order, resultsGiven);
    const { closed, takesBack, stage } = key;
    const at = Math.min(Math.max(level, stage), this.#levels.length - 1);
    const ended = nothing();
    const begun = nothing();
    const set = this.#hasAskIf ? null : setLeft(state, lead);
    const { limit } = this.#compiled.advisor.results;
    const isFew = remainder.count <= limit;
    // Whoever is asked the last question comes to the end with any reply to it.
    const isLast = stage === closed.length - 1;
    const isStep = !this.#hasAskIf && !state.takesBack && !isFew;
    const step = { from: state.remainder, to: remainder, last: place, reply };
    const nextFit = isStep && isLast ? new NextFit(step) : null;
    const nextWished = isStep && !isLast ? new NextWished(step, this.#keys.settledBefore(closed), closed) : null;
    const views = new Map<Fit, View | null>();
    const viewWithin = (fit: Fit): View | null => {
      if (set === null) return null;
      let known = views.get(fit);
      if (known === undefined) {
        known = state.remainder.wishes.viewWithin(fit, set);
        views.set(fit, known);
      }
      return known;
    };
    /** By what is in view, which decides how it goes on; null: there is no room. */
    const arrivedWith = new Map<View, SessionState | 'end' | null>();
    for (const [wishedBefore, row] of state.rows) {
      const known = wishedBefore?.isSteady ? viewWithin(wishedBefore.fit) : null;
      if (stage === closed.length || (known !== null && isOver(known, closed))) {
        this.#flows.addTo(ended, row);
        continue;
      }
      let wished = wishedBefore !== null && nextWished !== null ? nextWished.after(wishedBefore) : null;
      const last =
        known === null && wishedBefore !== null && nextFit !== null ? nextFit.after(wishedBefore).view : known;
      let before: readonly (Reply | null)[] | null = null;
      let counting: readonly (Reply | null)[] | null = null;
      if (wished === null && !isFew && (!isLast || last === null)) {
        before = this.#givenOn(row, state);
        counting = this.#counting(before.with(place, reply));
        wished = this.#keys.wished(remainder, counting, place, reply, closed);
      }
      const view = isLast && last !== null ? last : wished === null ? remainder.view : wished.fit.view;
      if (wished === OVER || isOver(view, closed)) {
        this.#flows.addTo(ended, row);
        continue;
      }
      let arrived = arrivedWith.get(view);
      if (arrived === undefined) {
        const given = (before ?? this.#givenOn(row, state)).with(place, reply);
        const session = () => this.#sessionOf(order, given);
        counting ??= this.#counting(given);
        const going = remainder.going(`${key.going}${view}`, session, given, counting);
        arrived =
          going.next === null
            ? 'end'
            : this.#arriveAt(at, key, {
                remainder,
                given,
                order,
                next: going.next,
                isDue: resultsGiven || going.isDue,
                takesBack,
              });
        arrivedWith.set(view, arrived);
      }
      if (arrived === 'end') {
        this.#flows.addTo(ended, row);
        continue;
      }
      if (arrived?.resultsGiven) this.#flows.addTo(begun, row);
      const to = arrived && (this.#levels[at] as SessionStates).findRow(arrived, isLast ? null : wished);
      if (to !== null) this.#flows.pass(row, lead, to);
      else {
        this.isComplete = false;
        this.#lost[at] = (this.#lost[at] ?? 0) + this.#flows.shareOf(row) * lead.likelihood;
      }
    }
    this.#passed.add(remainder);
    addFlow(begun, ended);
    if (!resultsGiven && begun.fewest < Infinity) this.#watcher.resultsBegin(afterOne(begun, lead));
    if (ended.fewest < Infinity) this.#watcher.ended(afterOne(ended, lead), (most) => remainder.countResults(most));
  }

  #arriveAt(level: number, { going, taken }: Key, arrived: Arrived): SessionState | null {
    const key = `${arrived.remainder.id} ${going}${taken}${arrived.isDue ? '!' : ''} ${arrived.next}`;
    return this.#levels[level]?.find(key, arrived) ?? null;
  }

  /** By place: the replies of one of these conversations. */
  #givenOn(row: number, { given, rows }: SessionState): readonly (Reply | null)[] {
    return rows.size === 1 ? given : this.#flows.givenOn(row, given);
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

  #sessionOf(places: readonly number[], given: readonly (Reply | null)[]): Session {
    const { questions } = this.#compiled.advisor;
    const order = places.map((place) => questions[place]?.id ?? '');
    const replies = Object.fromEntries(places.map((place, nth) => [order[nth], given[place] ?? []]));
    return { language: '', replies, order, shown: null, resultsGiven: false };
  }
}

/** What a reply leaves of all that preferences may be for, whatever they are for; null where that is not known. */
function setLeft({ remainder, place, takesBack }: SessionState, { remainder: to, reply }: Lead): Bits | null {
  const { part, wishes } = remainder;
  const asked = part.compiled.questions[place];
  if (takesBack || asked === undefined || to.count <= part.compiled.advisor.results.limit) return null;
  if (asked.question.role === 'preference') return wishes.setOf(asked, reply);
  return to.part === part ? to.candidates : renumbered(to, part);
}

/** The candidates by their numbers in a part that has all of them. */
function renumbered({ part: { products }, candidates }: Remainder, { products: into }: UniversePart): Bits {
  const found = new Uint32Array(wordsFor(into.length));
  let at = 0;
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const product = products[(w << 5) + lowestBit(word)] as number;
      while ((into[at] as number) < product) at++;
      setBit(found, at);
    }
  }
  return found;
}

/** What becomes of conversations by one more reply. */
const afterOne = ({ share, paths, replies, fewest, most }: Flow, { likelihood, likely }: Lead): Flow => ({
  share: share * likelihood,
  paths: paths * likely,
  replies: (replies + share) * likelihood,
  fewest: fewest + 1,
  most: most + 1,
});
