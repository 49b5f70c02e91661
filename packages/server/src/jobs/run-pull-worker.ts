// Starts the thread that pulls a feed and waits for what it tells. When it ends without a word (stopped by force, out of
// memory), its feed is let go of here, and the failure is noted like any other.

import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Feed, FeedStore } from '../feeds/feed-store.ts';
import { nextAfterFailure } from '../feeds/next-pull.ts';
import { IMPORT_TIME } from '../feeds/pull-feed.ts';
import type { PullNews } from '../feeds/pull-news.ts';
import { IMPORT_MEMORY } from '../imports/import-memory.ts';
import type { PullTask } from './pull-worker.ts';

export interface PullWorkerSettings extends Pick<PullTask, 'location' | 'limits'> {
  /** How long the thread may take to stop by itself, in milliseconds; then it is ended. */
  readonly stopTime?: number;
}

/** Aborting `signal` ends the thread; the outcome is `stopped` then. Never rejects for what the thread did. */
export async function runPullWorker(
  feeds: FeedStore,
  feed: Feed,
  settings: PullWorkerSettings,
  signal: AbortSignal,
): Promise<PullNews> {
  const { client, catalog } = feed;
  const holder = randomUUID();
  const order = { client, catalog, holder, onlyIfDue: true, yes: false };
  const { news, end } = await talk(order, settings, signal);
  if (news !== null) return news;
  if (signal.aborted) {
    await feeds.release(client, catalog, holder);
    return { kind: 'stopped' };
  }
  const timing = { at: Date.now(), random: Math.random() };
  const reason = `the thread that pulled it ended too early (${end}); if it happens again, see whether this machine has enough memory`;
  const nextAt = nextAfterFailure(feed, 0, timing);
  await feeds.settle(client, catalog, holder, { kind: 'failed', at: timing.at, reason, account: null }, nextAt);
  return { kind: 'failed', nextAt, reason, fault: null };
}

const STOP_TIME = 2000;

interface Talk {
  /** Null where the thread said nothing. */
  readonly news: PullNews | null;
  readonly end: string;
}

function talk(
  order: PullTask['order'],
  { location, limits, stopTime = STOP_TIME }: PullWorkerSettings,
  signal: AbortSignal,
): Promise<Talk> {
  const file = import.meta.url.endsWith('.ts') ? './pull-worker.ts' : './pull-worker.js';
  const workerData: PullTask = { location, order, limits };
  const worker = new Worker(new URL(file, import.meta.url), {
    ...{ workerData, resourceLimits: IMPORT_MEMORY, name: 'feed' },
  });
  let news: PullNews | null = null;
  let end = '';
  const tooLong = setTimeout(() => {
    end = 'it took too long';
    worker.terminate();
  }, limits.time + IMPORT_TIME);
  tooLong.unref();
  let ending: NodeJS.Timeout | null = null;
  const stop = (): void => {
    worker.postMessage('stop');
    ending = setTimeout(() => worker.terminate(), stopTime);
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return new Promise((resolve) => {
    worker.once('message', (told: PullNews) => {
      news = told;
    });
    worker.on('error', (error) => {
      end = error instanceof Error ? error.message : String(error);
    });
    worker.once('exit', (code) => {
      clearTimeout(tooLong);
      if (ending) clearTimeout(ending);
      signal.removeEventListener('abort', stop);
      resolve({ news, end: end || `exit code ${code}` });
    });
  });
}
