// Starts the process that pulls a feed and waits for what it tells. When it ends without a word (killed, out of memory), its
// feed is let go of here, and the failure is noted like any other.

import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Feed, FeedStore } from './feed-store.ts';
import { nextAfterFailure } from './next-pull.ts';
import { IMPORT_TIME } from './pull-feed.ts';
import type { PullNews, PullTask } from './pull-process.ts';

/** How long a process may take to stop when it is told to, in milliseconds. */
const STOP_TIME = 2000;

/** Aborting `signal` ends the process; the outcome is `stopped` then. Never rejects for what the process did. */
export async function runPullProcess(
  feeds: FeedStore,
  feed: Feed,
  { location, limits }: Pick<PullTask, 'location' | 'limits'>,
  signal: AbortSignal,
): Promise<PullNews> {
  const { client, catalog } = feed;
  const holder = randomUUID();
  const order = { client, catalog, holder, onlyIfDue: true, yes: false };
  const { news, end } = await talk({ location, order, limits }, signal);
  if (news !== null) return news;
  if (signal.aborted) {
    await feeds.release(client, catalog, holder);
    return { kind: 'stopped' };
  }
  const timing = { at: Date.now(), random: Math.random() };
  const reason = `the process that pulled it ended too early (${end}); if it happens again, see whether this machine has enough memory`;
  const nextAt = nextAfterFailure(feed, 0, timing);
  await feeds.settle(client, catalog, holder, { kind: 'failed', at: timing.at, reason }, nextAt);
  return { kind: 'failed', nextAt, reason, fault: null };
}

interface Talk {
  /** Null where the process said nothing. */
  readonly news: PullNews | null;
  readonly end: string;
}

function talk(task: PullTask, signal: AbortSignal): Promise<Talk> {
  const file = import.meta.url.endsWith('.ts') ? './pull-process.ts' : './pull-process.js';
  const child = fork(new URL(file, import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), task.limits.time + IMPORT_TIME);
  tooLong.unref();
  let killing: NodeJS.Timeout | null = null;
  const stop = (): void => {
    child.kill('SIGTERM');
    killing = setTimeout(() => child.kill('SIGKILL'), STOP_TIME);
  };
  return new Promise((resolve) => {
    let news: PullNews | null = null;
    const ended = (end: string): void => {
      clearTimeout(tooLong);
      if (killing) clearTimeout(killing);
      signal.removeEventListener('abort', stop);
      resolve({ news, end });
    };
    child.once('message', (told: PullNews) => {
      news = told;
    });
    child.once('exit', (code, by) => ended(by ?? `exit code ${code}`));
    child.once('error', (error) => ended(error.message));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    child.send(task, (error) => {
      if (error) child.kill('SIGKILL');
    });
  });
}
