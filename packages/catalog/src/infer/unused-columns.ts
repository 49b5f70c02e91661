// Lists what a file has and an inferred mapping does not use: columns, elements and named pairs, each with its number of values
// and the reason. So nothing in a file vanishes without a word.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { Mapping } from '../mapping/mapping.ts';
import { namedColumns } from '../mapping/named-columns.ts';
import { splitBesideColumn } from '../named-pairs.ts';
import { unusedColumns } from '../survey/look-at-columns.ts';
import type { ColumnLeftOut } from './attribute/found-attributes.ts';
import type { ColumnFacts } from './column/column-facts.ts';
import { plainValue } from './column/describe-values.ts';
import type { RecordSample } from './column/sample-records.ts';

export interface UnusedColumn {
  readonly column: string;
  /** Cells with a value in the rows that were looked at. */
  readonly filled: number;
  /** Why it is not used; null if no rule decided about it. */
  readonly reason: Reason | null;
  /** Its first value; null if it has none. */
  readonly example: string | null;
}

/** In the order of the file. */
export function findUnused(
  mapping: Mapping,
  columns: readonly ColumnFacts[],
  leftOut: readonly ColumnLeftOut[],
): readonly UnusedColumn[] {
  const reasons = new Map(leftOut.map(({ column, reason: why }) => [column, why]));
  const names = columns.map(({ name }) => name);
  const unused = new Set(unusedColumns(names, [...namedColumns(mapping)]));
  return columns.flatMap(({ name, filled, values: [first] }) => {
    const example = first === undefined ? null : plainValue(first.text);
    return unused.has(name) ? [{ column: name, filled, reason: reasons.get(name) ?? null, example }] : [];
  });
}

/** What lists have beside the values that are taken from them. */
export const leftBeside = (columns: readonly ColumnFacts[]): readonly ColumnLeftOut[] =>
  columns
    .filter(({ name }) => splitBesideColumn(name) !== null)
    .map(({ name }) => ({
      column: name,
      reason: reason('beside-list', 'said in a list beside what is taken from it'),
    }));

/** Columns that were counted and not looked at. */
export const beyondSample = ({ columns, beyond }: RecordSample): readonly UnusedColumn[] =>
  [...beyond].map(([column, filled]) => ({
    ...{ column, filled, example: null },
    reason: reason(
      'not-looked-at',
      `not looked at: ${columns.length} other columns came before it in the file, or it is in few of many rows`,
      { count: columns.length },
    ),
  }));
