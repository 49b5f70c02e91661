// Memory of phones and computers in one cell: `64GB 4GB RAM, 128GB 6GB RAM`. What stands before RAM is the working memory, the other
// sizes are the storage. Several of either are what the product is sold with, so they never add up; the last one, which is the largest, is taken:
// who needs 128 GB can have it.

import { reason } from '@guidepost/fault/reason';
import type { ColumnFacts } from '../column/column-facts.ts';
import type { EmbeddedValue } from './embedded-value.ts';

const SIZE = '(\\d+(?:\\.\\d+)?) ?(TB|GB|MB)';
const BEFORE = '^(?:.*(?<![\\p{L}\\d.]))?';
const RAM = `${BEFORE}${SIZE} ?RAM(?![\\p{L}\\d])`;
const STORAGE = `${BEFORE}${SIZE}(?! ?RAM)(?![\\p{L}\\d])`;
const UNITS: readonly (readonly [string, number])[] = [
  ['TB', 1024],
  ['GB', 1],
  ['MB', 1 / 1024],
];
/** Of the cells, so many name their RAM. */
const ENOUGH = 0.3;

/** Empty: the cells say nothing of RAM. */
export function findMemory(column: ColumnFacts): EmbeddedValue[] {
  const [ram, storage] = [new RegExp(RAM, 'u'), new RegExp(STORAGE, 'u')];
  const share = (expression: RegExp): number =>
    column.values.reduce((sum, { text, count }) => sum + (expression.test(text) ? count : 0), 0) /
    Math.max(1, column.filled);
  if (share(ram) < ENOUGH) return [];
  const one = (suffix: string, word: string, pattern: string, isWhole: boolean): EmbeddedValue => ({
    ...{ suffix, word, isWhole, note: reason('unit-in-text', 'the GB in the text', { unit: 'GB' }) },
    rule: { type: 'number', pattern, unit: 'GB', units: UNITS },
  });
  return [...(share(storage) < ENOUGH ? [] : [one('gb', '(GB)', STORAGE, false)]), one('ram', 'RAM', RAM, true)];
}
