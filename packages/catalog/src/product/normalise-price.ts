// The one spelling of prices inside Guidepost: a plain decimal that is not negative, with its digits as they were.

import { importWith, type Mend, mend } from '@guidepost/fault/remedy';

/** After a semicolon it says how to mend it. */
export interface NoPrice {
  readonly reason: string;
  readonly orElse?: Mend;
}

const PLAIN = /^\d+(?:\.\d+)?$/;
/** `5,50` and `1.299,00`. `1,299` may be either. */
const COMMA = /^(\d{1,3}(?:\.\d{3})*|\d+),(\d{1,2})$/;
const MOST_DIGITS = 15;

/** `0499.00` → `499.00`. Otherwise: what is wrong and how to mend it. */
export function normalisePrice(text: string): string | NoPrice {
  if (!PLAIN.test(text)) {
    if (/^-\d/.test(text)) return { reason: 'is negative; a price is 0 or more' };
    if (!/\d/.test(text)) {
      return { reason: 'is no price; write one, or leave the product out, by hand or with `drop:` in a mapping' };
    }
    const comma = COMMA.exec(text);
    if (comma !== null) {
      const plain = `${comma[1]?.replaceAll('.', '')}.${comma[2]}`;
      return {
        reason: `has a decimal comma; write it as ${plain}`,
        orElse: mend`or, if most prices are written so, ${importWith('infer')}: one with \`decimal: comma\` reads them`,
      };
    }
    return { reason: 'is not a plain decimal number such as 499.00; write it so', orElse: OTHER_SPELLINGS };
  }
  const price = text.charCodeAt(0) === 48 ? text.replace(/^0+(?=\d)/, '') : text;
  if (price.length > MOST_DIGITS && price.replace('.', '').replace(/^0+/, '').length > MOST_DIGITS) {
    return { reason: `has more than ${MOST_DIGITS} digits; shorten it` };
  }
  return price;
}

const OTHER_SPELLINGS = mend`or, if most prices are written so, ${importWith('infer')}: one with \`decimal: comma\`, \`currency:\` or a \`pattern\` reads other spellings`;
