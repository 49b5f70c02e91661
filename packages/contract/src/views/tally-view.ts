// How many products of a catalog satisfy a condition, and which they are; how many have each value of an attribute.

import { Type } from 'typebox';
import { closed, count, nullable, type View } from './view-part.ts';

/** `of`: how many there are at all, or within what was named. */
export const ProductCountView = closed({ products: count(), of: count() });
export type ProductCountView = View<typeof ProductCountView>;

/** Products that satisfy a condition, in catalog order. `next`: for the next page; null if this is the last. */
export const SatisfyingProductsView = closed({
  entries: Type.Array(closed({ sku: Type.String(), title: Type.String() })),
  next: nullable(Type.String()),
});
export type SatisfyingProductsView = View<typeof SatisfyingProductsView>;

export const AttributeTallyView = closed({
  attribute: Type.String(),
  type: Type.Enum(['number', 'text', 'list', 'boolean']),
  /** Products that have it. */
  known: count(),
  /** Different values. */
  distinct: count(),
  /** Most frequent first, but what was searched for to the letter before all; a number and a yes or no as a text. `title`: what shoppers read, where a language was given. */
  values: Type.Array(closed({ value: Type.String(), title: Type.Optional(Type.String()), products: count() })),
  /** What shoppers read of a no, where a language was given and the attribute is one of yes or no, whether or not a product has it. */
  no: Type.Optional(Type.String()),
  /** Of numbers. `bars`: products, from the least to the most in bars of equal width. */
  range: nullable(closed({ least: Type.Number(), most: Type.Number(), bars: Type.Array(count()) })),
});
export type AttributeTallyView = View<typeof AttributeTallyView>;
