// Values of attributes as people read them.

import type { ProductView } from '@guidepost/contract/views/product-view';
import type { Language, Words } from './words/words.ts';

/** `unit`: nothing but a text is one. */
export function sayValue(
  value: ProductView['attributes'][string],
  unit: unknown,
  language: Language,
  { settings }: Words['catalogs'],
): string {
  if (typeof value === 'object') return value.join(', ');
  if (typeof value === 'boolean') return value ? settings.yesNo.yes : settings.yesNo.no;
  if (typeof value === 'string') return value;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: value >= 10_000 });
  return `${number.format(value)}${typeof unit === 'string' && unit !== '' ? ` ${unit}` : ''}`;
}
