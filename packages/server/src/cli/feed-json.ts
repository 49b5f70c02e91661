// Feeds for tools: everything but the values of headers, under names that stay. Times are ISO 8601 in UTC.

import { showAddress } from '../feeds/feed-address.ts';
import type { Feed, FeedAccounts, FeedOrder } from '../feeds/feed-store.ts';
import type { ImportAccount } from '../feeds/import-account.ts';
import { concernToJson, noticesToJson, remarkToJson } from './import-json.ts';
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

export const feedToJson = (feed: Feed, { imported, stopped }: FeedAccounts, now: number) => ({
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
  last_import: imported && accountToJson(imported),
  stopped: stopped && accountToJson(stopped),
});

/** The names are those of `import --json`. */
const accountToJson = (account: ImportAccount) => ({
  at: iso(account.at),
  ...{ mode: account.mode, format: account.format },
  ...account.counts,
  ...{ rows: account.rows, dropped: account.dropped, rejected: account.rejected },
  rejection_groups: account.rejectionGroups,
  remarks: account.remarks.map(remarkToJson),
  attributes_gone: account.attributesGone,
  ...noticesToJson(account.notices),
  mapping: account.mapping,
  concerns: account.concerns.map(concernToJson),
  warnings: account.warnings,
  left_out: Object.fromEntries(
    Object.entries(account.leftOut).map(([name, count]) => [name.replace(/[A-Z]/g, '_$&').toLowerCase(), count]),
  ),
});
