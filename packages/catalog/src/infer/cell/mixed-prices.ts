// Files put together from several sources have prices in both notations, `20,90` and `15.00`. Most of these say by themselves how
// they are written. `1.500` does not, and where nearly all of a file is written alike, it is read as the rest.

import { isZeroPrice } from '../../mapping/compile-price.ts';
import { isEither, notationOf } from '../../mapping/parse-number.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { priceIn, pricePattern } from './price-pattern.ts';
import { priceParts } from './read-price.ts';

export interface MixedPrices {
  readonly point: PricesOfKind;
  readonly comma: PricesOfKind;
  /** Nobody knows how these are written. */
  readonly either: PricesOfKind;
}

interface PricesOfKind {
  readonly count: number;
  /** The first different ones. */
  readonly examples: readonly CountedValue[];
}

/** Of the prices with a mark, so many may be slips, which say nothing of the others. */
const SLIPS = 0.05;
const EXAMPLES = 3;

/** Null: all are written alike. */
export function findMixedPrices(columns: readonly ColumnFacts[]): MixedPrices | null {
  // Numbers of a JSON file say nothing of how its texts are written.
  const values = columns.flatMap(pricesIn).filter(({ value }) => value.isNumber !== true);
  const of = (is: (number: string) => boolean): PricesOfKind => {
    const found = values.filter(({ number }) => is(number)).map(({ value }) => value);
    return { count: found.reduce((sum, { count }) => sum + count, 0), examples: found.slice(0, EXAMPLES) };
  };
  const point = of((number) => number.includes('.') && notationOf(number) === 'point');
  const comma = of((number) => notationOf(number) === 'comma');
  return point.count === 0 || comma.count === 0 ? null : { point, comma, either: of(isEither) };
}

/** Whether each price is to be read by itself. With few slips, more may be lost by that than won. */
export function isEachRead({ point, comma, either }: MixedPrices): boolean {
  const fewer = Math.min(point.count, comma.count);
  return fewer > (point.count + comma.count) * SLIPS || either.count < fewer;
}

export interface WrittenPrice {
  readonly number: string;
  /** ISO 4217; null: no sign beside it. */
  readonly currency: string | null;
  readonly value: CountedValue;
}

/** Without prices in other currencies than most: these are written as in another country, and no product of the catalog has them. */
export function pricesIn(column: ColumnFacts): readonly WrittenPrice[] {
  const pattern = pricePattern(column);
  const counts = new Map<string, number>();
  const prices = column.values.flatMap((value) => {
    // `0,00` in place of a price is the same in both.
    const isNone = pattern === undefined || isZeroPrice(value.text);
    const price = isNone ? null : priceIn(value.text, pattern);
    const parts = price === null ? null : priceParts(price);
    if (parts === null) return [];
    const { number, currency } = parts;
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + value.count);
    return [{ number, currency, value }];
  });
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [null];
  return prices.filter(({ currency }) => currency === null || currency === most);
}
