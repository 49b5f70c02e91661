// Recognises dates. A shopper can use the year.

import type { CountedValue } from '../column/column-facts.ts';
import { TOLERANCE } from './recognise-number.ts';

const DATES = [
  /^(?:19|20)\d\d-\d\d?-\d\d?(?:[T ]\d\d?:\d\d.*)?$/,
  /^(?:19|20)\d\d[./]\d\d?[./]\d\d?$/,
  /^\d\d?[./-]\d\d?[./-](?:19|20)\d\d(?: \d\d?:\d\d.*)?$/,
  /^(?:released )?\p{L}{3,9}\.? (?:\d\d?,? )?(?:19|20)\d\d$/iu,
  // `2020, June. Released 2020, July`
  /^(?:released )?(?:19|20)\d\d,? \p{L}{3,9}\.?(?: \d\d?)?(?:\.? \p{L}{3,9} (?:19|20)\d\d,? \p{L}{3,9}\.?(?: \d\d?)?)?$/iu,
  /^\d\d?\.? \p{L}{3,9}\.? (?:19|20)\d\d$/u,
];

/** The pattern that takes the year out. */
export const YEAR = '(?:^|\\D)((?:19|20)\\d\\d)(?:\\D|$)';

/** Whether (nearly) every value is a date. */
export function recogniseDate(values: readonly CountedValue[]): boolean {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  const dates = values.reduce((sum, { text, count }) => sum + (DATES.some((form) => form.test(text)) ? count : 0), 0);
  return total > 0 && dates >= total * TOLERANCE;
}
