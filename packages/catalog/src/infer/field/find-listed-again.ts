// Exports that join products with their categories have a row for each category of a product: rows of one key that differ in
// nothing but categories, and perhaps in the address of the page there.

import type { ColumnFacts } from '../column/column-facts.ts';
import { BLANK } from '../column/column-sample.ts';
import { namesCategory } from '../column/names-category.ts';

export interface ListedAgain {
  /** Rows that add a category to what an earlier row has. */
  readonly rows: number;
  /** The columns in which they differ. */
  readonly categories: ReadonlySet<ColumnFacts>;
}

/** `key`: the columns that together tell products apart. */
export function findListedAgain(
  key: readonly ColumnFacts[],
  columns: readonly ColumnFacts[],
  rows: number,
): ListedAgain {
  const others = columns.filter((column) => !key.includes(column));
  const categories = others.filter(isCategory);
  const found = { rows: 0, categories: new Set<ColumnFacts>() };
  if (categories.length === 0 || key.length === 0) return found;
  const same = others.filter((column) => !isCategory(column) && !isPage(column));
  const firsts = new Map<string | number, number>();
  for (let row = 0; row < rows; row++) {
    const ids = key.map((column) => column.at(row));
    if (ids.includes(BLANK)) continue;
    const id = ids.length === 1 ? (ids[0] ?? BLANK) : ids.join();
    const first = firsts.get(id);
    if (first === undefined) {
      firsts.set(id, row);
      continue;
    }
    const areOther = (column: ColumnFacts): boolean => column.at(first) !== column.at(row);
    const differing = categories.filter(areOther);
    if (differing.length === 0 || same.some(areOther)) continue;
    found.rows++;
    for (const column of differing) found.categories.add(column);
  }
  return found;
}

const isCategory = ({ name, called }: ColumnFacts): boolean => namesCategory(called) || namesCategory(name);

const isPage = ({ isAddress, isImage }: ColumnFacts): boolean => isAddress && !isImage;
