// What becomes of the attributes that a catalog had, when a whole file takes its place.

import type { Attribute } from '@guidepost/engine/product';
import type { CatalogChange, CatalogSettings } from '../catalogs/catalog-store.ts';

/** Guidepost's own shape has no units and labels: an attribute that was there keeps its own, and its place. */
export function withWords(attributes: readonly Attribute[], before: CatalogChange['before']): readonly Attribute[] {
  const came = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const known = (before?.attributes ?? []).filter(({ name, type }) => came.get(name)?.type === type);
  const names = new Set(known.map(({ name }) => name));
  return [...known, ...attributes.filter(({ name }) => !names.has(name))];
}

/** Names of the attributes that it had and has no more. */
export const goneFrom = ({ before }: CatalogChange, { attributes }: CatalogSettings): string[] => {
  const names = new Set(attributes.map(({ name }) => name));
  return (before?.attributes ?? []).map(({ name }) => name).filter((name) => !names.has(name));
};
