// The thread that pulls one feed for the server, so that an import never delays a request. It has its own store and, if the
// system allows it, a lower priority. It is not a process, because starting one copies the page tables of the server. That
// took 64 ms at 570 MB, and everything waits meanwhile.

import type { FeedLimits } from '../feeds/feed-limits.ts';
import { findFault, type PullNews, type PullOrder, pullFeed } from '../feeds/pull-feed.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { type StoreLocation, workFolderOf } from '../storage/store-location.ts';
import { giveWay } from '../threads/give-way.ts';
import { serveTasks } from '../threads/serve-tasks.ts';

/** What the server tells the thread, as plain data. */
export interface PullTask {
  readonly location: StoreLocation;
  readonly order: PullOrder;
  readonly limits: FeedLimits;
}

async function pull({ location, order, limits }: PullTask, signal: AbortSignal): Promise<PullNews> {
  const stores = await openDefinitions(location, 'never');
  try {
    const outcome = await pullFeed(stores, order, { folder: workFolderOf(location), limits, signal });
    if (outcome.kind === 'failed') {
      const { kind, nextAt, reason } = outcome;
      return { kind, nextAt, reason, fault: findFault(outcome) };
    }
    if (outcome.kind !== 'imported') return outcome;
    const { products, added, changed, removed, rejected } = outcome.report;
    const { warnings } = outcome.account;
    return { kind: 'imported', nextAt: outcome.nextAt, products, added, changed, removed, rejected, warnings };
  } finally {
    await stores.close();
  }
}

giveWay();
serveTasks<PullTask, PullNews>((task, { signal }) => pull(task, signal));
