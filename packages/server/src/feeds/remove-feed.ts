// The use case of pulling a catalog no more. Its products stay.

import type { FeedStore } from './feed-store.ts';

export type RemovedFeed = { readonly kind: 'removed' } | { readonly kind: 'no-feed' };

export const removeFeed = async (store: FeedStore, client: string, catalog: string): Promise<RemovedFeed> => ({
  kind: (await store.remove(client, catalog)) ? 'removed' : 'no-feed',
});
