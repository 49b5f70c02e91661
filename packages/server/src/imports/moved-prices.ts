// How prices moved. A price list that lost a decimal point, or whose keys stand for other products now, changes every price, and
// nobody sees that in counts.

import type { PriceReport } from './import-notices.ts';

export interface MovedPrice {
  readonly sku: string;
  readonly before: string;
  readonly after: string;
}

/** More prices than a shop changes at once on purpose. */
export interface MovedPrices {
  readonly code: 'prices-moved';
  readonly moved: number;
  /** Products of the file that were there before. */
  readonly products: number;
  /** Some went up while others went down; else they are below 40% or above 250% of what they were. */
  readonly bothWays: boolean;
  /** The first ten. */
  readonly examples: readonly MovedPrice[];
}

export class PriceChanges {
  readonly #large: MovedPrice[] = [];
  readonly #leaps = new Moves();
  readonly #up = new Moves();
  readonly #down = new Moves();
  #changed = 0;
  #largeCount = 0;
  readonly #placeholder = new Placeholder();
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;

  /** Prices as they are kept, `499.00`. */
  add(sku: string, before: string, after: string): void {
    const was = Number(before);
    const share = Number(after) / was;
    this.#changed += 1;
    this.#placeholder.add(before, after);
    if (was > 0) {
      const change = share - 1;
      if (change < this.#lowest) this.#lowest = change;
      if (change > this.#highest) this.#highest = change;
      if (share < FAR_DOWN || share > FAR_UP) this.#leaps.add(sku, before, after);
      if (share < A_QUARTER_LESS) this.#down.add(sku, before, after);
      else if (share > A_QUARTER_MORE) this.#up.add(sku, before, after);
      if (Math.abs(change) <= LARGE) return;
    }
    this.#largeCount += 1;
    if (this.#large.length < MOST_TOLD) this.#large.push({ sku, before, after });
  }

  report(): PriceReport | null {
    if (this.#changed === 0) return null;
    const isKnown = this.#highest >= this.#lowest;
    const [lowest, highest] = isKnown ? [this.#lowest, this.#highest] : [0, 0];
    const [large, examples] = this.#placeholder.isReplaced ? [0, []] : [this.#largeCount, this.#large];
    return { changed: this.#changed, lowest, highest, large, examples };
  }

  /** `products`: how many of the file were there before. Null: a shop may well have meant it. */
  danger(products: number): MovedPrices | null {
    if (this.#placeholder.isReplaced) return null;
    if (isMost(this.#leaps.count, products)) {
      const { count, examples } = this.#leaps;
      return { code: 'prices-moved', moved: count, products, bothWays: false, examples };
    }
    const [up, down] = [this.#up, this.#down];
    const moved = up.count + down.count;
    if (!isMost(moved, products) || Math.min(up.count, down.count) * 4 < moved) return null;
    const examples = [...up.examples.slice(0, SHOWN / 2), ...down.examples.slice(0, SHOWN / 2)];
    return { code: 'prices-moved', moved, products, bothWays: true, examples };
  }
}

/** Above half, and so many that nobody typed them by hand. */
export const isMost = (count: number, products: number): boolean => count >= LEAST_MOVED && count * 2 > products;

/** Whoever changes fewer products looks at them. */
const LEAST_MOVED = 10;

/** Examples of what stopped an import. */
export const SHOWN = 10;

/** A change of more than this share is told with its product. */
const LARGE = 0.5;
const MOST_TOLD = 3;
/** Half-price sales round down, 9.99 to 4.90. */
const FAR_DOWN = 0.4;
const FAR_UP = 2.5;
/** Sales take less off many products, and nothing goes up meanwhile. */
const A_QUARTER_LESS = 0.75;
const A_QUARTER_MORE = 1.25;

/**
 * A shop without prices at hand gives all products one until it has theirs. Prices that lost their decimal point are not taken for that: where
 * all had one price, all have one again.
 */
class Placeholder {
  #before: string | null = null;
  #isOne = true;
  #count = 0;
  readonly #after = new Set<string>();

  add(before: string, after: string): void {
    this.#count += 1;
    this.#before ??= before;
    if (before !== this.#before) this.#isOne = false;
    if (this.#isOne && this.#after.size < SEVERAL) this.#after.add(after);
  }

  get isReplaced(): boolean {
    return this.#isOne && this.#count >= LEAST_MOVED && this.#after.size >= SEVERAL;
  }
}

/** Prices of their own, and not one or two other ones for all. */
const SEVERAL = 4;

class Moves {
  readonly examples: MovedPrice[] = [];
  count = 0;

  add(sku: string, before: string, after: string): void {
    this.count += 1;
    if (this.examples.length < SHOWN) this.examples.push({ sku, before, after });
  }
}
