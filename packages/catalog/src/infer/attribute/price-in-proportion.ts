// Another price of the products under a name that says nothing, such as `b` beside `s`: the same price without the tax, or for traders. In every
// row it is the same part of the price that is charged.

import { notationOf, parseNumber } from '../../mapping/parse-number.ts';
import { priceParts } from '../cell/read-price.ts';
import type { ColumnFacts } from '../column/column-facts.ts';

/** `prices`: the columns of the price that is charged. */
export function isPartOfPrice(column: ColumnFacts, prices: readonly ColumnFacts[], rows: number): boolean {
  if (prices.includes(column) || !hasCents(column)) return false;
  return prices.some((price) => {
    const [own, charged] = [amountsOf(column), amountsOf(price)];
    const ratios: number[] = [];
    const different = new Set<number>();
    for (let row = 0; row < rows; row++) {
      const [part, whole] = [own[column.at(row)] ?? 0, charged[price.at(row)] ?? 0];
      if (!(part > 0 && whole > 0)) continue;
      ratios.push(part / whole);
      different.add(whole);
    }
    const middle = ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? 0;
    const alike = ratios.filter((ratio) => Math.abs(ratio - middle) <= middle * ROUNDED).length;
    return different.size >= FEWEST && middle > LEAST && middle < 1 / LEAST && alike >= ratios.length * MOSTLY;
  });
}

const FEWEST = 5;
const ROUNDED = 0.01;
const MOSTLY = 0.9;
/** What a trader pays is seldom less than half. */
const LEAST = 0.4;
const CENTS = 0.3;

const hasCents = ({ values, distinct }: ColumnFacts): boolean =>
  values.filter(({ text }) => /[.,]\d{1,2}(?!\d)/.test(text)).length >= distinct * CENTS;

/** Of each value; not a number: it is none. */
const amountsOf = ({ sample }: ColumnFacts): readonly number[] =>
  sample.values.map((text) => {
    const written = priceParts(text)?.number ?? '';
    return written === '' ? Number.NaN : (parseNumber(written, notationOf(written)) ?? Number.NaN);
  });
