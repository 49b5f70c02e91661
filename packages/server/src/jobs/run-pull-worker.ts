// Has a thread pull a feed and waits for the outcome. If the thread ends without one (stopped by force, out of memory), its
// feed is released here, and the failure is noted like any other.

import { randomUUID } from 'node:crypto';
import { IMPORT_TIME } from '../feeds/feed-limits.ts';
import { FEED_HOLD, type Feed, type FeedStore } from '../feeds/feed-store.ts';
import { nextAfterFailure } from '../feeds/next-pull.ts';
import type { PullNews } from '../feeds/pull-feed.ts';
import { IMPORT_MEMORY } from '../imports/import-memory.ts';
import { runTask } from '../threads/run-task.ts';
import { programBeside } from '../threads/start-worker.ts';
import type { PullTask } from './pull-worker.ts';

export interface PullWorkerSettings extends Pick<PullTask, 'location' | 'limits'> {
  /** Milliseconds in which the thread may stop by itself; then it is ended. */
  readonly stopTime?: number;
  /** Milliseconds that a pull may take in all. */
  readonly time?: number;
}

const PROGRAM = { name: 'feed', file: programBeside(import.meta.url, 'pull-worker'), memory: IMPORT_MEMORY };

/** Aborting `signal` ends the thread, and the outcome is then `stopped`. Nothing that the thread does makes this reject. */
export async function runPullWorker(
  feeds: FeedStore,
  feed: Feed,
  { location, limits, stopTime = 2000, time = limits.time + IMPORT_TIME }: PullWorkerSettings,
  signal: AbortSignal,
): Promise<PullNews> {
  const { client, catalog } = feed;
  const holder = randomUUID();
  const task: PullTask = { location, limits, order: { client, catalog, holder, onlyIfDue: true, yes: false } };
  const end = await runTask<PullTask, PullNews>(PROGRAM, task, { signal, stopTime, time });
  switch (end.kind) {
    case 'done':
      return end.result.kind === 'stopped' && !signal.aborted ? failTooLong(feeds, feed, holder) : end.result;
    case 'stopped':
      await feeds.release(client, catalog, holder);
      return { kind: 'stopped' };
    default:
      return fail(feeds, feed, holder, end.kind === 'failed' ? end.message : end.reason);
  }
}

/** The pull released its feed as if somebody had cancelled it. It has to be noted as failed, or it would be tried again at once. */
async function failTooLong(feeds: FeedStore, feed: Feed, holder: string): Promise<PullNews> {
  const at = Date.now();
  const claimed = await feeds.claim(feed.client, feed.catalog, { holder, at, hold: FEED_HOLD, onlyIfDue: false });
  return claimed === null ? { kind: 'stopped' } : fail(feeds, feed, holder, 'it took too long');
}

async function fail(feeds: FeedStore, feed: Feed, holder: string, why: string): Promise<PullNews> {
  const timing = { at: Date.now(), random: Math.random() };
  const reason = [
    `the thread that pulled it ended too early (${why}); if it happens again, see whether this machine has enough memory`,
  ];
  const nextAt = nextAfterFailure(feed, 0, timing);
  const end = { kind: 'failed', at: timing.at, reason, account: null } as const;
  await feeds.settle(feed.client, feed.catalog, holder, end, nextAt);
  return { kind: 'failed', nextAt, reason, fault: null };
}
