// Pulls the feeds that are due, one after the other, as long as the server runs. Who else may be pulling is settled in the
// store, so that many servers can do this at once.

import { setTimeout as sleep } from 'node:timers/promises';
import { plainMend } from '@guidepost/fault/plain-remedy';
import type { Logger } from 'pino';
import type { Feed, FeedStore } from './feed-store.ts';
import type { PullNews } from './pull-feed.ts';

export interface FeedScheduleParts {
  readonly feeds: FeedStore;
  /** Aborting the signal ends the pull soon. */
  readonly pull: (feed: Feed, signal: AbortSignal) => Promise<PullNews>;
  readonly log: Logger;
  /** Hears of every attempt that came to an end. */
  readonly observe: (outcome: 'imported' | 'unchanged' | 'failed') => void;
}

/** How often it is looked for feeds that are due, in milliseconds. */
const INTERVAL = 5000;

export class FeedSchedule {
  readonly #parts: FeedScheduleParts;
  readonly #interval: number;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #failing = 0;

  constructor(parts: FeedScheduleParts, interval = INTERVAL) {
    this.#parts = parts;
    this.#interval = interval;
  }

  /** Feeds whose last attempt failed. */
  get failing(): number {
    return this.#failing;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Resolves when no pull is under way any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#pullDue(signal);
      } catch (error) {
        this.#parts.log.error({ err: error }, 'feeds could not be looked after; it is tried again');
      }
      await sleep(this.#interval, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #pullDue(signal: AbortSignal): Promise<void> {
    const feeds = await this.#parts.feeds.list();
    this.#failing = feeds.filter(({ failures }) => failures > 0).length;
    const now = Date.now();
    const due = feeds.filter(({ nextAt }) => nextAt <= now).sort((a, b) => a.nextAt - b.nextAt);
    for (const feed of due) {
      if (signal.aborted) return;
      this.#tell(feed, await this.#parts.pull(feed, signal));
    }
  }

  #tell({ client, catalog, failures }: Feed, news: PullNews): void {
    const { log, observe } = this.#parts;
    const feed = `${client}/${catalog}`;
    switch (news.kind) {
      case 'imported': {
        const { kind, nextAt, ...counts } = news;
        observe(kind);
        log.info({ feed, ...counts, next: new Date(nextAt) }, 'a feed was pulled and imported');
        return;
      }
      case 'unchanged':
        observe(news.kind);
        log.info({ feed, next: new Date(news.nextAt) }, 'a feed was asked for and has nothing new');
        return;
      case 'failed': {
        const { nextAt, fault } = news;
        const reason = plainMend(news.reason);
        observe(news.kind);
        const record = { feed, reason, failures: failures + 1, next: new Date(nextAt), ...(fault ? { fault } : {}) };
        log[fault ? 'error' : 'warn'](record, 'a feed could not be pulled; the catalog stays as it is');
        return;
      }
      case 'stopped':
      case 'passed-over':
        log.debug({ feed, outcome: news.kind }, 'a feed was left alone');
    }
  }
}
