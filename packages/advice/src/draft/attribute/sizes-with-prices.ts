// Tells goods whose price is that of their size: jars of 150 g cost 70, and those of 250 g cost 99. Whoever says which jar has said the price, and
// a budget would ask for the same once more.

import type { Concept } from './concept-names.ts';
import type { Profile } from './profile.ts';

const OF_SIZE: ReadonlySet<Concept> = new Set(['size', 'amount', 'weight', 'count']);
const MOST_SIZES = 8;
/** Of the products. */
const NEARLY_ALL = 0.95;

/** Whether each size has one price and each price one size. */
export function havePriceEach(sizes: Profile, prices: Profile): boolean {
  const { concept, column, codes, scope, products } = sizes;
  if (!OF_SIZE.has(concept) || column.offsets !== null || prices.column.offsets !== null) return false;
  if (codes.length < 2 || codes.length > MOST_SIZES || prices.codes.length > 2 * MOST_SIZES) return false;
  const together = new Map<string, { readonly size: number; readonly price: number; count: number }>();
  for (const product of scope) {
    const [size, price] = [column.codes[product] ?? 0, prices.column.codes[product] ?? 0];
    if (size === 0 || price === 0) continue;
    const pair = together.get(`${size} ${price}`) ?? { size, price, count: 0 };
    pair.count++;
    together.set(`${size} ${price}`, pair);
  }
  const [ofSize, ofPrice] = [new Set<number>(), new Set<number>()];
  let alike = 0;
  for (const { size, price, count } of [...together.values()].sort((a, b) => b.count - a.count)) {
    if (ofSize.has(size) || ofPrice.has(price)) continue;
    ofSize.add(size);
    ofPrice.add(price);
    alike += count;
  }
  return ofSize.size >= 2 && alike >= products * NEARLY_ALL;
}
