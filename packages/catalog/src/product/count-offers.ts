// Counts the offers of a reading: those that are over, those to come, and those that hold, and when the first of them changes. Prices
// are read when a file is imported and not again, so whoever has offers wants to know when to import next.

import type { Product } from '@guidepost/engine/product';
import { detached } from '../text/detached.ts';
import type { OfferTime } from './offer-dates.ts';

export interface OfferCounts {
  /** They are over, so their products have the usual price. */
  readonly ended: number;
  /** They have not begun, likewise. */
  readonly ahead: number;
  readonly running: number;
  /** When the first one begins or ends, in milliseconds since 1970. Null: none does. */
  readonly changesAt: number | null;
  /** The first that is over. */
  readonly example: {
    readonly sku: string;
    readonly title: string;
    readonly line: number;
    readonly ordinal?: number;
  } | null;
}

export class OfferCounter {
  readonly #counts = { ended: 0, ahead: 0, running: 0 };
  #changesAt: number | null = null;
  #example: OfferCounts['example'] = null;

  /** `place`: of its record. */
  add(time: OfferTime, { sku, title }: Product, place: { readonly line: number; readonly ordinal?: number }): void {
    this.#counts[time.kind]++;
    if (time.kind === 'ended') this.#example ??= { sku: detached(sku), title: detached(title), ...place };
    else if (time.changesAt !== null) this.#changesAt = Math.min(time.changesAt, this.#changesAt ?? time.changesAt);
  }

  /** Null: there is none with dates. */
  counts(): OfferCounts | null {
    const { ended, ahead, running } = this.#counts;
    return ended + ahead + running === 0
      ? null
      : { ...this.#counts, changesAt: this.#changesAt, example: this.#example };
  }
}
