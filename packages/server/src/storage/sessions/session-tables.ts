// All that a session store has, as rows that are the same in either database: to move it into another one.

import type { DailyCount } from '../../sessions/session-store.ts';
import type { InteractionRow } from './interaction-rows.ts';
import type { SessionContext, StepRow } from './session-rows.ts';

/** Rows come in batches. */
export interface SessionTables {
  contexts(): AsyncIterable<readonly SessionContext[]>;
  /** In the order of sessions and steps. */
  steps(): AsyncIterable<readonly StepRow[]>;
  interactions(): AsyncIterable<readonly InteractionRow[]>;
  dailyCounts(): AsyncIterable<readonly DailyCount[]>;
  /** Sessions without a step since then have ended. Milliseconds since 1970. */
  endedBefore(): Promise<number>;
  close(): Promise<void>;
}

/** Nothing is there until {@link finish}, and then everything. */
export interface SessionCopy {
  addContexts(contexts: readonly SessionContext[]): Promise<void>;
  addSteps(steps: readonly StepRow[]): Promise<void>;
  addInteractions(interactions: readonly InteractionRow[]): Promise<void>;
  addDailyCounts(counts: readonly DailyCount[]): Promise<void>;
  finish(endedBefore: number): Promise<void>;
  /** Also without having finished: then nothing is there. */
  close(): Promise<void>;
}

/** Rows that are read or written at once. */
export const ROWS_AT_ONCE = 2000;
