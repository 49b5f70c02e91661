// One product of a Google Merchant feed in any form: names in lower snake_case without a prefix, several values as a list,
// and each product detail as a column.

import { parseDecimal } from '../mapping/parse-number.ts';
import { isRange, type OfferTime, offerTimeOfRange } from '../product/offer-dates.ts';
import type { SourceRecord } from '../source-record.ts';
import { undoEscaping } from '../text/undo-escaping.ts';
import { isDatesOfSale, isProseColumn } from './google-columns.ts';

const DATES_OF_SALE = 'sale_price_effective_date';

export type GoogleFields = Readonly<Record<string, unknown>>;

/** Gathers one product. */
export class GoogleRecord {
  readonly #values = new Map<string, string | string[]>();
  /** Columns from the specification's own namespace. They win over plain RSS elements of the same name. */
  readonly #own = new Set<string>();

  add(name: string, written: string, own: boolean): void {
    const text = isProseColumn(name) ? written.trim() : undoEscaping(written).trim();
    if (text === '' || (!own && this.#own.has(name))) return;
    if (own && !this.#own.has(name)) {
      this.#own.add(name);
      this.#values.delete(name);
    }
    const known = this.#values.get(name);
    if (known === undefined) this.#values.set(name, text);
    else if (typeof known === 'string') this.#values.set(name, [known, text]);
    else known.push(text);
  }

  /** One product detail: an attribute's name and value. */
  detail(name: string, value: string): void {
    const plain = undoEscaping(name).trim();
    if (plain !== '') this.add(`product_detail.${plain}`, value, true);
  }

  /** `now` in milliseconds: a sale price that is not valid yet, or no longer, is not the price now. */
  finish(now: number): FinishedRecord {
    this.#nameDatesOfSale();
    const { remarks, offer } = this.#dropDoubtfulSale(now);
    if (!this.#values.has('description')) {
      const body = this.#values.get('content') ?? this.#values.get('summary');
      if (body !== undefined) this.#values.set('description', body);
    }
    return { fields: Object.fromEntries(this.#values), remarks, ...(offer && { offer }) };
  }

  /** Shop systems have names of their own for the dates of a sale price. */
  #nameDatesOfSale(): void {
    if (!this.#values.has('sale_price') || this.#values.has(DATES_OF_SALE)) return;
    for (const [name, value] of this.#values) {
      if (typeof value !== 'string' || !isDatesOfSale(name) || !isRange(value)) continue;
      this.#values.delete(name);
      this.#values.set(DATES_OF_SALE, value);
      return;
    }
  }

  /** A wrong value must not change what a shopper pays. */
  #dropDoubtfulSale(now: number): Pick<FinishedRecord, 'remarks' | 'offer'> {
    const [sale, price, dates] = ['sale_price', 'price', DATES_OF_SALE].map((name) => this.#values.get(name));
    if (typeof sale !== 'string') return { remarks: undefined };
    const time = typeof dates === 'string' ? offerTimeOfRange(dates, now) : null;
    const isAbove = typeof price === 'string' && isHigherPrice(sale, price);
    const holds = time === null || (time !== 'unreadable' && time.kind === 'running');
    if (!holds || isAbove) this.#values.delete('sale_price');
    if (time !== 'unreadable' && !(holds && isAbove))
      return { remarks: undefined, ...(time !== null && !isAbove && { offer: time }) };
    const why = isAbove ? `above the price ${price}` : `its dates are ${dates}`;
    return { remarks: [{ name: 'sale_price', text: `${sale}, ${why}` }] };
  }
}

export interface FinishedRecord {
  readonly fields: GoogleFields;
  readonly remarks: SourceRecord<unknown>['remarks'];
  /** Of a sale price with dates that are readable. */
  readonly offer?: OfferTime;
}

/**
 * Whether one price of a feed is above another. It says no unless both have the same currency and are written in the
 * same way.
 */
function isHigherPrice(one: string, other: string): boolean {
  const [first, second] = [NUMBER.exec(one)?.[0], NUMBER.exec(other)?.[0]];
  if (first === undefined || second === undefined) return false;
  if (one.replace(first, '').trim() !== other.replace(second, '').trim()) return false;
  // `1.299` is two different prices in two countries.
  if ([first, second].some((number) => /^\d{1,3}[.,]\d{3}$/.test(number))) return false;
  for (const decimal of [null, 'comma', 'point'] as const) {
    const [a, b] = [parseDecimal(first, decimal), parseDecimal(second, decimal)];
    if (a !== null && b !== null) return Number(a) > Number(b);
  }
  return false;
}

const NUMBER = /\d(?:[\d.,'’ \u00a0]*\d)?/;
