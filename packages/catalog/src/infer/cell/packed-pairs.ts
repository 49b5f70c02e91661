// Properties packed into a text, `capacity: 2200 mAh, voltage: 14.6V`: names that many rows repeat, each followed by a
// colon and a value up to the next name.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';

export interface PackedPair {
  readonly name: string;
  readonly pattern: string;
  /**
   * If `inner` is a pattern for the whole value (`^…$`), the same pattern for the value inside the text. Otherwise
   * `inner`.
   */
  readonly inside: (inner: string) => string;
}

const NAME = /(?:^|[.,;|•·\n]\s*)(\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}): \S/gu;
const MOST = 40;

export function findPackedPairs(column: ColumnFacts): PackedPair[] {
  const counts = new Map<string, number>();
  for (const { text, count } of column.values) {
    const names = new Set(Array.from(text.matchAll(NAME), (found) => found[1] ?? ''));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const often = [...counts].filter(([, count]) => count >= Math.max(5, column.filled * 0.03));
  // A single name may be a set phrase (`Please note: …`).
  if (often.length < 2) return [];
  return often
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([name]) => {
      const begin = `(?:^|\\s)${escapePattern(name)}: `;
      const end = '(?:[,;|] [^,;:|]+: |[.,;]?$)';
      const inside = (inner: string): string =>
        inner.startsWith('^') && inner.endsWith('$') ? `${begin}${inner.slice(1, -1)}${end}` : inner;
      return { name, pattern: `${begin}(.+?)${end}`, inside };
    });
}
