// Products a page at a time, for people who browse a catalog. A search looks at every product, so it does so a slice at a time with
// room for shoppers in between, and ends after so many: then the page may be short or empty, and the next one goes on there.

import type { SQLOutputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Product } from '@guidepost/engine/product';
import type { ProductSearch } from '../../catalogs/catalog-store.ts';
import { type Page, type PageRequest, readCursor, writeCursor } from '../../lists/page.ts';
import { PRODUCT_COLUMNS, toProducts } from './product-row.ts';
import type { DefinitionDatabase } from './schema.ts';

/** Products that are read at once: a few milliseconds. */
const SLICE = 200;

/** Products that a page looks at, at most. */
const MOST_LOOKED_AT = 20_000;

export async function listProducts(
  db: DefinitionDatabase,
  { client, catalog, search, start = 0 }: ProductSearch,
  { after, limit }: PageRequest,
  onDamaged: (sku: string) => void,
): Promise<Page<Product>> {
  const row = await db
    .selectFrom('catalogs')
    .select('id')
    .where('client', '=', client)
    .where('catalog', '=', catalog)
    .executeTakeFirst();
  if (row === undefined) return { entries: [], next: null };
  const wanted = search.toLowerCase();
  const entries: Product[] = [];
  let position = after === null ? await positionBefore(db, row.id, start) : Number(readCursor(after)[0]);
  if (position === null) return { entries: [], next: null };
  for (let left = MOST_LOOKED_AT; left > 0; left -= SLICE) {
    const rows = await db
      .selectFrom('products')
      .select(['position', ...PRODUCT_COLUMNS])
      .where('catalog', '=', row.id)
      .where('position', '>', position)
      .orderBy('position')
      .limit(SLICE)
      .execute();
    for (const each of rows) {
      if (entries.length === limit) return { entries, next: writeCursor([String(position), '']) };
      position = Number(each.position);
      if (!`${each.sku}\n${each.title}`.toLowerCase().includes(wanted)) continue;
      entries.push(...toProducts([PRODUCT_COLUMNS.map((column): SQLOutputValue => each[column])], onDamaged));
    }
    if (rows.length < SLICE) return { entries, next: null };
    await setImmediate();
  }
  return { entries, next: writeCursor([String(position), '']) };
}

/** Behind which so many products are left out; positions have gaps. Only the index is read. Null: there are not more. */
async function positionBefore(db: DefinitionDatabase, catalog: number, start: number): Promise<number | null> {
  if (start === 0) return -1;
  const first = await db
    .selectFrom('products')
    .select('position')
    .where('catalog', '=', catalog)
    .orderBy('position')
    .limit(1)
    .offset(start)
    .executeTakeFirst();
  return first === undefined ? null : Number(first.position) - 1;
}
