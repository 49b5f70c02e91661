// How prices moved with an import: a price list that lost a decimal point changes every price, and nobody sees it in counts.

import type { PriceReport } from './import-notices.ts';

/** More than it is told. */
const LARGE = 0.5;
const MOST_EXAMPLES = 3;

export class PriceChanges {
  readonly #examples: { sku: string; before: string; after: string }[] = [];
  #changed = 0;
  #large = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;

  /** Prices as they are kept, `499.00`. */
  add(sku: string, before: string, after: string): void {
    const was = Number(before);
    const change = Number(after) / was - 1;
    this.#changed += 1;
    if (was > 0) {
      if (change < this.#lowest) this.#lowest = change;
      if (change > this.#highest) this.#highest = change;
    }
    if (was > 0 && Math.abs(change) <= LARGE) return;
    this.#large += 1;
    if (this.#examples.length < MOST_EXAMPLES) this.#examples.push({ sku, before, after });
  }

  report(): PriceReport | null {
    if (this.#changed === 0) return null;
    const isKnown = this.#highest >= this.#lowest;
    const [lowest, highest] = isKnown ? [this.#lowest, this.#highest] : [0, 0];
    return { changed: this.#changed, lowest, highest, large: this.#large, examples: this.#examples };
  }
}
