// Reads what sweeps left of the steps that they deleted.

import type { DatabaseSync } from 'node:sqlite';
import type { DailyCount } from '../../sessions/daily-count.ts';

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
