// How many products have a value of each attribute, before and after an import: a changed unit or a renamed column takes an
// attribute away without rejecting a row.

import type { Product } from '@guidepost/engine/product';
import type { EmptiedAttribute } from './import-notices.ts';

/** Fewer values are no loss worth a word. */
const LEAST_LOST = 5;

export class FillCounts {
  readonly #filled = new Map<string, number>();
  #products = 0;

  add(attributes: Product['attributes']): void {
    this.#products += 1;
    for (const name in attributes) this.#filled.set(name, (this.#filled.get(name) ?? 0) + 1);
  }

  has(name: string): boolean {
    return this.#filled.has(name);
  }

  rate(name: string): number {
    return this.#products === 0 ? 0 : (this.#filled.get(name) ?? 0) / this.#products;
  }

  /** What less than half as many have in `after`, the greatest loss first; of the attributes that are still there. */
  emptied(after: FillCounts, names: Iterable<string>): EmptiedAttribute[] {
    const emptied: EmptiedAttribute[] = [];
    for (const name of names) {
      const [fillRateBefore, fillRate] = [this.rate(name), after.rate(name)];
      const isLost = fillRate < fillRateBefore / 2 && (fillRateBefore - fillRate) * after.#products >= LEAST_LOST;
      if (isLost) emptied.push({ name, fillRateBefore, fillRate });
    }
    return emptied.sort((a, b) => b.fillRateBefore - b.fillRate - (a.fillRateBefore - a.fillRate));
  }
}
