// The use case of pulling feeds by hand: those that somebody wants, now, one after the other.

import { randomUUID } from 'node:crypto';
import type { Feed } from './feed-store.ts';
import { type PullOutcome, type PullSettings, type PullStores, pullFeed } from './pull-feed.ts';

/** Absent: of all. */
export interface WantedFeeds {
  readonly client?: string | undefined;
  readonly catalog?: string | undefined;
}

export interface PulledFeed {
  readonly feed: Feed;
  readonly outcome: PullOutcome;
}

/** `begin`: told of each feed before it is pulled; gives what its progress is told to, and what is to be done behind it. */
export async function pullFeeds(
  stores: PullStores,
  wanted: WantedFeeds,
  yes: boolean,
  settings: Omit<PullSettings, 'progress'>,
  begin: (feed: Feed) => BegunPull = () => ({}),
): Promise<readonly PulledFeed[]> {
  const pulled: PulledFeed[] = [];
  for (const feed of await stores.feeds.list()) {
    const { client, catalog } = feed;
    if ((wanted.client ?? client) !== client || (wanted.catalog ?? catalog) !== catalog) continue;
    const { progress, end } = begin(feed);
    const order = { client, catalog, holder: randomUUID(), onlyIfDue: false, yes };
    const outcome = await pullFeed(stores, order, { ...settings, ...(progress && { progress }) }).finally(() =>
      end?.(),
    );
    pulled.push({ feed, outcome });
  }
  return pulled;
}

export interface BegunPull {
  readonly progress?: NonNullable<PullSettings['progress']>;
  readonly end?: () => void;
}
