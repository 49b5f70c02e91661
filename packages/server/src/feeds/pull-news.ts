// What is told of an attempt to pull a feed: an outcome as plain data, which can pass from thread to thread.

import type { PullFailed, PullOutcome } from './pull-feed.ts';

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
  /** What `feeds show` tells of it. */
  readonly warnings: number;
}
