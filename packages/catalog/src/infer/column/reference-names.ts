// Columns that point at a thing beside the product: `category._ref`, `brand.sys.id`, `brandId`. Their name without that is the name of
// the thing.

import { plainName } from './column-names.ts';

/** `brand._ref` → `brand`; `tags.0._ref` → `tags`. Null: the name does not point at anything. */
export function ownerOfReference(name: string): string | null {
  const owner = name.replace(POINTS, '').replace(PLACE, '');
  if (owner === name || !/\p{L}/u.test(owner)) return null;
  const parts = owner.split('.').filter((part) => !/^\d+$/.test(part));
  return parts.at(-1) ?? null;
}

const POINTS =
  /(?:[._ -]+(?:sys[._]+id|_?ref|_?id|document_?id|reference|reference_?id|slug|key)|(?<=\p{Ll})(?:Ref|Id|ID|Reference|DocumentId))$/iu;
/** The number of the member in a list. */
const PLACE = /(?:\.\d+)+$/;

/** A whole number under such a name is that of a row in another table: `maker.id`, `brand_id`. */
export const namesRowElsewhere = (name: string): boolean =>
  ownerOfReference(name) !== null && / (?:id|ref)$/.test(plainName(name));
