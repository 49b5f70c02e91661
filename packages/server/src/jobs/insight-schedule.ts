// Has insights computed every few minutes, by one process for all that share the store.

import type { Logger } from 'pino';
import type { Lease } from '../sessions/lease.ts';
import { runTask } from '../threads/run-task.ts';
import { programBeside } from '../threads/start-worker.ts';
import type { InsightTask } from './insight-worker.ts';

export interface InsightScheduleSettings extends Pick<InsightTask, 'location' | 'settings'> {
  /** Held by the process that computes. */
  readonly lease: Pick<Lease, 'hold' | 'release'>;
  readonly log: Logger;
}

const PROGRAM = { name: 'insights', file: programBeside(import.meta.url, 'insight-worker') };

/** Milliseconds between two looks at what is to do. */
const INTERVAL = 60_000;

/** Milliseconds that the process that computes may be silent before another takes over. */
export const INSIGHT_PATIENCE = 3.5 * INTERVAL;

/** Milliseconds that all days may take, also the ninety of a store that had no insights. */
const MOST_TIME = 6 * 60 * 60_000;

/** Milliseconds in which the thread may stop by itself; then it is ended. A day that was not finished is as it was. */
const STOP_TIME = 1000;

export class InsightSchedule {
  readonly #settings: InsightScheduleSettings;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #running: Promise<unknown> | null = null;

  constructor(settings: InsightScheduleSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#timer = setInterval(() => this.computeSoon(), INTERVAL);
    this.#timer.unref();
  }

  /** Days that are due, without waiting for the next look. */
  computeSoon(): void {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#looking;
    await this.#running;
    await this.#settings.lease.release().catch(() => {}); // Then another takes over when its patience is over.
  }

  /** The lease is held again at each look, also while the thread works. */
  async #look(): Promise<void> {
    const { lease, log } = this.#settings;
    try {
      if (!(await lease.hold()) || this.#running !== null || this.#stopping.signal.aborted) return;
      this.#running = this.#compute().finally(() => {
        this.#running = null;
      });
    } catch (error) {
      log.warn({ err: error }, 'insights could not be computed; it is tried again');
    }
  }

  async #compute(): Promise<void> {
    const { location, settings, log } = this.#settings;
    const end = await computeInsights({ location, settings, now: Date.now() }, this.#stopping.signal);
    if (end.kind === 'done') {
      if (end.result.length > 0) log.debug({ days: end.result.length }, 'insights were computed');
    } else if (end.kind !== 'stopped') {
      const why = end.kind === 'failed' ? end.message : end.reason;
      log.warn({ why }, 'insights could not be computed; it is tried again');
    }
  }
}

/** In a thread. Resolves to the days that were computed, or to why there are none. */
export const computeInsights = (task: InsightTask, signal: AbortSignal) =>
  runTask<InsightTask, readonly string[]>(PROGRAM, task, { signal, stopTime: STOP_TIME, time: MOST_TIME });
