// Some shop systems write the product's own name into the name of what its variants differ in: `Hoodie Ridge (black) (Size)`,
// `Size - Hoodie Ridge`. Every product then has a column of its own, and all of them are one attribute: `Size`.

import { splitPairColumn } from '../../named-pairs.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { BLANK } from '../column/column-sample.ts';

export interface VariantName {
  /** What the variants differ in: `Size`. */
  readonly said: string;
  /** Empty: the name has no product in it, but others of the kind have. */
  readonly product: string;
}

/** `Product (Size)`, `Product - Size`, `Product: Size`; the longer part may stand on either side. */
const PARTS = [/^(.+?)\s*\(([^()]+)\)$/u, /^(.+)\s+[-–—|]\s+(.+)$/u, /^(.+?)\s*:\s*(.+)$/u];

/** In so many of the rows that have a value, the title must contain the product's name. */
const NEARLY_ALL = 0.9;
const FEWEST_COLUMNS = 2;
const MOST_ROWS = 0.5;
/** Of the values of a column, others that say the same must have so many. */
const SHARED = 0.5;

/** By column. Empty unless several columns say the same of different products. `titleAt` gives a row's title. */
export function findVariantNames(
  columns: readonly ColumnFacts[],
  rows: number,
  titleAt: (row: number) => string,
): ReadonlyMap<ColumnFacts, VariantName> {
  const bySaid = new Map<string, (VariantName & { readonly column: ColumnFacts })[]>();
  for (const column of columns) {
    if (column.filled === 0 || column.fill > MOST_ROWS) continue;
    for (const way of waysToRead(nameInPair(column.name))) {
      const key = plainName(way.said);
      bySaid.set(key, [...(bySaid.get(key) ?? []), { ...way, column }]);
    }
  }
  const titles = bySaid.size === 0 ? [] : Array.from({ length: rows }, (_, row) => ` ${plainName(titleAt(row))} `);
  const all = new Map<ColumnFacts, VariantName>();
  for (const [key, ways] of bySaid) {
    const bare = columns.filter((column) => plainName(nameInPair(column.name)) === key);
    const found = ways.filter(({ column, product }) => {
      const others = [...bare, ...ways.map((other) => other.column)].filter((other) => other !== column);
      return isInTitles(column, product, titles) || areVariantsAlike(column, product, bare, others, rows);
    });
    const products = new Set(found.map(({ product }) => plainName(product)));
    if (products.size + Math.min(1, bare.length) < FEWEST_COLUMNS) continue;
    for (const { column, said, product } of found) if (!all.has(column)) all.set(column, { said, product });
    for (const column of bare) all.set(column, { said: nameInPair(column.name), product: '' });
  }
  return all;
}

const nameInPair = (name: string): string => splitPairColumn(name)?.name ?? name;

function waysToRead(name: string): readonly VariantName[] {
  for (const pattern of PARTS) {
    const [, one = '', other = ''] = pattern.exec(name) ?? [];
    const ways = [
      { product: one, said: other },
      { product: other, said: one },
    ].filter(({ product, said }) => plainName(product).length >= SHORTEST && /\p{L}{2}/u.test(said));
    if (ways.length > 0) return ways;
  }
  return [];
}

const SHORTEST = 4;

/** The name of a thing is hardly in titles of other things, as a word of the trade is (`Battery (type)`). */
function isInTitles(column: ColumnFacts, product: string, titles: readonly string[]): boolean {
  const wanted = ` ${plainName(product)} `;
  let [found, elsewhere] = [0, 0];
  for (const [row, title] of titles.entries()) {
    if (!title.includes(wanted)) continue;
    if (column.textAt(row) === '') elsewhere++;
    else found++;
  }
  return found >= column.filled * NEARLY_ALL && elsewhere <= found;
}

/**
 * Parts of a set have names that are not in its title. They are variants if a column without any product has such values,
 * and no row has both.
 */
function areVariantsAlike(
  column: ColumnFacts,
  product: string,
  bare: readonly ColumnFacts[],
  others: readonly ColumnFacts[],
  rows: number,
): boolean {
  if (bare.length === 0 || others.length === bare.length || !plainName(product).includes(' ')) return false;
  const known = new Set(others.flatMap(({ values }) => values.map(({ text }) => plainName(text))));
  const shared = column.values.filter(({ text }) => known.has(plainName(text))).length;
  if (shared < column.distinct * SHARED) return false;
  for (let row = 0; row < rows; row++)
    if (column.at(row) !== BLANK && bare.some((one) => one.at(row) !== BLANK)) return false;
  return true;
}
