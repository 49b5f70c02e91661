// All that is asked of one session happens in the order in which it was asked; sessions do not wait for one another.

import type { SessionId } from '../../../sessions/session-store.ts';

export class InOrder {
  readonly #underWay = new Map<SessionId, Promise<unknown>>();

  /** What was asked last and is not done yet. */
  last(id: SessionId): Promise<unknown> | undefined {
    return this.#underWay.get(id);
  }

  /** Does it after all that is under way for the session. */
  run<Result>(id: SessionId, work: () => Promise<Result>): Promise<Result> {
    const before = this.#underWay.get(id);
    const running = before === undefined ? work() : before.then(work, work);
    this.#underWay.set(id, running);
    const end = () => {
      if (this.#underWay.get(id) === running) this.#underWay.delete(id);
    };
    running.then(end, end);
    return running;
  }

  /** Until nothing is under way. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay.values());
  }
}
