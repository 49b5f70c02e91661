// What a sweep leaves of the steps it deletes, for those who want to see how an advisor did long ago.

import type { DatabaseSync } from 'node:sqlite';

export interface DailyCount {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly kind: 'started' | 'shown' | 'replied' | 'chosen' | 'skipped' | 'results' | 'ended';
  /** Empty where the kind is started, results or ended. */
  readonly question: string;
  /** Empty unless the kind is chosen. */
  readonly answer: string;
  readonly count: number;
}

/** Oldest day first. */
export const listDailyCounts = (database: DatabaseSync): DailyCount[] =>
  database
    .prepare('SELECT * FROM daily_counts ORDER BY day, client, advisor, version, kind, question, answer')
    .all()
    .map((row) => ({
      day: String(row.day),
      client: String(row.client),
      advisor: String(row.advisor),
      version: Number(row.version),
      kind: parseKind(row.kind),
      question: String(row.question),
      answer: String(row.answer),
      count: Number(row.count),
    }));

const KINDS = ['started', 'shown', 'replied', 'chosen', 'skipped', 'results', 'ended'] as const;

const parseKind = (value: unknown): DailyCount['kind'] => {
  const kind = KINDS.find((known) => known === value);
  if (kind === undefined) throw new Error(`sessions.db counts something unknown: ${String(value)}`);
  return kind;
};
