// What a person should know of the prices before the first import: rows that cost nothing, and rows without a price, each with the
// line that leaves them out, so that nobody has to confirm the same rejected rows with every import.

import { writeScalar } from '../../mapping/write-mapping.ts';
import { priceParts } from '../cell/read-price.ts';
import type { CountedValue } from '../cell/recognise-number.ts';
import type { ColumnFacts } from '../column/column-facts.ts';

/** `prices`: the columns that the price comes from, the first that has a value. */
export function notesOnPrices(prices: readonly ColumnFacts[], rows: number): string[] {
  const last = prices.at(-1);
  if (last === undefined) return [];
  const notes: string[] = [];
  const free = prices.flatMap(({ values }) => values.filter(({ text }) => Number(priceParts(text)?.number) === 0));
  if (free.length > 0 && prices[0] !== undefined) {
    const drop = `drop: [${dropIn(prices[0], free)}]`;
    notes.push(`${countedRows(sum(free))} the price 0 and will be sold for nothing; to leave them out: ${drop}`);
  }
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

const sum = (values: readonly CountedValue[]): number => values.reduce((total, { count }) => total + count, 0);

const countedRows = (count: number): string => `${count} ${count === 1 ? 'row has' : 'rows have'}`;

const MOST_WORDS = 5;

const dropIn = ({ name }: ColumnFacts, values: readonly CountedValue[]): string => {
  const texts = values.slice(0, MOST_WORDS).map(({ text }) => writeScalar(text));
  return `{ column: ${writeScalar(name)}, in: [${texts.join(', ')}] }`;
};
