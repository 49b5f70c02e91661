// Feeds for tools: everything but the values of headers, under names that stay. Times are ISO 8601 in UTC.

import { showAddress } from '../feeds/feed-address.ts';
import type { Feed, FeedOrder } from '../feeds/feed-store.ts';
import { iso } from './output.ts';

export const orderToJson = (order: FeedOrder) => ({
  client: order.client,
  catalog: order.catalog,
  url: showAddress(order.url),
  headers: order.headers.map(({ name }) => name),
  mapping: order.mapping?.name ?? null,
  set: order.set,
  format: order.format,
  mode: order.mode,
  base_url: order.baseUrl,
  currency: order.currency,
  language: order.language,
  every_minutes: order.everyMinutes,
});

export const feedToJson = (feed: Feed, now: number) => ({
  ...orderToJson(feed),
  created_at: iso(feed.createdAt),
  next_at: iso(feed.nextAt),
  being_pulled: feed.heldUntil > now,
  attempted_at: feed.attemptedAt === null ? null : iso(feed.attemptedAt),
  failure: feed.failure,
  failures: feed.failures,
  last_good:
    feed.lastGood === null
      ? null
      : {
          at: iso(feed.lastGood.at),
          etag: feed.lastGood.etag,
          last_modified: feed.lastGood.lastModified,
          revision: feed.lastGood.revision,
          products: feed.lastGood.products,
        },
});
