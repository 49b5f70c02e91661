// Where insights live: counts of each day. A day is replaced as a whole, so computing it again changes nothing but its numbers.

import type { InsightCount, InsightKind } from './insight-count.ts';

/** A day that was computed. */
export interface ComputedDay {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface InsightFilter {
  readonly client: string;
  readonly advisor: string;
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
  /** Null for all. */
  readonly version: number | null;
}

/** Summed over days and versions. */
export type InsightSum = Pick<InsightCount, 'kind' | 'question' | 'answer' | 'count'>;

/** Of kinds without a question. */
export type InsightOfDay = Pick<InsightCount, 'day' | 'version' | 'kind' | 'count'>;

export interface InsightStore {
  /** Those since a day, in their order. */
  listDays(since: string): Promise<readonly ComputedDay[]>;
  /** Takes the place of all counts of the day. In one transaction. */
  replaceDay(day: ComputedDay, counts: readonly InsightCount[]): Promise<void>;
  sum(filter: InsightFilter): Promise<readonly InsightSum[]>;
  /** By day and version, in their order. */
  series(filter: InsightFilter, kinds: readonly InsightKind[]): Promise<readonly InsightOfDay[]>;
}
