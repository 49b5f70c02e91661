// Finds the column whose name says most clearly that it has a role, among the columns whose cells allow it.

import type { ColumnFacts } from './column-facts.ts';
import { type NamedRole, nameRank } from './column-names.ts';

export function bestNamed(
  columns: readonly ColumnFacts[],
  role: NamedRole,
  can: (column: ColumnFacts) => boolean,
): ColumnFacts | null {
  let found: { column: ColumnFacts; rank: number } | null = null;
  for (const column of columns) {
    const rank = nameRank(role, column.name);
    if (rank === null || !can(column)) continue;
    if (found === null || rank < found.rank) found = { column, rank };
  }
  return found?.column ?? null;
}
