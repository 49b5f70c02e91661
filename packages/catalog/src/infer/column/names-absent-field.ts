// A CSV file in Guidepost's own columns needs no mapping, unless it says something of the products under another name than Guidepost's: whether
// they can be bought, what they cost before, which are variants of one. Such a column must not become something to choose by.

import { PRODUCT_FIELDS } from '../../mapping/mapping.ts';
import { isNamed, type NamedRole } from './column-names.ts';

/** Beside the required fields, which such a file has. */
const ROLES: readonly NamedRole[] = ['available', 'sale_price', 'list_price', 'recommended_price', 'group', 'currency'];

const OWN: ReadonlySet<string> = new Set(PRODUCT_FIELDS);

/** `columns`: of the file. True for a column such as `availability` in a file without `available`. */
export function nameAbsentField(columns: readonly string[]): boolean {
  const others = columns.filter((column) => !OWN.has(column));
  return ROLES.some(
    (role) => !(OWN.has(role) && columns.includes(role)) && others.some((column) => isNamed(role, column)),
  );
}
