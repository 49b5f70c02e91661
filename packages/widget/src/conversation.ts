// The conversation as the shopper leads it. Whatever the network loses, the replies reach the server in their order, each
// of them once. Every change is a new state.

import {
  type AdvisorSession,
  type Outcome,
  ProblemError,
  type Question,
  type Result,
  UnreachableError,
} from '@guidepost/client';
import { NOTHING, type Notice, type State } from './state.ts';
import { isReplyTo, type Reply, type Trail } from './trail.ts';
import { areResults, isQuestion, readIncluded } from './well-formed.ts';

export interface ConversationEvents {
  readonly changed: (state: State) => void;
  readonly started: () => void;
  readonly replied: (reply: Reply) => void;
  /** Called whenever the results differ from those before. */
  readonly results: (results: readonly Result[], isFinal: boolean) => void;
  /** Tells the page's author what the shopper sees as `offline` or `unavailable`. */
  readonly failed: (error: unknown) => void;
}

export class Conversation {
  readonly #session: AdvisorSession;
  readonly trail: Trail;
  events: ConversationEvents;
  #state: State = NOTHING;
  /** The open question, also while an earlier one is shown. */
  openQuestion: Question | null = null;
  /** Whether the shopper wants to start again, and could not yet. */
  #isRestarting = false;
  /** The replies to begin with then. */
  #linked: readonly Reply[] = [];
  /** For the request under way, or the last one. */
  #calling = new AbortController();

  constructor(session: AdvisorSession, trail: Trail, events: ConversationEvents) {
    this.#session = session;
    this.trail = trail;
    this.events = events;
  }

  get state(): State {
    return this.#state;
  }

  /** Whether nothing is under way, and no other page of the tab went on. */
  get isAsLeft(): boolean {
    return !this.#state.isSending && this.trail.isAsLeft;
  }

  /** Goes on after a reload, a failure or another tab. If there is nothing to go on with, it begins. */
  resume(): Promise<void> {
    return this.perform(this.#state.chosen, (signal) => this.catchUp(signal));
  }

  /** Forgets everything and begins again, with the replies of a link if there are some, as far as they are asked for. */
  restart(linked: readonly Reply[] = []): Promise<void> {
    this.#isRestarting = true;
    this.#linked = linked;
    return this.perform([], async (signal) => {
      const outcome = await this.#session.start({ signal });
      this.#isRestarting = false;
      this.#begin(linked);
      if (linked[0]) this.#set({ notice: 'restarted' });
      return this.catchUp(signal, true, outcome);
    });
  }

  /** Replies to the question shown; no answers skip it. Does nothing while another reply is on its way. */
  async reply(answers: readonly string[]): Promise<void> {
    const { question, isSending } = this.#state;
    if (!question || isSending) return;
    this.#isRestarting = false;
    this.trail.add({ question, answers });
    await this.perform(answers, (signal) => this.catchUp(signal));
  }

  /** Stops, because another element goes on with it. What is on its way stays in the trail. */
  leave(): void {
    this.#calling.abort();
  }

  /** Shows the question of an earlier reply again, or one that is to be reconsidered, with the reply it has; `cancel` leaves it as it is. */
  change(reply: Reply | null | undefined): void {
    if (!reply || this.#state.isSending) return;
    this.#set({ question: reply.question, isChange: true, chosen: reply.answers, notice: this.#waiting });
  }

  cancel(): void {
    const question = this.openQuestion;
    const chosen = this.trail.pending.findLast(isReplyTo(question))?.answers ?? [];
    if (!this.#state.isSending) this.#set({ question, isChange: false, chosen, notice: this.#waiting });
  }

  /** What waits for the device to come online is sent then, whichever question the shopper looks at. */
  get #waiting(): Notice | null {
    return this.#state.notice === 'offline' ? 'offline' : null;
  }

  /** The question before the one shown. */
  back(): void {
    const { trail, question, isChange } = this.#state;
    const at = isChange ? trail.findIndex(isReplyTo(question)) : trail.length;
    this.change(trail[at - 1]);
  }

  /** Tries again what failed. */
  async retry(): Promise<void> {
    if (!this.#state.isSending) await (this.#isRestarting ? this.restart(this.#linked) : this.resume());
  }

  /** Called when a response takes long. */
  slow(): void {
    const { isSending, notice } = this.#state;
    if (isSending && !notice) this.#set({ notice: 'slow' });
  }

  /**
   * Sends the replies of which it is not known whether the server took them. The first of them may have been taken; sent
   * again, it is answered all the same. If there are none, it asks where the session stands. If the session has ended, a new
   * one begins and gets all replies, as far as it asks for them. `begun`: a session that has just begun, to give them to.
   */
  async catchUp(signal: AbortSignal, isBehind = false, begun?: Outcome): Promise<Outcome> {
    const first = !isBehind && (this.openQuestion ? this.trail.next(this.openQuestion) : this.trail.pending[0]);
    let outcome = begun ?? (await (first ? this.#send(first, signal) : this.#session.resume({ signal })));
    let isGone = false;
    for (let isNew = Boolean(begun); ; ) {
      if (outcome.status === 'created' && outcome !== begun) {
        if (isNew) break;
        isNew = true;
        this.#begin(outcome.restarted ? undefined : []);
      }
      const next = this.trail.next(outcome.question);
      if (!next) break;
      try {
        outcome = await this.#send(next, signal);
      } catch (error) {
        // An earlier answer no longer exists: its question is asked again, and the replies after it follow then.
        if (!(isNew && error instanceof ProblemError && error.status === 422)) throw error;
        this.#set({ notice: 'gone' });
        isGone = true;
        break;
      }
    }
    if (!isGone) this.trail.giveUp();
    return outcome;
  }

  async #send(reply: Reply, signal: AbortSignal): Promise<Outcome> {
    const { question, answers } = reply;
    try {
      const outcome = await this.#session.reply(question.question_id, answers, { signal });
      if (outcome.restarted) return outcome;
      this.settle(reply);
      return outcome;
    } catch (error) {
      if (!signal.aborted && !mayPass(error)) this.trail.refuse(reply);
      throw error;
    }
  }

  /** The service took it, and the page is told. */
  settle(reply: Reply): void {
    this.trail.settle(reply);
    if (!reply.isTold) this.events.replied(reply);
  }

  /** `others`: the replies to begin with; if missing, those that were made before. */
  #begin(others?: readonly Reply[]): void {
    this.trail.begin(others);
    if (!others) this.#set({ results: null, ...(this.trail.pending[0] && { notice: 'restarted' }) });
    else this.events.started();
  }

  /** Does this in place of all that is under way, and shows what comes of it. */
  perform(chosen: readonly string[], work: (signal: AbortSignal) => Promise<Outcome>): Promise<void> {
    this.#calling.abort();
    this.#calling = new AbortController();
    const { signal } = this.#calling;
    this.#set({ isSending: true, chosen, notice: null });
    return this.#reach(work, signal);
  }

  async #reach(work: (signal: AbortSignal) => Promise<Outcome>, signal: AbortSignal): Promise<void> {
    try {
      this.#accept(await work(signal));
    } catch (error) {
      if (!signal.aborted) await this.#fail(error, signal);
    }
  }

  #accept({ question, results, language, ...rest }: Outcome): void {
    if (!((question === null || isQuestion(question)) && (results === null || areResults(results))))
      throw new Error('What answered is not Guidepost.');
    const isEnded = !question;
    const before = this.#state;
    this.openQuestion = question;
    const notice = before.notice === 'slow' ? null : before.notice;
    const trail = this.trail.replies;
    const included = readIncluded(rest);
    const still = { isChange: false, isSending: false, chosen: [] };
    this.#set({ question, results, language, isEnded, trail, notice, included, ...still });
    const isNew = JSON.stringify(results) !== JSON.stringify(before.results) || isEnded !== before.isEnded;
    if (results && isNew) this.events.results(results, isEnded);
  }

  async #fail(error: unknown, signal: AbortSignal): Promise<void> {
    const { notice } = this.#state;
    if (mayPass(error)) {
      this.events.failed(error);
      const { replies, pending } = this.trail;
      this.#set({
        isSending: false,
        notice: !this.#isRestarting && (replies[0] ?? pending[0]) ? 'offline' : 'unavailable',
      });
      return;
    }
    const status = error instanceof ProblemError ? error.status : 0;
    // Then go by where the session stands.
    const isBehind = status === 409 || status === 422;
    if (!isBehind || notice === 'moved' || notice === 'gone') {
      this.events.failed(error);
      this.#set({ isSending: false, notice: 'unavailable' });
      return;
    }
    this.#set({ notice: status === 409 ? 'moved' : 'gone' });
    await this.#reach(() => this.catchUp(signal, true), signal);
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    this.events.changed(this.#state);
  }
}

/** Whether there was no response, or one that may differ next time: the reply stays on its way. */
const mayPass = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof ProblemError && (error.status >= 500 || error.status === 429 || error.status === 408));
