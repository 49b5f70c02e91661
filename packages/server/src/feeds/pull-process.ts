// The process that pulls one feed for the server: an import is work for a processor and needs memory, and neither may be
// missing to shoppers. It has a store of its own, a lower priority, and gives all of its memory back when it ends. It ends
// with the server, too, however that ends.

import { constants, setPriority } from 'node:os';
import { openDefinitions } from '../storage/open-definitions.ts';
import type { FetchLimits } from './fetch-feed.ts';
import { findFault, type PullFailed, type PullOrder, type PullOutcome, pullFeed } from './pull-feed.ts';

/** What the server tells the process; plain data. */
export interface PullTask {
  readonly location: Parameters<typeof openDefinitions>[0];
  readonly order: PullOrder;
  readonly limits: FetchLimits;
}

/** What the process tells the server; plain data. */
export type PullNews =
  | Exclude<PullOutcome, { kind: 'imported' | 'failed' }>
  /** `fault`: where it happened, if it should not have. */
  | (Omit<PullFailed, 'cause'> & { readonly fault: string | null })
  | ({ readonly kind: 'imported'; readonly nextAt: number } & ImportedCounts);

interface ImportedCounts {
  readonly products: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly rejected: number;
}

const calling = new AbortController();

async function pull({ location, order, limits }: PullTask): Promise<PullNews> {
  const stores = await openDefinitions(location, 'never');
  try {
    const outcome = await pullFeed(stores, order, { folder: location.folder, limits, signal: calling.signal });
    if (outcome.kind === 'failed') {
      const { kind, nextAt, reason } = outcome;
      return { kind, nextAt, reason, fault: findFault(outcome) };
    }
    if (outcome.kind !== 'imported') return outcome;
    const { products, added, changed, removed, rejected } = outcome.report;
    return { kind: 'imported', nextAt: outcome.nextAt, products, added, changed, removed, rejected };
  } finally {
    await stores.close();
  }
}

function leave(): void {
  if (process.connected) process.disconnect();
  process.exit();
}

process.umask(0o077);
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Some systems let nobody choose; then it competes as an equal.
}
process.once('SIGTERM', () => calling.abort());
// A Ctrl-C goes to the whole group; what it means for a pull, the server says.
process.on('SIGINT', () => {});
process.once('disconnect', () => calling.abort());
process.once('message', (task: PullTask) => {
  pull(task).then(
    (news) => process.send?.(news, leave),
    (error: unknown) => {
      throw error;
    },
  );
});
