// Products whose price is 0. Some goods are free, so they come in; but most such prices are ones that somebody has not set yet, and
// shoppers see them as a gift.

import type { Mapping, ValueSource } from '@guidepost/catalog/mapping/mapping';
import { writeScalar } from '@guidepost/catalog/mapping/write-mapping';
import { detached } from '@guidepost/catalog/text/detached';
import type { Product } from '@guidepost/engine/product';
import type { FreeProductsReport } from './import-notices.ts';

const ZERO = 48;
const PLAIN: ValueSource = { kind: 'column', column: 'price' };

export class FreeProducts {
  #count = 0;
  #first: { readonly sku: string; readonly title: string } | null = null;

  add({ sku, title, price }: Product): void {
    if (price.charCodeAt(0) !== ZERO || Number(price) !== 0) return;
    this.#count += 1;
    this.#first ??= { sku: detached(sku), title: detached(title) };
  }

  /** `lineOf`: where a sku stood; `rules`: the file's mapping. Null: there are none. */
  report(lineOf: (sku: string) => number | null, rules: Mapping | null): FreeProductsReport | null {
    if (this.#first === null) return null;
    // Of several the last is the usual price, and those before it what it is reduced to at times.
    const source = rules?.fields.price === undefined ? PLAIN : rules.fields.price.from.at(-1);
    const column = rules !== null && source?.kind === 'column' ? source.column : null;
    const drop = column === null ? null : `{ column: ${writeScalar(column)}, matches: '^[^1-9]*$' }`;
    return { count: this.#count, example: { ...this.#first, line: lineOf(this.#first.sku) }, drop };
  }
}
