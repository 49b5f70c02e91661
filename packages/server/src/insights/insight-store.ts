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

export interface RecommendedProduct {
  readonly client: string;
  readonly advisor: string;
  readonly sku: string;
}

export interface RecommendedSku {
  readonly sku: string;
  /** The last day on which it was recommended. */
  readonly day: string;
}

export interface InsightStore {
  /** Those since a day, in their order. */
  listDays(since: string): Promise<readonly ComputedDay[]>;
  /**
   * The counts take the place of all counts of the day, in one transaction. Before that, the day is noted as the last one of the products
   * that were recommended on it, unless a later one is known: so that is true however often and in whatever order days are computed.
   */
  replaceDay(
    day: ComputedDay,
    counts: readonly InsightCount[],
    recommended?: Iterable<RecommendedProduct>,
  ): Promise<void>;
  /** In the order of the skus, those behind `after`, at most `limit`. */
  listRecommended(
    advisor: Pick<RecommendedProduct, 'client' | 'advisor'>,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly RecommendedSku[]>;
  /** Products that were recommended last before this day count as never recommended from then on. */
  forgetRecommended(before: string): Promise<void>;
  /** The first day that has the kind, without a question and an answer; null if none has. */
  firstDay(advisor: Pick<InsightFilter, 'client' | 'advisor'>, kind: InsightKind): Promise<string | null>;
  sum(filter: InsightFilter): Promise<readonly InsightSum[]>;
  /** By day and version, in their order. */
  series(filter: InsightFilter, kinds: readonly InsightKind[]): Promise<readonly InsightOfDay[]>;
}
