// One price for all products, as somebody types it for a file that has none.

import { type EditedMapping, type EditedRule, fieldRule } from '../mapping/edited-mapping.ts';

/** Null: it cannot be read as one price. Nothing is sold for 0, and shoppers would take it for a gift. */
export function readOnePrice(text: string): EditedRule | null {
  const plain = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  if (plain === null || !/[1-9]/.test(text)) return null;
  const [, whole = '', cents] = plain;
  return { value: cents === undefined ? whole : `${whole}.${cents}`, decimal: 'point' };
}

/** As people write it. */
export const sayOnePrice = (price: string, language: 'en' | 'de'): string =>
  language === 'de' ? price.replace('.', ',') : price;

/** Null: prices come from a column, or from nowhere. */
export function onePriceOf(mapping: EditedMapping): string | null {
  const { value } = fieldRule(mapping, 'price');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
