// Has a thread pull a feed and waits for what it tells. When the thread ends without a word (stopped by force, out of memory),
// its feed is let go of here, and the failure is noted like any other.

import { randomUUID } from 'node:crypto';
import { IMPORT_TIME } from '../feeds/feed-limits.ts';
import type { Feed, FeedStore } from '../feeds/feed-store.ts';
import { nextAfterFailure } from '../feeds/next-pull.ts';
import type { PullNews } from '../feeds/pull-news.ts';
import { IMPORT_MEMORY } from '../imports/import-memory.ts';
import { runTask } from '../threads/run-task.ts';
import { programBeside } from '../threads/start-worker.ts';
import type { PullTask } from './pull-worker.ts';

export interface PullWorkerSettings extends Pick<PullTask, 'location' | 'limits'> {
  /** How long the thread may take to stop by itself, in milliseconds; then it is ended. */
  readonly stopTime?: number;
  /** How long a pull may take in all, in milliseconds. */
  readonly time?: number;
}

const PROGRAM = { name: 'feed', file: programBeside(import.meta.url, 'pull-worker'), memory: IMPORT_MEMORY };

/** Aborting `signal` ends the thread; the outcome is `stopped` then. Never rejects for what the thread did. */
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

/** The pull let go of its feed as if somebody had called it off; it has to be noted as failed, or it would be tried at once. */
async function failTooLong(feeds: FeedStore, feed: Feed, holder: string): Promise<PullNews> {
  const at = Date.now();
  const claimed = await feeds.claim(feed.client, feed.catalog, { holder, at, until: at + 60_000, onlyIfDue: false });
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
