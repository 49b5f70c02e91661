// The known dialects of tables. To add one, write a file for it and name it here.

import { cif } from './cif.ts';
import { openCart } from './opencart.ts';
import { shopware } from './shopware.ts';
import type { TableDialect } from './table-dialect.ts';
import { wix } from './wix.ts';

const DIALECTS: readonly TableDialect[] = [wix, cif, openCart, ...shopware];

export function dialectOfTable(columns: readonly string[]): TableDialect | null {
  const known = new Set(columns);
  return DIALECTS.find((one) => one.columns.every((column) => known.has(column))) ?? null;
}
