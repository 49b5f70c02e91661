// Walks through every conversation of an advisor whose replies are not taken in listed order: with `order: adaptive`, or with a
// firm filter behind one that is not. The engine itself narrows and chooses. Conversations that have given as many replies are
// looked at together, and equal ones once.

import { areResultsDue, chooseFirst, chooseNext } from '@guidepost/engine/choose';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { withReply } from '@guidepost/engine/converse';
import { type Narrowed, narrow } from '@guidepost/engine/narrow';
import { isEmptyOffer, offer } from '@guidepost/engine/offer';
import type { Session } from '@guidepost/engine/session';
import { Memories } from './memory.ts';
import { type ModelReply, modelReplies } from './model-replies.ts';
import { SessionKeys } from './session-keys.ts';
import { type Arrived, SessionStates } from './session-states.ts';
import { extend, type Flow, type State } from './state.ts';
import type { Visit, WalkWatcher } from './walker.ts';

/** In characters: 256 MB. */
const MOST_ROOM = 1 << 27;

export class SessionWalker {
  readonly #compiled: CompiledAdvisor;
  readonly #watcher: WalkWatcher;
  readonly #memories: Memories;
  readonly #keys: SessionKeys;
  /** By number of replies. */
  readonly #levels: SessionStates[];
  /** By number of replies: the share of conversations for whose states there was no room. */
  readonly #lost: number[];
  /** There was room for every state. */
  isComplete = true;
  /** Replies that are not looked at could lead elsewhere: nothing is said of them. */
  readonly isOfEveryReply = false;
  readonly holdsForward = false;

  constructor(compiled: CompiledAdvisor, watcher: WalkWatcher) {
    const room = { words: MOST_ROOM };
    this.#compiled = compiled;
    this.#watcher = watcher;
    this.#memories = new Memories(compiled);
    this.#keys = new SessionKeys(compiled);
    this.#levels = compiled.questions.map(() => new SessionStates(room));
    this.#lost = compiled.questions.map(() => 0);
    const { place } = chooseFirst(compiled);
    const session: Session = { language: '', replies: {}, shown: null, resultsGiven: false };
    const begin = { share: 1, paths: 1, replies: 0, fewest: 0, most: 0 };
    this.#levels[0]?.add('', () => ({ session, next: place, isDue: false, count: compiled.scopeSize }), begin, null);
  }

  /** Looks at states with so many replies while `goesOn(so many, of so many)`; returns how many that were. */
  visitAll(level: number, goesOn: (followed: number, of: number) => boolean): number {
    const states = this.#levels[level]?.takeAll() ?? [];
    let followed = 0;
    while (followed < states.length && goesOn(followed, states.length)) {
      const [state, session] = states[followed] as [State, Session];
      this.#visit(state, session, level + 1);
      followed++;
    }
    this.#levels[level]?.putBack(states.slice(followed));
    return followed;
  }

  /** Whether some were not looked at. */
  get hasStates(): boolean {
    return this.#levels.some((states) => !states.isEmpty);
  }

  /** The share of conversations that gave so many replies but were followed no further. */
  shareLeft(level: number): number {
    return (this.#levels[level]?.share ?? 0) + (this.#lost[level] ?? 0);
  }

  /** Nothing rests on it, because nothing is said of every reply. */
  wasEverOpen(): boolean {
    return true;
  }

  #visit(state: State, session: Session, level: number): void {
    const compiled = this.#compiled.questions[state.place];
    if (compiled === undefined) return;
    const narrowed = kept(narrow(this.#compiled, session));
    const isFirst = level === 1;
    const pruned = offer(compiled, narrowed, isFirst);
    const offered = isFirst || !isEmptyOffer(pruned) ? pruned : offer(compiled, narrowed, true);
    const visit: Visit = { state, compiled, offered, narrowed };
    this.#watcher.asked(visit);
    for (const each of modelReplies(offered, compiled, narrowed, this.#memories.testsOf(state.place)))
      this.#follow(visit, each, session, level);
  }

  #follow(visit: Visit, each: ModelReply, session: Session, level: number): void {
    const { state, compiled } = visit;
    const share = state.share * each.likelihood;
    const flow: Flow = {
      share,
      paths: each.likelihood > 0 ? state.paths : 0,
      replies: state.share === 0 ? 0 : (state.replies / state.share + 1) * share,
      fewest: state.fewest + 1,
      most: state.most + 1,
    };
    const replied = withReply(session, compiled.question.id, each.reply);
    const narrowed = narrow(this.#compiled, replied);
    const isEmptied = narrowed.applied.some(({ place, effect }) => place === state.place && effect !== 'narrowed');
    if (isEmptied) this.#watcher.emptied(visit, each);
    // A last question has nothing behind it.
    const states = this.#levels[level];
    const arrive = (): Arrived => this.#arrive(replied, narrowed);
    const arrived =
      states === undefined
        ? arrive()
        : states.add(this.#keys.keyOf(replied, narrowed), arrive, flow, extend(state, each.reply));
    if (arrived === null) {
      this.isComplete = false;
      this.#lost[level] = (this.#lost[level] ?? 0) + share;
      return;
    }
    if (arrived.isDue && !state.resultsGiven) this.#watcher.resultsBegin(flow);
    if (arrived.next === null) this.#watcher.ended(flow, narrowed);
  }

  #arrive(replied: Session, narrowed: Narrowed): Arrived {
    const { place: next } = chooseNext(this.#compiled, narrowed);
    const isDue = areResultsDue(this.#compiled, replied, narrowed, next);
    return { session: { ...replied, resultsGiven: isDue }, next, isDue, count: narrowed.count };
  }
}

/** What is narrowed next overwrites the candidates. */
const kept = (narrowed: Narrowed): Narrowed => ({ ...narrowed, candidates: narrowed.candidates.slice() });
