// Whether the database of the sessions answers, as the last statement found. Nobody sends steps to a service that is not ready, so while it does
// not answer, it is asked again until it does.

import type { PartHealth } from '../../../monitoring/health.ts';
import { StoreUnavailable } from '../../../sessions/session-store.ts';
import { explainPostgresError } from '../../postgres/open-postgres.ts';

export class DatabaseWatch {
  readonly #place: string;
  readonly #ask: () => Promise<unknown>;
  readonly #asker: NodeJS.Timeout;
  #isAsking = false;
  /** What was wrong with the database at the last statement; null if nothing was. */
  #blame: string | null = null;

  /** `place` is what messages call the database; `ask` rejects while it cannot be written. */
  constructor(place: string, ask: () => Promise<unknown>) {
    this.#place = place;
    this.#ask = ask;
    this.#asker = setInterval(() => void this.#askAgain(), ASK_INTERVAL).unref();
  }

  get isAnswering(): boolean {
    return this.#blame === null;
  }

  /** Failed while the database does not answer. */
  get health(): PartHealth {
    if (this.#blame === null) return { part: 'sessions', state: 'ok', detail: null };
    return { part: 'sessions', state: 'failed', detail: `sessions cannot be written: ${this.#blame}` };
  }

  /** Does what is asked of the database, and notes whether it answers. Throws a {@link StoreUnavailable} if it does not. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      this.#blame = null;
      return result;
    } catch (error) {
      const explained = explainPostgresError(error, this.#place);
      if (explained instanceof StoreUnavailable) this.#blame = explained.message;
      throw explained;
    }
  }

  stop(): void {
    clearInterval(this.#asker);
  }

  async #askAgain(): Promise<void> {
    if (this.#blame === null || this.#isAsking) return;
    this.#isAsking = true;
    await this.during(this.#ask).catch(() => {});
    this.#isAsking = false;
  }
}

const ASK_INTERVAL = 500;
