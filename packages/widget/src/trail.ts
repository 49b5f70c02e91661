// The replies of this conversation, so that the shopper sees them and can change them. It also has those on their way, so
// that a reload loses none. Nobody can ask the server for them, so they are kept in the tab's storage beside the token, with
// the questions as they were offered.

import type { Question } from '@guidepost/client';
import { isReply } from './well-formed.ts';

export interface Reply {
  readonly question: Question;
  /** Answer ids; empty for a skip. */
  readonly answers: readonly string[];
  /** The page was told of it. */
  readonly isTold?: true;
}

export const isReplyTo =
  (question: Question | null) =>
  (reply: Reply): boolean =>
    reply.question.question_id === question?.question_id;

export class Trail {
  readonly #key: string;
  #replies: readonly Reply[] = [];
  #pending: readonly Reply[] = [];
  /** What the storage contains, if it accepts anything. */
  #written = '';

  constructor(baseUrl: string, advisor: string) {
    this.#key = `guidepost trail ${baseUrl} ${advisor}`;
    this.#read();
  }

  /** Those that the server took, in the order they were first made. */
  get replies(): readonly Reply[] {
    return this.#replies;
  }

  /** Replies that the server has not confirmed. It may have taken the first of them. */
  get pending(): readonly Reply[] {
    return this.#pending;
  }

  /** Adds a reply of the shopper. The same reply again changes nothing. */
  add(reply: Reply): void {
    const last = this.#pending.at(-1);
    const isAgain =
      last && isReplyTo(reply.question)(last) && JSON.stringify(last.answers) === JSON.stringify(reply.answers);
    if (!isAgain) this.#keep(this.#replies, [...this.#pending, reply]);
  }

  /** The next reply that can be sent, because its question is open or was replied to before. It comes first from now on. */
  next(open: Question | null): Reply | null {
    const canGo = (reply: Reply) => isReplyTo(open)(reply) || this.#replies.some(isReplyTo(reply.question));
    const found = this.#pending.find(canGo);
    if (!found) return null;
    // With the question as it is offered now: a link has none of its texts.
    const next = open && isReplyTo(open)(found) ? { ...found, question: open } : found;
    this.#keep(this.#replies, [next, ...this.#pending.filter((reply) => reply !== found)]);
    return next;
  }

  /** The server took the reply, and the page was told. It takes the place of the earlier reply to the same question. */
  settle(reply: Reply): void {
    const at = this.#replies.findIndex(isReplyTo(reply.question));
    const told: Reply = { ...reply, isTold: true };
    this.#replies = at === -1 ? [...this.#replies, told] : this.#replies.with(at, told);
    this.refuse(reply);
  }

  /** The server refused the reply for good. */
  refuse(reply: Reply): void {
    this.#keep(
      this.#replies,
      this.#pending.filter((other) => other !== reply),
    );
  }

  /** Forgets the replies on their way. */
  giveUp(): void {
    this.#keep(this.#replies, []);
  }

  /** A new session knows none of them. All replies are sent again, the newest to each question; or `others` in their place. */
  begin(others: readonly Reply[] = [...this.#replies, ...this.#pending]): void {
    const all = new Map(others.map((reply) => [reply.question.question_id, reply]));
    this.#keep([], [...all.values()]);
  }

  /** Whether no other page of the tab has written since. */
  get isAsLeft(): boolean {
    try {
      return sessionStorage.getItem(this.#key) === this.#written;
    } catch {
      return true;
    }
  }

  #keep(replies: readonly Reply[], pending: readonly Reply[]): void {
    this.#replies = replies;
    this.#pending = pending;
    this.#written = JSON.stringify([replies, pending]);
    try {
      // If there is no room for this trail, none is better than an older one.
      sessionStorage.removeItem(this.#key);
      sessionStorage.setItem(this.#key, this.#written);
    } catch {
      // The page may not store anything, or the storage is full: the trail lasts until the reload.
    }
  }

  #read(): void {
    try {
      this.#written = sessionStorage.getItem(this.#key) ?? '';
      const [replies, pending] = JSON.parse(this.#written);
      if (![...replies, ...pending].every(isReply)) return;
      this.#replies = replies;
      this.#pending = pending;
    } catch {
      // There is nothing, or nothing of ours, so there are no replies.
    }
  }
}
