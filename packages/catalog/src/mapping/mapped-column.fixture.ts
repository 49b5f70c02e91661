// A file with one column under test, beside those that every product needs.

import { gatherMapped, sourceOf } from '../../test/source-of.ts';

export const NEEDED =
  "sku: Id\ntitle: Name\nimage: 'https://i.example/{Id|url}.jpg'\nlink: 'https://s.example/{Name|slug}'\nprice: Price\n";

/** One column under test, beside those that every product needs. */
export async function mapped(cells: readonly string[], mapping: string, column = 'X') {
  const rows = cells.map((cell, index) => `${index},Product ${index},5.00,"${cell.replaceAll('"', '""')}"`);
  return gatherMapped(sourceOf(`Id,Name,Price,${column}\n${rows.join('\n')}`), NEEDED + mapping);
}

/** The values of the attribute `x`; undefined where a product has none. */
export const valuesOf = async (cells: readonly string[], rule: string) =>
  (await mapped(cells, `attributes:\n  x: ${rule}`)).products.map(({ attributes }) => attributes.x);
