// Prices far beyond all others: nearly always a slip of a decimal point or a placeholder. They must not decide how the
// others are divided, and people who can mend them have to hear of them.

import type { Snapshot } from '@guidepost/engine/snapshot';
import { textAt } from '@guidepost/engine/text-list';

export interface OutlyingPrices {
  readonly count: number;
  /** The highest first; a few examples. */
  readonly examples: readonly { readonly sku: string; readonly price: number }[];
  /** What 99% of the products cost at most. */
  readonly usual: number;
}

const MOST_EXAMPLES = 3;

/** Null where no price stands out. */
export function findOutlyingPrices(snapshot: Snapshot, products: Iterable<number>): OutlyingPrices | null {
  const column = snapshot.columns.get('price');
  if (column?.type !== 'number') return null;
  const { numbers, codes } = column;
  const priceOf = (product: number): number => numbers[(codes[product] ?? 0) - 1] ?? 0;
  const all = Array.from(products);
  const sorted = Float64Array.from(all, priceOf).sort();
  const [usual, limit] = usualLimit(sorted);
  const outlying = all.filter((product) => priceOf(product) > limit).sort((a, b) => priceOf(b) - priceOf(a) || a - b);
  if (outlying.length === 0) return null;
  const examples = outlying
    .slice(0, MOST_EXAMPLES)
    .map((product) => ({ sku: textAt(snapshot.skus, product), price: priceOf(product) }));
  return { count: outlying.length, examples, usual };
}

/** `numbers`: ascending. Without those that stand out. */
export function withoutOutlying(numbers: Float64Array): Float64Array {
  const [, limit] = usualLimit(numbers);
  return numbers.filter((number) => number <= limit);
}

const USUAL_SHARE = 0.99;
const FAR = 100;
/** Of fewer numbers none is usual. */
const FEWEST = 10;

/** What 99% have at most, though at least one is not among them; and beyond what a number stands out. */
function usualLimit(sorted: Float64Array): [usual: number, limit: number] {
  const at = Math.min(sorted.length - 2, Math.floor(USUAL_SHARE * sorted.length));
  const usual = sorted[at] ?? 0;
  return [usual, sorted.length < FEWEST || usual <= 0 ? Number.POSITIVE_INFINITY : FAR * usual];
}
