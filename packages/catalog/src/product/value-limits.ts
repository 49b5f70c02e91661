// How much one value may hold. Nobody chooses by a text of a million characters, and a few of them would fill the memory of
// the import and the server. Such a value is left out with a remark, and the product goes in without it.

import type { AttributeValue } from '@guidepost/engine/product';
import type { TellRemark } from './record-converter.ts';

/** Characters of a text, and of each value of a list. */
export const LONGEST_TEXT = 1_000;
/** Values of a list. */
const MOST_VALUES = 200;
const LONGEST_DESCRIPTION = 50_000;
export const LONGEST_TITLE = 1_000;
/** Characters of a sku or a group. */
export const LONGEST_CODE = 256;

export function fitsAttribute(value: AttributeValue): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT;
  if (typeof value !== 'object') return true;
  return value.length <= MOST_VALUES && value.every((text) => text.length <= LONGEST_TEXT);
}

/** The description, or none if it is too long. */
export function fitDescription(text: string, line: number, remark: TellRemark): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  remark('description', line, text);
  return '';
}
