// Regularly deletes sessions that have ended, and events that are too old. One process does it for all. While the time of day
// is in doubt it deletes nothing, because what was deleted too early never comes back.

import type { Logger } from 'pino';
import type { PartHealth } from '../monitoring/health.ts';
import { ClockWatch } from './clock-watch.ts';
import type { Lease } from './lease.ts';
import type { SessionLife } from './session-life.ts';
import type { SessionStore } from './session-store.ts';

export interface SweepSettings {
  readonly sessions: SessionStore;
  /** Held by the process that cleans up. */
  readonly lease: Pick<Lease, 'hold' | 'release'>;
  readonly life: SessionLife;
  /** Milliseconds. */
  readonly eventsKept: number;
  readonly log: Logger;
  readonly clock?: ClockWatch;
}

/** Milliseconds between two sweeps. */
const INTERVAL = 10 * 60_000;

/** Milliseconds that the process that sweeps may be silent before another takes over. */
export const SWEEP_PATIENCE = 3.5 * INTERVAL;

export class SessionSweeper {
  readonly #settings: SweepSettings;
  readonly #clock: ClockWatch;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(settings: SweepSettings) {
    this.#settings = settings;
    this.#clock = settings.clock ?? new ClockWatch();
  }

  start(): void {
    this.#timer = setInterval(() => {
      // Two at the same time would count what both of them read twice.
      this.#running ??= this.sweep(Date.now())
        .catch((error: unknown) =>
          this.#settings.log.error({ err: error }, 'old sessions could not be cleaned up; it is tried again'),
        )
        .finally(() => {
          this.#running = null;
        });
    }, INTERVAL);
    this.#timer.unref();
  }

  get health(): PartHealth {
    return this.#clock.health;
  }

  async sweep(now: number): Promise<void> {
    const { sessions, lease, life, eventsKept, log } = this.#settings;
    if (!this.#clock.isBelieved() || !(await lease.hold())) return;
    const swept = await sessions.sweep({
      keepSessionsFrom: now - life.total,
      keepEventsFrom: now - Math.max(eventsKept, life.total),
    });
    if (swept.events + swept.sessions > 0) log.info(swept, 'cleaned up');
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
    await this.#settings.lease.release().catch(() => {}); // Then another takes over when its patience is over.
  }
}
