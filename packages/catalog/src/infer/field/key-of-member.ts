// The names of members that each are a product, `{ "4932": { … }, "5117": { … } }`. They come as the column `key`, and whoever wrote the file found
// its products by them. Places of a list say nothing.

import type { ColumnFacts } from '../column/column-facts.ts';

export function isKeyOfMember(column: ColumnFacts, rows: number): boolean {
  return (
    column.name === 'key' &&
    column.filled === rows &&
    column.distinct === rows &&
    column.values.every(({ text }) => !/\s/.test(text)) &&
    !arePlaces(column, rows)
  );
}

/** 0 to n, or 1 to n, in any order. */
function arePlaces({ values }: ColumnFacts, rows: number): boolean {
  const numbers = values.map(({ text }) => (/^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN));
  return numbers.every((number) => number >= 0 && number <= rows);
}
