// The replies of this conversation, so that the shopper sees them and can change them, and those on their way, so that a
// reload in between loses none. The server has no way to ask for them: they are kept beside the token, in the tab's storage,
// with the questions as they were offered.

import type { Question } from '@guidepost/client';
import { isReply } from './well-formed.ts';

export interface Reply {
  readonly question: Question;
  /** Answer ids; none: skipped. */
  readonly answers: readonly string[];
  /** The page was told of it. */
  readonly isTold?: true;
}

const isSame =
  (question: Question) =>
  (reply: Reply): boolean =>
    reply.question.question_id === question.question_id;

export class Trail {
  readonly #key: string;
  #replies: readonly Reply[] = [];
  #pending: readonly Reply[] = [];
  /** What the storage has, if it takes anything. */
  #written = '';

  constructor(baseUrl: string, advisor: string) {
    this.#key = `guidepost trail ${baseUrl} ${advisor}`;
    this.#read();
  }

  /** Those that the server took, in the order they were first made. */
  get replies(): readonly Reply[] {
    return this.#replies;
  }

  /** Those that the shopper made and the server is not known to have taken; whether it took the first is not known. */
  get pending(): readonly Reply[] {
    return this.#pending;
  }

  /** The shopper made it; made again, it is the same. */
  add(reply: Reply): void {
    const last = this.#pending.at(-1);
    const isAgain =
      last && isSame(reply.question)(last) && JSON.stringify(last.answers) === JSON.stringify(reply.answers);
    if (!isAgain) this.#keep(this.#replies, [...this.#pending, reply]);
  }

  /** The next one that can be sent: its question is the open one, or was replied to. It comes first from now on. */
  next(open: Question | null): Reply | null {
    const canGo = ({ question }: Reply) =>
      question.question_id === open?.question_id || this.#replies.some(isSame(question));
    const next = this.#pending.find(canGo) ?? null;
    if (next) this.#keep(this.#replies, [next, ...this.#pending.filter((reply) => reply !== next)]);
    return next;
  }

  /** The server took it, and the page was told; it stands in the place of the earlier reply to the same question. */
  settle(reply: Reply): void {
    const at = this.#replies.findIndex(isSame(reply.question));
    const told: Reply = { ...reply, isTold: true };
    const replies = at === -1 ? [...this.#replies, told] : this.#replies.with(at, told);
    this.#replies = replies;
    this.refuse(reply);
  }

  /** The server did not take it, and never will. */
  refuse(reply: Reply): void {
    this.#keep(
      this.#replies,
      this.#pending.filter((other) => other !== reply),
    );
  }

  /** Nothing is on its way any more. */
  giveUp(): void {
    this.#keep(this.#replies, []);
  }

  /** A new session knows none of them. `again`: what was replied is to be replied again, the newest to each question. */
  begin(again: boolean): void {
    const all = new Map([...this.#replies, ...this.#pending].map((reply) => [reply.question.question_id, reply]));
    this.#keep([], again ? [...all.values()] : []);
  }

  /** Whether no other page of the tab wrote since. */
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
      // Better none than an older one, where there is no room for this one.
      sessionStorage.removeItem(this.#key);
      sessionStorage.setItem(this.#key, this.#written);
    } catch {
      // A page that may not store, or a full storage: the trail lives until the reload.
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
      // Nothing, or nothing of ours: there are no replies.
    }
  }
}
