// The feeds that somebody asks for, each with what its imports told.

import type { Feed, FeedAccounts, FeedStore } from './feed-store.ts';

/** Absent: of all. */
export interface WantedFeeds {
  readonly client?: string | undefined;
  readonly catalog?: string | undefined;
}

export interface FoundFeed {
  readonly feed: Feed;
  readonly accounts: FeedAccounts;
}

/** By client and catalog. */
export async function listFeeds(store: FeedStore, { client, catalog }: WantedFeeds): Promise<readonly Feed[]> {
  const all = await store.list();
  return all.filter((feed) => (client ?? feed.client) === feed.client && (catalog ?? feed.catalog) === feed.catalog);
}

/** By client and catalog. */
export async function findFeeds(store: FeedStore, { client, catalog }: WantedFeeds): Promise<readonly FoundFeed[]> {
  const found = await store.listWithAccounts(client, catalog);
  return found.map(([feed, accounts]) => ({ feed, accounts }));
}
