// Feeds, by the admin interface.

import type { FEED_ROUTES } from '@guidepost/contract/admin/feed-routes';
import { addFeed } from '../feeds/add-feed.ts';
import type { FeedLimits } from '../feeds/feed-limits.ts';
import { removeFeed } from '../feeds/remove-feed.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readFeedRequest } from '../requests/catalog-requests.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { readId } from '../values/given-values.ts';
import { viewFeed, viewFeedOrder } from '../views/feed-view.ts';
import { REQUEST_DOOR } from '../views/request-door.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readPage } from './read-query.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';

export const feedHandlers = ({ feeds }: DefinitionStore, limits: FeedLimits): Handlers<typeof FEED_ROUTES> => ({
  listFeeds: async ({ client, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const { entries, next } = await feeds.listWithAccounts(page, client);
    const now = Date.now();
    return {
      view: { entries: entries.map(({ feed, accounts }) => viewFeed(feed, accounts, now, REQUEST_DOOR)), next },
    };
  },

  findFeed: async ({ client, params: { catalog = '' } }) => {
    const found = await feeds.find(client, catalog);
    return found === null ? NOT_FOUND : { view: viewFeed(found.feed, found.accounts, Date.now(), REQUEST_DOOR) };
  },

  addFeed: async ({ client, params: { catalog = '' }, body }) => {
    if ('wrong' in readId(catalog)) return NOT_FOUND;
    const read = readFeedRequest({ client, catalog }, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const added = await addFeed(feeds, read.value, limits);
    if (added.kind === 'refused') return refuseOrder(added.faults);
    if (added.kind === 'exists')
      return new Refusal('already-exists', 'The catalog has a feed already, which stays. Remove it first.');
    const view = viewFeedOrder(added.order);
    return { view, log: { after: view } };
  },

  hastenFeed: async ({ client, params: { catalog = '' } }) => {
    const now = Date.now();
    await feeds.hasten(client, catalog, now);
    const found = await feeds.find(client, catalog);
    if (found === null) return NOT_FOUND;
    return { view: viewFeed(found.feed, found.accounts, now, REQUEST_DOOR), log: {} };
  },

  removeFeed: async ({ client, params: { catalog = '' } }) => {
    const before = await feeds.find(client, catalog);
    const { kind } = await removeFeed(feeds, client, catalog);
    if (kind === 'no-feed' || before === null) return NOT_FOUND;
    return { view: null, log: { before: viewFeedOrder(before.feed) } };
  },
});
