// How much one value may hold. A text of a million characters is no value that anybody chooses by, and a few of them would
// fill the memory of the import and of the server; so they are left out, with a remark, and the product goes in without.

import type { AttributeValue } from '@guidepost/engine/product';
import type { TellRemark } from './record-converter.ts';

/** Characters of a text, and of each value of a list. */
export const LONGEST_TEXT = 1_000;
/** Values of a list. */
const MOST_VALUES = 200;
const LONGEST_DESCRIPTION = 50_000;
export const LONGEST_TITLE = 1_000;
/** Of what names a product or a group of them. */
export const LONGEST_CODE = 256;

export function fitsAttribute(value: AttributeValue): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT;
  if (typeof value !== 'object') return true;
  return value.length <= MOST_VALUES && value.every((text) => text.length <= LONGEST_TEXT);
}

/** The description, or none where it is too long. */
export function fitDescription(text: string, line: number, remark: TellRemark): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  remark('description', line, text);
  return '';
}
