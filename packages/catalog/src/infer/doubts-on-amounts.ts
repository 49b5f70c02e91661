// Doubts prices that can hardly be of their currency: keyboards for 15 won, which are meant in units of 10,000, and cups for 0.0003 euros. The file
// is imported all the same.

import { importWith, type Mend, mend, setField } from '@guidepost/fault/remedy';
import { compilePrice } from '../mapping/compile-price.ts';
import type { Mapping, ValueRule } from '../mapping/mapping.ts';
import { writeScalar } from '../mapping/write-mapping.ts';
import type { ColumnFacts } from './column/column-facts.ts';
import { worthOfEuro } from './money-worth.ts';

const FEWEST_PRICES = 5;
const MOST_LOOKED = 5_000;
/** Of the prices: a few may be mistakes, or of screws. */
const NEARLY_ALL = 0.9;
/** In euros. Screws and resistors cost a cent. */
const TOO_SMALL = 0.004;
/** Of currencies with many for a euro: nobody pays in parts of their smallest coin. */
const TOO_SMALL_OF_MANY = 0.03;
const MANY = 30;
const TOO_LARGE = 20_000_000;
/** Where people count in tens of thousands. */
const IN_MYRIADS: ReadonlySet<string> = new Set(['KRW', 'JPY']);

export function doubtsOnAmounts(mapping: Mapping, columns: readonly ColumnFacts[], rows: number): Mend[] {
  const { currency, fields } = mapping;
  const rule = fields.price;
  if (currency === null || rule === undefined || rule.scale !== null) return [];
  const prices = pricesOf(mapping, rule, columns, Math.min(rows, MOST_LOOKED));
  if (prices.length < FEWEST_PRICES) return [];
  const worth = worthOfEuro(currency);
  const smallest = (worth >= MANY ? TOO_SMALL_OF_MANY : TOO_SMALL) * worth;
  const share = (is: (price: number) => boolean): number => prices.filter(is).length / prices.length;
  const isSmall = share((price) => price < smallest) >= NEARLY_ALL;
  if (!isSmall && share((price) => price > TOO_LARGE * worth) < NEARLY_ALL) return [];
  const example = `${prices[Math.floor(prices.length / 2)]} ${currency}`;
  const said = `Nearly all prices are far too ${isSmall ? 'small' : 'large'} for their currency, such as ${example}.`;
  const currencies = mend`If they are in another currency, ${importWith('currency')}`;
  const scale = isSmall ? (IN_MYRIADS.has(currency) ? 10_000 : 1_000) : 0.01;
  const scaled = withScale(rule, scale);
  if (scaled === null) return [mend`${said} ${currencies}.`];
  const unit = isSmall ? `units of ${scale === 10_000 ? '10,000' : '1,000'}` : 'hundredths';
  return [mend`${said} If they are in ${unit}, ${setField('price', scaled)}. ${currencies}.`];
}

/** Those above 0, from the cheapest on. */
function pricesOf(mapping: Mapping, rule: ValueRule, columns: readonly ColumnFacts[], rows: number): number[] {
  const bind = (name: string) => {
    const column = columns.find((one) => one.name === name);
    return column === undefined ? null : (row: number) => column.textAt(row);
  };
  const named = rule.from.every((source) => source.kind === 'column' && bind(source.column) !== null);
  if (!named) return [];
  const context = { mapping, bind, rule: 'price', columns: null, patternLength: 1_000 };
  const price = compilePrice<number>(rule, context);
  return Array.from({ length: rows }, (_, row) => Number(price(row) || Number.NaN))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}

/** The rule as a person writes it, with the scale. Null: it has more than can be said on a line. */
function withScale({ from, pattern, map, part, decimal }: ValueRule, scale: number): string | null {
  const [source] = from;
  if (source?.kind !== 'column' || from.length > 1 || pattern !== null || map.length > 0 || part !== null) return null;
  const written = decimal === null ? '' : `, decimal: ${decimal}`;
  return `{ from: ${writeScalar(source.column)}${written}, scale: ${scale} }`;
}
