// What a person should know about the prices before the first import: rows that cost nothing and rows without a price, each
// with the line that leaves them out. Otherwise the same rejected rows would have to be confirmed at every import.

import { counted } from '@guidepost/fault/say-number';
import { isZeroPrice } from '../../mapping/compile-price.ts';
import { writeScalar } from '../../mapping/write-mapping.ts';
import { groupedBesideWhole } from '../cell/grouped-by-points.ts';
import { findMixedPrices, isEachRead, pricesIn } from '../cell/mixed-prices.ts';
import { priceParts } from '../cell/read-price.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';

/**
 * `prices`: the columns that the price comes from, the first that has a value. `currencies`: what is known of theirs. `isLast`: the rule
 * names no column behind them, which a later file may have; a 0 before that means that there is no price.
 */
export function notesOnPrices(
  prices: readonly ColumnFacts[],
  rows: number,
  currencies: readonly string[] = [],
  isLast = true,
): string[] {
  const last = prices.at(-1);
  if (last === undefined) return [];
  const notes = [
    ...noteGrouped(prices, currencies),
    ...noteMixed(prices),
    ...noteNoSales(prices.slice(0, -1), last),
    ...noteFree(prices, last, rows, isLast),
  ];
  let [blank, blankOfLast] = [0, 0];
  for (let row = 0; row < rows; row++) {
    if (last.textAt(row) !== '') continue;
    blankOfLast++;
    if (prices.every((column) => column.textAt(row) === '')) blank++;
  }
  const words = prices.length > 1 ? [] : last.values.filter(({ text }) => !/\d/.test(text));
  const drops = [
    ...(blank > 0 && blank === blankOfLast ? [`{ column: ${writeScalar(last.name)}, blank: true }`] : []),
    ...(words.length > 0 ? [dropIn(last, words)] : []),
  ];
  if (drops.length > 0) {
    const word = blank > 0 ? 'no price, or a word in its place,' : 'a word in place of a price';
    const what = words.length === 0 ? 'no price' : word;
    notes.push(
      `${countedRows(blank + sum(words))} ${what} and will be rejected; to leave them out: drop: [${drops.join(', ')}]`,
    );
  }
  return notes;
}

/** Prices with points between thousands beside whole numbers. */
function noteGrouped(prices: readonly ColumnFacts[], currencies: readonly string[]): string[] {
  const values = groupedBesideWhole(prices.flatMap(pricesIn), { language: null, currencies });
  const [first] = values;
  if (first === undefined) return [];
  const meant = first.text.replace(/\.(?=\d{3})/g, '');
  return [
    `${counted(sum(values), 'row has', 'rows have')} a price with a point between thousands, such as ${first.text} (line ${first.line}), which is read as ${meant}; if the point is a decimal one, write \`decimal: point\` at \`price:\``,
  ];
}

/** Prices in both notations. */
function noteMixed(prices: readonly ColumnFacts[]): string[] {
  const mixed = findMixedPrices(prices);
  if (mixed === null || !isEachRead(mixed)) return [];
  const { point, comma, either } = mixed;
  const example = ({ examples }: typeof point): string =>
    examples
      .slice(0, 1)
      .map(({ text, line }) => `${text} (line ${line})`)
      .join();
  const ways = `prices are written in two ways, such as ${example(comma)} in ${countedAll(comma.count)} and ${example(point)} in ${countedAll(point.count)}; each is read as it is written`;
  const [first, ...more] = either.examples.map(({ text, line }) => `${text} (line ${line})`);
  if (first === undefined) return [ways];
  const which = [first, ...more].join(', ');
  return [
    ways,
    `${counted(either.count, 'row has', 'rows have')} a price that may be either, and will be rejected: ${which}; write such prices with two decimals, or say with \`decimal:\` at \`price:\` how all are written`,
  ];
}

const countedAll = (count: number): string => counted(count, 'row', 'rows');

/** A 0 there is read as a blank, and people must be told that. */
const noteNoSales = (sales: readonly ColumnFacts[], { name }: ColumnFacts): string[] =>
  sales.flatMap((sale) => {
    const count = sum(sale.values.filter(({ text }) => isZeroPrice(text)));
    if (count === 0) return [];
    const column = writeScalar(sale.name);
    return [
      `${countedRows(count)} 0 in ${column}, which is read as no price, and ${writeScalar(name)} is paid instead`,
    ];
  });

/** Rows with 0 in the last column that the price comes from. */
function noteFree(prices: readonly ColumnFacts[], last: ColumnFacts, rows: number, isLast: boolean): string[] {
  const zeros = last.values.filter(({ text }) => priceParts(text) !== null && isZeroPrice(text));
  if (zeros.length === 0) return [];
  const others = prices.slice(0, -1);
  let free = 0;
  for (let row = 0; row < rows; row++) {
    const isPaid = others.some((column) => column.textAt(row) !== '' && !isZeroPrice(column.textAt(row)));
    if (!isPaid && isZeroPrice(last.textAt(row))) free++;
  }
  if (free === 0) return [];
  // Otherwise rows with a sale price beside the 0 would be left out too.
  const leaveOut = free === sum(zeros) ? `; to leave them out: drop: [${dropIn(last, zeros)}]` : '';
  return [`${countedRows(free)} the price 0 and will be ${isLast ? 'sold for nothing' : 'rejected'}${leaveOut}`];
}

const sum = (values: readonly CountedValue[]): number => values.reduce((total, { count }) => total + count, 0);

const countedRows = (count: number): string => counted(count, 'row has', 'rows have');

const MOST_WORDS = 5;

const dropIn = ({ name }: ColumnFacts, values: readonly CountedValue[]): string => {
  const texts = values.slice(0, MOST_WORDS).map(({ text }) => writeScalar(text));
  return `{ column: ${writeScalar(name)}, in: [${texts.join(', ')}] }`;
};
