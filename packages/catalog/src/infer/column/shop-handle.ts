// `handle` is what a shop system calls the end of a product's address, and what one holds a knife by. Its values say which.

import { slugOf } from '../../mapping/compile-value.ts';
import type { ColumnFacts } from './column-facts.ts';
import { plainName } from './column-names.ts';

const SLUG = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
const MOSTLY = 0.5;
/** Variants share one, and products do not. */
const OWN = 0.15;

/** Whether the name alone leaves open what it means. */
export const isBareHandle = (name: string): boolean => plainName(name) === 'handle';

/** Whether all values read as ends of addresses, most of them of several words: `oak-table-160`. */
export function readsAsSlugs({ values, filled, distinct }: ColumnFacts): boolean {
  if (distinct <= filled * OWN) return false;
  let joined = 0;
  for (const { text, count } of values) {
    if (!SLUG.test(text)) return false;
    if (/[-_]/.test(text)) joined += count;
  }
  return filled > 0 && joined >= filled * MOSTLY;
}

/** Names that stand beside it in what Shopify gives out. */
const BESIDE =
  /^(?:vendor|body html|published(?: at| scope)?|variants?(?: .*)?|option ?[123](?: .*)?|product type|compare at price|template suffix|seo title|gift card)$/;

/** Whether the column ties the variants of a product, where it is called `handle`. */
export function isHandleOfShop(
  column: ColumnFacts,
  columns: readonly ColumnFacts[],
  title: ColumnFacts | null,
): boolean {
  if (!readsAsSlugs(column)) return false;
  return columns.some(({ name }) => BESIDE.test(plainName(name))) || (title !== null && saysTitle(column, title));
}

/** Whether it is made of the title, of which it may have the beginning. */
function saysTitle({ sample, filled, textAt }: ColumnFacts, title: ColumnFacts): boolean {
  let same = 0;
  const rows = Math.max(sample.filled, title.sample.filled);
  for (let row = 0; row < rows; row++) {
    const handle = textAt(row);
    if (handle !== '' && slugOf(title.textAt(row)).startsWith(slugOf(handle))) same++;
  }
  return same >= filled * MOSTLY;
}
