// Cleans up regularly: sessions that ended, and events that are older than they are kept.

import type { Logger } from 'pino';
import type { SessionLife } from './session-life.ts';
import type { SessionStore } from './session-store.ts';

const INTERVAL = 10 * 60_000;

export class SessionSweeper {
  readonly #store: SessionStore;
  readonly #kept: { readonly life: SessionLife; readonly eventsKept: number };
  readonly #log: Logger;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  /** `eventsKept` in milliseconds. */
  constructor(store: SessionStore, kept: { life: SessionLife; eventsKept: number }, log: Logger) {
    this.#store = store;
    this.#kept = kept;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.sweep(Date.now()).catch((error: unknown) =>
        this.#log.error({ err: error }, 'old sessions could not be cleaned up; it is tried again'),
      );
    }, INTERVAL);
    this.#timer.unref();
  }

  async sweep(now: number): Promise<void> {
    const { life, eventsKept } = this.#kept;
    const swept = await this.#store.sweep({
      keepSessionsFrom: now - life.total,
      keepEventsFrom: now - Math.max(eventsKept, life.total),
    });
    if (swept.events + swept.sessions > 0) this.#log.info(swept, 'cleaned up');
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }
}
