// One product of a Google Merchant feed in any form: names in lower snake_case without a prefix, several values as a list,
// and each product detail as a column.

import { parseDecimal } from '../mapping/parse-number.ts';
import type { SourceRecord } from '../source-record.ts';
import { undoEscaping } from '../text/undo-escaping.ts';
import { isProseColumn } from './google-columns.ts';

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
    const remarks = this.#dropDoubtfulSale(now);
    if (!this.#values.has('description')) {
      const body = this.#values.get('content') ?? this.#values.get('summary');
      if (body !== undefined) this.#values.set('description', body);
    }
    return { fields: Object.fromEntries(this.#values), remarks };
  }

  /** A wrong value must not change what a shopper pays. */
  #dropDoubtfulSale(now: number): SourceRecord<unknown>['remarks'] {
    const [sale, price, dates] = ['sale_price', 'price', 'sale_price_effective_date'].map((name) =>
      this.#values.get(name),
    );
    if (typeof sale !== 'string') return undefined;
    const holds = typeof dates === 'string' ? isWithinDates(dates, now) : true;
    const isAbove = typeof price === 'string' && isHigherPrice(sale, price);
    if (holds === true && !isAbove) return undefined;
    this.#values.delete('sale_price');
    if (holds === false) return undefined;
    const why = isAbove ? `above the price ${price}` : `its dates are ${dates}`;
    return [{ name: 'sale_price', text: `${sale}, ${why}` }];
  }
}

export interface FinishedRecord {
  readonly fields: GoogleFields;
  readonly remarks: SourceRecord<unknown>['remarks'];
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

const DAY = 86_400_000;

/**
 * Whether a moment lies in the time for which a feed gives a sale price. If the time cannot be read for sure, the answer is
 * neither yes nor no, so that nobody pays a sale price because of a misread date.
 * `2026-02-24T11:07+0100/2026-02-29T23:07+0100`. An end without a time of day means the end of that day. A bare `/`
 * excludes nothing. Times without an offset are UTC. Null if this is not such a range. `now` in milliseconds.
 */
export function isWithinDates(range: string, now: number): boolean | null {
  const [from, to, ...more] = range.split('/').map((date) => date.trim());
  if (from === undefined || to === undefined || more.length > 0) return null;
  if (from === '' && to === '') return true;
  const [start, end] = [parseDate(from), parseDate(to)];
  if (start === null || end === null) return null;
  return now >= start.time && (end.isDay ? now < end.time + DAY : now <= end.time);
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:(?:T|\s+)(\d\d)(?::?(\d\d)(?::?(\d\d)(?:\.\d+)?)?)?\s*(Z|[-+]\d\d(?::?\d\d)?)?)?$/i;
/** `01.11.2026`: in dates with points the day comes first. */
const POINTS = /^(\d\d?)\.(\d\d?)\.(\d{4})(?=$|\s)/;

function parseDate(written: string): { readonly time: number; readonly isDay: boolean } | null {
  const iso = written.replace(
    POINTS,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  const [, date, hours, minutes = '00', seconds = '00', offset = 'Z'] = ISO.exec(iso) ?? [];
  if (date === undefined) return null;
  const time = Date.parse(`${date}T${hours ?? '00'}:${minutes}:${seconds}${completeOffset(offset)}`);
  return Number.isNaN(time) ? null : { time, isDay: hours === undefined };
}

/** `+01` and `+0100` → `+01:00` */
const completeOffset = (offset: string): string =>
  /^z$/i.test(offset) ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
