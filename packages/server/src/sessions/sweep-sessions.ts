// Cleans up regularly: sessions that ended, and events that are older than they are kept. While the time of day is in doubt
// nothing is cleaned up, because what was deleted too early never comes back.

import type { Logger } from 'pino';
import type { PartHealth } from '../monitoring/health.ts';
import { ClockWatch } from './clock-watch.ts';
import type { SessionLife } from './session-life.ts';
import type { SessionStore } from './session-store.ts';

const INTERVAL = 10 * 60_000;

export class SessionSweeper {
  readonly #store: SessionStore;
  readonly #kept: { readonly life: SessionLife; readonly eventsKept: number };
  readonly #log: Logger;
  readonly #clock: ClockWatch;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  /** `eventsKept` in milliseconds. */
  constructor(
    store: SessionStore,
    kept: { life: SessionLife; eventsKept: number },
    log: Logger,
    clock: ClockWatch = new ClockWatch(),
  ) {
    this.#clock = clock;
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

  get health(): PartHealth {
    return this.#clock.health;
  }

  async sweep(now: number): Promise<void> {
    if (!this.#clock.isBelieved()) return;
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
