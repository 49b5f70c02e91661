// A number that somebody types for a cell, in the notation in which the numbers of the column are read.

import type { EditedMapping, EditedRule } from './edited-mapping.ts';

export type TypedNumber =
  | { readonly text: string }
  /** Why it cannot be read; `either`: as which numbers it could be meant. */
  | { readonly fault: 'none' }
  | { readonly fault: 'either'; readonly either: readonly [whole: string, decimal: string] };

/** `27.5` and `27,5` are the same where only one number can be meant; the rest of the text, such as a unit, stays. */
export function typedNumber(text: string, rule: EditedRule, mapping: EditedMapping): TypedNumber {
  if (!/\d/.test(text)) return { fault: 'none' };
  // Of several numbers in a cell, a mark may be between two.
  if (rule.part !== undefined) return { text };
  const decimal = rule.decimal ?? mapping.decimal;
  const mark = decimal === 'comma' ? ',' : '.';
  const number = WITH_ONE_MARK.exec(text);
  if (number === null) return { text };
  const [written = '', whole = '', given, rest = ''] = number;
  if (given === mark) return { text };
  if (mayBeThousands(whole, rest)) {
    // Marks of thousands are read only where it is said how numbers are written.
    return decimal === undefined || decimal === null
      ? { fault: 'either', either: [`${whole}${rest}`, `${whole}.${rest}`] }
      : { text };
  }
  return { text: text.replace(written, `${whole}${mark}${rest}`) };
}

const WITH_ONE_MARK = /(?<![\d.,])(\d+)([.,])(\d+)(?![.,]?\d)/;

const mayBeThousands = (whole: string, rest: string): boolean =>
  rest.length === 3 && whole.length <= 3 && !whole.startsWith('0');
