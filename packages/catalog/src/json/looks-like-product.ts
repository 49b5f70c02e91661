// Tells a list of products from the other lists that interfaces write beside it: filters, orders of results, categories.

import { isNamed } from '../infer/column/column-names.ts';
import { holdsPrice } from './holds-price.ts';
import { isFields, type JsonFields } from './json-fields.ts';
import { openLists, unwrapRecord } from './open-wrappers.ts';

/** `text`: one element of the list. True: it has a name, and it or one of its variants has a price. */
export function looksLikeProduct(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  if (!isFields(value)) return false;
  const fields = openLists(unwrapRecord(value));
  return hasName(fields) && (hasPrice(fields) || Object.values(fields).some(haveVariantPrices));
}

const hasName = (fields: JsonFields): boolean => Object.keys(fields).some((name) => isNamed('title', name));

const hasPrice = (fields: JsonFields): boolean =>
  Object.entries(fields).some(([name, value]) => holdsPrice(name, value));

const haveVariantPrices = (value: unknown): boolean => {
  const first = Array.isArray(value) ? value[0] : value;
  return isFields(first) && hasPrice(first);
};
