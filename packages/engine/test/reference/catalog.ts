// What the reference model looks at: product objects in an array. It is written from the rules of the conversation alone
// and shares no code with the engine, only the shapes of its data, so that the two can disagree.

import type { Attribute, AttributeType, Product } from '../../src/product.ts';

export interface Catalog {
  readonly products: readonly Product[];
  readonly attributes: readonly Attribute[];
}

export type Value = string | number | boolean;

/** The known values of a product's attribute, or of its price; empty if it is unknown. */
export function valuesOf(product: Product, attribute: string): readonly Value[] {
  if (attribute === 'price') return [Number(product.price)];
  const value = product.attributes[attribute];
  if (value === undefined) return [];
  return typeof value === 'object' ? [...new Set(value)] : [value];
}

export const typeOf = (catalog: Catalog, attribute: string): AttributeType | null =>
  attribute === 'price' ? 'number' : (catalog.attributes.find(({ name }) => name === attribute)?.type ?? null);

/** Numbers by size, false before true, texts by code point. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a !== 'string' || typeof b !== 'string') return Number(a) - Number(b);
  const left = [...a].map((character) => character.codePointAt(0) ?? 0);
  const right = [...b].map((character) => character.codePointAt(0) ?? 0);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] !== right[i]) return (left[i] ?? 0) - (right[i] ?? 0);
  }
  return left.length - right.length;
}
