// How many products to read at once: many, but fewer if those before were large.

import { PRODUCT_COLUMNS, type ProductRow } from './product-row.ts';

/** The most products in a batch. */
const BATCH = 1000;
const CHARACTERS = 4_000_000;

/** For the first batch. */
export const FIRST_LIMIT = 50;

/** After `rows`, which were read with `limit`. */
export function nextLimit(rows: readonly ProductRow[], limit: number): number {
  let characters = 1;
  for (const row of rows) characters += lengthOf(row[DESCRIPTION]) + lengthOf(row[ATTRIBUTES]);
  return Math.max(1, Math.min(BATCH, 4 * limit, Math.floor((rows.length * CHARACTERS) / characters)));
}

const DESCRIPTION = PRODUCT_COLUMNS.indexOf('description');
const ATTRIBUTES = PRODUCT_COLUMNS.indexOf('attributes');
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);
