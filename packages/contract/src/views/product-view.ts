// A product in Guidepost's own shape, as catalogs are printed and imported.

import { Type } from 'typebox';
import { closed, type View } from './view-part.ts';

export const ProductView = closed({
  sku: Type.String(),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  image: Type.String(),
  link: Type.String(),
  price: Type.String(),
  list_price: Type.Optional(Type.String()),
  group: Type.Optional(Type.String()),
  available: Type.Boolean(),
  attributes: Type.Record(
    Type.String(),
    Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Array(Type.String())]),
  ),
});
export type ProductView = View<typeof ProductView>;
