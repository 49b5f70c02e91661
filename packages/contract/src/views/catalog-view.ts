// Catalogs, and the mappings kept with them.

import { Type } from 'typebox';
import { AttributeView } from './attribute-view.ts';
import { closed, count, nullable, time, type View } from './view-part.ts';

export const CatalogView = closed({
  client: Type.String(),
  catalog: Type.String(),
  products: count(),
  revision: count(),
  imported_at: time(),
  currency: nullable(Type.String()),
  language: nullable(Type.String()),
  attributes: Type.Array(AttributeView),
  has_mapping: Type.Boolean(),
});
export type CatalogView = View<typeof CatalogView>;

export const KeptMappingView = closed({ client: Type.String(), catalog: Type.String(), mapping: Type.String() });
export type KeptMappingView = View<typeof KeptMappingView>;
