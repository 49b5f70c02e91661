// The replies of this conversation, so that the shopper sees them and can change them. The server has no way to ask for
// them, so they are kept beside the token, in the tab's storage, with the questions as they were offered.

import type { Question } from '@guidepost/client';

export interface Reply {
  readonly question: Question;
  /** Answer ids; none: skipped. */
  readonly answers: readonly string[];
}

export class Trail {
  readonly #key: string;
  #replies: readonly Reply[];

  constructor(baseUrl: string, advisor: string) {
    this.#key = `guidepost trail ${baseUrl} ${advisor}`;
    this.#replies = this.#read();
  }

  /** In the order they were first made. */
  get replies(): readonly Reply[] {
    return this.#replies;
  }

  /** Adds it, or puts it in the place of the earlier reply to the same question. */
  put(reply: Reply): void {
    const at = this.#replies.findIndex(({ question }) => question.question_id === reply.question.question_id);
    this.#keep(at === -1 ? [...this.#replies, reply] : this.#replies.with(at, reply));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(replies: readonly Reply[]): void {
    this.#replies = replies;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(replies));
    } catch {
      // A page that may not store, or a full storage: the trail lives until the reload.
    }
  }

  #read(): readonly Reply[] {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }
}
