// Whether one product could satisfy a condition if the catalog knew its missing values: Kleene's three-valued logic over one row.
// For conditions that the product is known not to satisfy as it stands.

import type { Condition } from './condition.ts';
import { type Column, codeOf, knownCodes, type Snapshot } from './snapshot.ts';

export const mightSatisfy = (condition: Condition, snapshot: Snapshot, product: number): boolean =>
  truthOf(condition, snapshot, product) > 0;

/** 0: no; 1: yes; 0.5: it depends on what is unknown. Whether a value exists is never unknown. */
function truthOf(condition: Condition, snapshot: Snapshot, product: number): number {
  switch (condition.kind) {
    case 'all':
      return Math.min(1, ...condition.of.map((part) => truthOf(part, snapshot, product)));
    case 'any':
      return Math.max(0, ...condition.of.map((part) => truthOf(part, snapshot, product)));
    case 'not':
      return 1 - truthOf(condition.of, snapshot, product);
  }
  const column = snapshot.columns.get(condition.attribute);
  const own = column === undefined ? [] : knownCodes(column, product);
  if (condition.kind === 'exists') return own.length > 0 === condition.exists ? 1 : 0;
  if (column === undefined || own.length === 0) return 0.5;
  if (condition.kind === 'compare') return own.some((code) => isWithin(column, code, condition)) ? 1 : 0;
  const named = new Set(condition.values.map((value) => codeOf(column, value)));
  return own.some((code) => named.has(code)) === (condition.kind === 'in') ? 1 : 0;
}

function isWithin(column: Column, code: number, test: Extract<Condition, { kind: 'compare' }>): boolean {
  if (column.type !== 'number') return false;
  const value = column.numbers[code - 1] as number;
  return (
    (test.gt === undefined || value > test.gt) &&
    (test.gte === undefined || value >= test.gte) &&
    (test.lt === undefined || value < test.lt) &&
    (test.lte === undefined || value <= test.lte)
  );
}
