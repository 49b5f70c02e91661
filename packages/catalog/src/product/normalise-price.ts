// The one spelling of prices inside Guidepost: a plain decimal that is not negative, with its digits as they were.

import { importWith, type Mend, mend } from '@guidepost/fault/remedy';
import { splitAmounts } from './split-amounts.ts';

export interface NoPrice {
  readonly code:
    | 'price-negative'
    | 'no-price'
    | 'price-with-comma'
    | 'price-several'
    | 'price-not-plain'
    | 'price-too-long';
  /** After a semicolon it says how to mend it. */
  readonly reason: string;
  /** What stands in the sentence besides the price. */
  readonly values?: { readonly plain: string } | { readonly most: number };
  readonly orElse?: Mend;
}

const PLAIN = /^\d+(?:\.\d+)?$/;
/** `5,50` and `1.299,00`. `1,299` may be either. */
const COMMA = /^(\d{1,3}(?:\.\d{3})*|\d+),(\d{1,2})$/;
const MOST_DIGITS = 15;

/** `0499.00` → `499.00`. Otherwise: what is wrong and how to mend it. */
export function normalisePrice(text: string): string | NoPrice {
  if (!PLAIN.test(text)) {
    if (/^-\d/.test(text)) return { code: 'price-negative', reason: 'is negative; a price is 0 or more' };
    if (!/\d/.test(text)) {
      return {
        code: 'no-price',
        reason: 'is no price; write one, or leave the product out, by hand or with `drop:` in a mapping',
      };
    }
    const comma = COMMA.exec(text);
    if (comma !== null) {
      const plain = `${comma[1]?.replaceAll('.', '')}.${comma[2]}`;
      return {
        ...{ code: 'price-with-comma', values: { plain } },
        reason: `has a decimal comma; write it as ${plain}`,
        orElse: mend`or, if most prices are written so, ${importWith('infer')}: one with \`decimal: comma\` reads them`,
      };
    }
    if (splitAmounts(text) !== null) {
      return {
        code: 'price-several',
        reason: 'has several amounts; give each size or variant a row of its own with its price',
        orElse: mend`or take the lowest of them: \`part: min\` beside the column of the price in a mapping`,
      };
    }
    return {
      code: 'price-not-plain',
      reason: 'is not a plain decimal number such as 499.00; write it so',
      orElse: OTHER_SPELLINGS,
    };
  }
  const price = text.charCodeAt(0) === 48 ? text.replace(/^0+(?=\d)/, '') : text;
  if (price.length > MOST_DIGITS && price.replace('.', '').replace(/^0+/, '').length > MOST_DIGITS) {
    const meant = withoutSlip(price);
    if (meant !== null) return meant;
    const reason = `has more than ${MOST_DIGITS} digits; shorten it`;
    return { code: 'price-too-long', reason, values: { most: MOST_DIGITS } };
  }
  return price;
}

/**
 * A program that adds 0.1 and 0.2 writes 0.30000000000000004. Null: the digits may be meant. The last ones that a binary fraction has are no
 * money.
 */
function withoutSlip(price: string): string | null {
  const number = Number(price);
  if (String(number) !== price || !price.includes('.')) return null;
  const rounded = String(Number(number.toPrecision(SURE_DIGITS)));
  return (rounded.split('.')[1] ?? '').length <= MOST_OF_A_COIN && PLAIN.test(rounded) ? rounded : null;
}
const SURE_DIGITS = 13;
const MOST_OF_A_COIN = 4;

const OTHER_SPELLINGS = mend`or, if most prices are written so, ${importWith('infer')}: one with \`decimal: comma\`, \`currency:\` or a \`pattern\` reads other spellings`;
