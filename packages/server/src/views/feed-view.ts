// Feeds for tools: everything but the values of headers, under names that stay. Times are ISO 8601 in UTC.

import type { FeedOrderView, FeedView, PullView, RemovedFeedView } from '@guidepost/contract/views/feed-view';
import { showAddress } from '../feeds/feed-address.ts';
import type { Feed, FeedAccounts, FeedOrder } from '../feeds/feed-store.ts';
import type { ImportAccount } from '../feeds/import-account.ts';
import type { PullOutcome } from '../feeds/pull-feed.ts';
import { ImportStopped } from '../imports/import-stop.ts';
import type { Door } from './door.ts';
import {
  type ImportTarget,
  viewConcern,
  viewGroup,
  viewImport,
  viewNotices,
  viewRemark,
  viewStopped,
} from './import-view.ts';
import { isoTime, isoTimeOrNull } from './iso-time.ts';

export const viewFeedOrder = (order: FeedOrder): FeedOrderView => ({
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

/** `now`: milliseconds since 1970; `door`: of this very feed. */
export const viewFeed = (feed: Feed, { imported, stopped }: FeedAccounts, now: number, door: Door): FeedView => ({
  ...viewFeedOrder(feed),
  created_at: isoTime(feed.createdAt),
  next_at: isoTime(feed.nextAt),
  being_pulled: feed.heldUntil > now,
  attempted_at: isoTimeOrNull(feed.attemptedAt),
  failure: feed.failure && door.say(feed.failure),
  failures: feed.failures,
  last_good:
    feed.lastGood === null
      ? null
      : {
          at: isoTime(feed.lastGood.at),
          etag: feed.lastGood.etag,
          last_modified: feed.lastGood.lastModified,
          revision: feed.lastGood.revision,
          products: feed.lastGood.products,
        },
  last_import: imported && viewAccount(imported, door),
  stopped: stopped && viewAccount(stopped, door),
});

/** The names are those of `import --json`. */
const viewAccount = (account: ImportAccount, door: Door) => ({
  at: isoTime(account.at),
  ...{ mode: account.mode, format: account.format },
  ...account.counts,
  ...{ rows: account.rows, dropped: account.dropped, rejected: account.rejected },
  rejection_groups: account.rejectionGroups.map((group) => viewGroup(group, door)),
  remarks: account.remarks.map(viewRemark),
  attributes_gone: account.attributesGone,
  ...viewNotices(account.notices, door),
  mapping: viewKeptMapping(account.mapping, door),
  concerns: account.concerns.map(viewConcern),
  warnings: account.warnings,
  left_out: Object.fromEntries(
    Object.entries(account.leftOut).map(([name, count]) => [name.replace(/[A-Z]/g, '_$&').toLowerCase(), count]),
  ),
});

const viewKeptMapping = ({ origin, notes }: ImportAccount['mapping'], door: Door) => ({
  origin,
  ...(notes && { notes: notes.map(door.say) }),
});

/** `error`: why there was none to remove, in words of the door. */
export const viewRemovedFeed = (
  { client, catalog }: { readonly client: string; readonly catalog: string },
  removed: boolean,
  error: string,
): RemovedFeedView => ({ client, catalog, removed, ...(!removed && { error }) });

/** `door`: of this very feed. */
export function viewPull(target: ImportTarget, outcome: PullOutcome, door: Door): PullView {
  switch (outcome.kind) {
    case 'imported':
      return { outcome: outcome.kind, next_at: isoTime(outcome.nextAt), ...viewImport(target, outcome.report, door) };
    case 'unchanged':
      return { outcome: outcome.kind, next_at: isoTime(outcome.nextAt), ...target };
    case 'stopped':
    case 'passed-over':
      return { outcome: outcome.kind, ...target };
    case 'failed': {
      const failed = { outcome: outcome.kind, next_at: isoTime(outcome.nextAt) } as const;
      return outcome.cause instanceof ImportStopped
        ? { ...failed, ...viewStopped(target, outcome.cause, door) }
        : { ...failed, ...target, error: door.say(outcome.reason) };
    }
  }
}
