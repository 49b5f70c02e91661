// Which columns of a file can be a field that every product needs, by what is in their cells: the likeliest first.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import type { Field } from '../mapping/edited-mapping.ts';

export type LookedColumn = Pick<SurveyView['columns'][number], 'column' | 'filled' | 'distinct' | 'common' | 'numbers'>;

/** Of the cells, so that a few odd ones do not matter. */
const MOST = 0.8;
const HALF = 0.5;

/** How likely it is: 0, it cannot be. `looked`: rows of the file. */
type Likely = (column: LookedColumn, looked: number) => number;

const LIKELY: Partial<Readonly<Record<Field, Likely>>> = {
  price: likelyPrice,
  list_price: likelyPrice,
  link: (column) => likelyAddress(column, false),
  image: (column) => likelyAddress(column, true),
  title: likelyTitle,
  sku: likelyNumber,
};

/** Names of columns. Empty: nothing looks like it, or there is nothing to go by. */
export function likelyColumns(field: Field, columns: readonly LookedColumn[], looked: number): string[] {
  const judge = LIKELY[field] ?? (() => 0);
  return (
    columns
      .map((column) => ({ column: column.column, likely: column.filled === 0 ? 0 : judge(column, looked) }))
      .filter(({ likely }) => likely > 0)
      // Equally likely ones stay in the order of the file.
      .toSorted((a, b) => b.likely - a.likely)
      .map(({ column }) => column)
  );
}

const share = (column: LookedColumn, is: (text: string) => boolean): number => {
  const all = column.common.reduce((sum, { count }) => sum + count, 0);
  return column.common.reduce((sum, { text, count }) => sum + (is(text) ? count : 0), 0) / Math.max(all, 1);
};

/** Codes, signs, and what shops write instead. */
const MONEY = String.raw`(?:[A-Z]{3}|\p{Sc}|US\$|zł|kč|kr|ft|lei|лв|грн|руб|din|km|sfr|fr|rs)\.?`;
/** `€ 19,90`, `1,299.00`, `EUR 19`, `19.- CHF` */
const AMOUNT = new RegExp(String.raw`^(?:${MONEY})?\s*\d[\d\s.,'’]*(?:-|–)?\s*(?:${MONEY})?$`, 'iu');

const isAmount = (text: string): boolean => AMOUNT.test(text.trim());
const isWrittenLikeMoney = (text: string): boolean => isAmount(text) && /\p{Sc}|\p{L}|[.,]\d\d$/u.test(text.trim());

/** Whether a column that nobody named is one of prices: amounts, most with cents or a currency. Stock and years are whole numbers. */
export const looksLikeMoney = (column: LookedColumn): boolean =>
  share(column, isAmount) >= MOST && share(column, isWrittenLikeMoney) > HALF;

/** What has more digits is a code of goods. */
const LARGEST_PRICE = 1e10;

/**
 * Most rows have a number or an amount, none of them below zero: a row without a price is no product. What is written like money comes first,
 * and what is a number of something else, such as `200 ml`, last.
 */
function likelyPrice(column: LookedColumn, looked: number): number {
  const { numbers, filled, distinct } = column;
  if (filled < looked * HALF) return 0;
  const amounts = share(column, isAmount);
  if (numbers === null ? amounts < MOST : numbers.smallest < 0 || numbers.largest > LARGEST_PRICE) return 0;
  const isNumbered = distinct === filled && distinct > FEWEST_NUMBERED;
  return 1 + (amounts >= MOST ? 1 : 0) + share(column, isWrittenLikeMoney) - (isNumbered ? HALF : 0);
}

/** So many rows with as many numbers are numbered rather than priced. */
const FEWEST_NUMBERED = 20;

const isPicture = (text: string): boolean => /\.(?:jpe?g|png|webp|gif|avif|svg)\b/i.test(text);
const isAddress = (text: string): boolean => /^(?:https?:)?\/\/?\S+$/i.test(text) || /^www\.\S+$/i.test(text);

function likelyAddress(column: LookedColumn, asksPicture: boolean): number {
  const pictures = share(column, isPicture);
  if (share(column, (text) => isAddress(text) || (asksPicture && isPicture(text))) < MOST) return 0;
  return 1 + (asksPicture ? pictures : 1 - pictures);
}

/** Words that tell most products apart; no address and no long text. */
function likelyTitle(column: LookedColumn, looked: number): number {
  const words = share(column, (text) => /\p{L}{2}/u.test(text) && !isAddress(text) && text.length < 150);
  if (column.numbers !== null || words < MOST || column.filled < looked * MOST) return 0;
  const different = column.distinct / column.filled;
  return different < HALF ? 0 : 1 + different;
}

/** Every row has another one, and it is short. */
function likelyNumber(column: LookedColumn, looked: number): number {
  const short = share(column, (text) => text.length <= 30 && !isAddress(text) && !/\s\S+\s/.test(text));
  if (short < MOST || column.filled < looked * MOST || column.distinct < column.filled) return 0;
  return 1 + share(column, (text) => /\d/.test(text));
}
