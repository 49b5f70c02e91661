// The conversation as the shopper sees it: the question shown, what was chosen and is on its way, the replies so far, the
// results, and what is amiss. Every change of it is a new state; the element draws states and knows nothing else.

import { type AdvisorSession, type Outcome, ProblemError, type Question, type Result } from '@guidepost/client';
import type { Reply, Trail } from './trail.ts';

/** What the shopper is told beside the question. */
export type Notice =
  /** No response yet; it is being tried again. */
  | 'slow'
  /** No response, and nothing is tried any more until the device is online or the shopper says so. */
  | 'offline'
  /** The session was no more; the replies were carried over to a new one. */
  | 'restarted'
  /** Another tab went on with this conversation. */
  | 'moved'
  /** The server does not take what was sent; nothing the shopper does changes that. */
  | 'unavailable';

export interface State {
  /** The one to show: the open question, or an earlier one whose reply is being changed. Null: the end, or nothing yet. */
  readonly question: Question | null;
  /** Whether `question` is an earlier one. */
  readonly isChange: boolean;
  /** Answer ids of `question`: those on their way, or those of the reply that is being changed. */
  readonly chosen: readonly string[];
  readonly isSending: boolean;
  readonly isEnded: boolean;
  readonly results: readonly Result[] | null;
  /** In the order they were first made. */
  readonly trail: readonly Reply[];
  readonly notice: Notice | null;
  /** Of the texts; null before the first response. */
  readonly language: string | null;
}

export interface ConversationEvents {
  readonly changed: (state: State) => void;
  readonly started: () => void;
  readonly replied: (reply: Reply) => void;
  /** Whenever they are others than before. */
  readonly results: (results: readonly Result[], isFinal: boolean) => void;
  /** What the shopper is told as `unavailable`, for the page's author. */
  readonly failed: (error: unknown) => void;
}

const NOTHING: State = {
  question: null,
  isChange: false,
  chosen: [],
  isSending: true,
  isEnded: false,
  results: null,
  trail: [],
  notice: null,
  language: null,
};

export class Conversation {
  readonly #session: AdvisorSession;
  readonly #trail: Trail;
  readonly #events: ConversationEvents;
  #state: State = NOTHING;
  /** The open question, also while an earlier one is shown. */
  #open: Question | null = null;
  /** What `retry` does again. */
  #last: () => Promise<void> = () => this.resume();

  constructor(session: AdvisorSession, trail: Trail, events: ConversationEvents) {
    this.#session = session;
    this.#trail = trail;
    this.#events = events;
  }

  get state(): State {
    return this.#state;
  }

  /** Goes on where a reload or another tab left it; begins where there is nothing. */
  resume(): Promise<void> {
    return this.#do(
      () => this.resume(),
      [],
      async () => {
        const outcome = await this.#session.resume();
        if (outcome.restarted) return this.#carryOver(outcome, this.#trail.replies);
        if (outcome.status === 'created') this.#begin();
        return outcome;
      },
    );
  }

  /** Forgets everything and begins anew. */
  restart(): Promise<void> {
    return this.#do(
      () => this.restart(),
      [],
      async () => {
        const outcome = await this.#session.start();
        this.#begin();
        return outcome;
      },
    );
  }

  /** Replies to the question shown; no answers skip it. Does nothing while another reply is on its way. */
  async reply(answers: readonly string[]): Promise<void> {
    const { question, isSending } = this.#state;
    if (question === null || isSending) return;
    await this.#send({ question, answers });
  }

  /** Shows an earlier question again, with the reply it has; `cancel` leaves it as it is. */
  change(questionId: string): void {
    const reply = this.#trail.replies.find(({ question }) => question.question_id === questionId);
    if (reply === undefined || this.#state.isSending) return;
    this.#set({ question: reply.question, isChange: true, chosen: reply.answers, notice: null });
  }

  cancel(): void {
    if (!this.#state.isSending) this.#set({ question: this.#open, isChange: false, chosen: [] });
  }

  /** The question before the one shown. */
  back(): void {
    const { trail, question, isChange } = this.#state;
    const at = isChange ? trail.findIndex((reply) => reply.question === question) : trail.length;
    const before = trail[at - 1];
    if (before) this.change(before.question.question_id);
  }

  /** Does again what failed. */
  async retry(): Promise<void> {
    if (!this.#state.isSending) await this.#last();
  }

  /** Told by whoever waits: a response takes long. */
  slow(): void {
    if (this.#state.isSending) this.#set({ notice: 'slow' });
  }

  async #send(reply: Reply): Promise<void> {
    const { question, answers } = reply;
    await this.#do(
      () => this.#send(reply),
      answers,
      async () => {
        const outcome = await this.#session.reply(question.question_id, answers);
        if (outcome.restarted) return this.#carryOver(outcome, [...this.#trail.replies, reply]);
        this.#trail.put(reply);
        this.#events.replied(reply);
        return outcome;
      },
    );
  }

  /** Replies again in a new session, as far as its questions were replied to before. */
  async #carryOver(first: Outcome, replies: readonly Reply[]): Promise<Outcome> {
    const before = new Map(replies.map((reply) => [reply.question.question_id, reply]));
    this.#begin();
    let outcome = first;
    for (;;) {
      const { question } = outcome;
      const reply = question && before.get(question.question_id);
      if (!question || !reply) break;
      before.delete(question.question_id);
      try {
        outcome = await this.#session.reply(question.question_id, reply.answers);
      } catch (error) {
        if (error instanceof ProblemError && error.status === 422) break;
        throw error;
      }
      this.#trail.put({ question, answers: reply.answers });
    }
    this.#set({ notice: 'restarted' });
    return outcome;
  }

  #begin(): void {
    this.#trail.clear();
    this.#set({ results: null });
    this.#events.started();
  }

  async #do(again: () => Promise<void>, chosen: readonly string[], work: () => Promise<Outcome>): Promise<void> {
    this.#last = again;
    this.#set({ isSending: true, chosen, notice: null });
    try {
      this.#accept(await work());
    } catch (error) {
      await this.#fail(error);
    }
  }

  #accept({ question, results, language }: Outcome): void {
    const isEnded = question === null;
    const before = this.#state;
    this.#open = question;
    const notice = before.notice === 'slow' ? null : before.notice;
    const trail = this.#trail.replies;
    this.#set({ question, results, language, isEnded, trail, notice, isChange: false, isSending: false, chosen: [] });
    const isNew = JSON.stringify(results) !== JSON.stringify(before.results) || isEnded !== before.isEnded;
    if (results && isNew) this.#events.results(results, isEnded);
  }

  async #fail(error: unknown): Promise<void> {
    if (!(error instanceof ProblemError) || error.status === 429 || error.status >= 500) {
      this.#set({ isSending: false, notice: 'offline' });
      return;
    }
    // Another tab went on, or the catalog took the answer away: what counts is where the session stands.
    const isBehind = error.status === 409 || error.status === 422;
    if (!isBehind || this.#state.notice === 'moved') {
      this.#events.failed(error);
      this.#set({ isSending: false, notice: 'unavailable' });
      return;
    }
    this.#set({ notice: 'moved' });
    this.#last = () => this.resume();
    try {
      this.#accept(await this.#session.resume());
    } catch (again) {
      await this.#fail(again);
    }
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    this.#events.changed(this.#state);
  }
}
