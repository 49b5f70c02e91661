// Where processes that share a store tell each other what they let through.

import type { SharedLevel, TakenReport } from './shared-rates.ts';

export interface RateStore {
  /**
   * Takes what was reported out of the buckets, all in one statement, and tells those and all that changed after `since`. Times are the
   * store's, in milliseconds.
   */
  exchange(reports: readonly TakenReport[], since: number): Promise<RateNews>;
}

export interface RateNews {
  readonly levels: readonly SharedLevel[];
  /** How many processes serve. */
  readonly servers: number;
  readonly at: number;
}
