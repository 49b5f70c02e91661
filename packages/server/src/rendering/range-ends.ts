// The ends of a range as people of a language write them. If the unit is the sign of the catalog's currency, they are prices, and
// read as the same prices do on a page: `€1,200 – €1,500`, `1 200 – 1 500 Kč`.

import type { Range } from '@guidepost/engine/range-id';

export class RangeEnds {
  readonly #language: string;
  readonly #currency: string | null;
  /** Made when they are needed first: reading the data of a language takes a while, and a publish must hold nobody up. */
  #numbers: Intl.NumberFormat | null = null;
  #prices: Intl.NumberFormat | null = null;
  #sums: Intl.NumberFormat | null = null;
  /** By amount and unit. Shoppers set the ends to the same round numbers, and to format one takes longer than to find it again. */
  readonly #formatted = new Map<string, string>();

  /** `currency`: ISO 4217; null if it is not known. */
  constructor(language: string, currency: string | null) {
    this.#language = language;
    this.#currency = currency;
  }

  /** With the unit at both ends if it comes before numbers; otherwise once, after the second. */
  between({ from, to }: Range, unit: string): string {
    const [low, high] = [this.#find(from, unit), this.#find(to, unit)];
    return `${high.endsWith(unit) ? low.slice(0, low.length - unit.length).trimEnd() : low} – ${high}`;
  }

  /** One value, with the unit. */
  at(amount: number, unit: string): string {
    return this.#find(amount, unit);
  }

  #find(amount: number, unit: string): string {
    const key = `${amount} ${unit}`;
    let found = this.#formatted.get(key);
    if (found === undefined) {
      found = this.#format(amount, unit);
      if (this.#formatted.size === KEPT) this.#formatted.clear();
      this.#formatted.set(key, found);
    }
    return found;
  }

  #format(amount: number, unit: string): string {
    if (unit !== '' && this.#currency !== null) {
      this.#prices ??= pricesIn(this.#language, this.#currency);
      const parts = this.#prices.formatToParts(amount).map(({ value }) => value);
      if (parts.includes(unit)) return parts.join('');
    }
    if (/^\p{Sc}$/u.test(unit)) {
      // Where the currency is not known, its sign stands where that of the euro does.
      this.#sums ??= pricesIn(this.#language, 'EUR');
      return this.#sums.format(amount).replace('€', () => unit);
    }
    // A year is written without a mark between its digits.
    this.#numbers ??= new Intl.NumberFormat(this.#language, { maximumFractionDigits: 6, useGrouping: 'min2' });
    const number = this.#numbers.format(amount);
    return unit === '' ? number : `${number}\u00a0${unit}`;
  }
}

/** When so many are kept, keeping begins anew. */
const KEPT = 1024;

/** Whole prices without decimals, and parts of a cent if there are some. */
const pricesIn = (language: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ maximumFractionDigits: 6, trailingZeroDisplay: 'stripIfInteger' },
  });
