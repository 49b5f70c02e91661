// Catalogs in SQL, except the products themselves: each database has its own code to write and read these.

import type { Attribute } from '@guidepost/engine/product';
import type { Selectable } from 'kysely';
import {
  type Catalog,
  type CatalogSettings,
  type CatalogStore,
  type ChangeTarget,
  FeedHoldLost,
  type OnDamagedCatalog,
} from '../../catalogs/catalog-store.ts';
import { makePage, readCursor } from '../../lists/page.ts';
import { ensureClient } from './clients.ts';
import { listProducts } from './list-products.ts';
import type { DefinitionDatabase, DefinitionSchema } from './schema.ts';
import { dropSnapshots } from './snapshots.ts';

/** Databases take only so many values in a statement. */
const TITLES_AT_ONCE = 500;

export type ProductPaths = Pick<CatalogStore, 'change' | 'read'>;

export const createCatalogStore = (reader: DefinitionDatabase, products: ProductPaths): CatalogStore => ({
  async find(client, catalog) {
    const row = await findCatalogRow(reader, client, catalog);
    return row === null ? null : toCatalog(row);
  },

  async list({ after, limit }, client, onDamaged) {
    let query = reader
      .selectFrom('catalogs')
      .selectAll()
      .orderBy('client')
      .orderBy('catalog')
      .limit(limit + 1);
    if (client !== undefined) query = query.where('client', '=', client);
    if (after !== null) {
      const [lastClient, lastCatalog] = readCursor(after);
      query = query.where((on) => on(on.refTuple('client', 'catalog'), '>', on.tuple(lastClient, lastCatalog)));
    }
    const page = makePage(
      await query.execute(),
      limit,
      (row) => [row.client, row.catalog],
      (row) => row,
    );
    return { ...page, entries: page.entries.flatMap((row) => readableCatalog(row, onDamaged) ?? []) };
  },

  listRevisions: () =>
    reader
      .selectFrom('catalogs')
      .select(['client', 'catalog', 'revision'])
      .orderBy('client')
      .orderBy('catalog')
      .execute(),

  listProducts: (search, request, onDamaged) => listProducts(reader, search, request, onDamaged),

  async hasProduct(client, catalog, sku) {
    const row = await reader
      .selectFrom('catalogs')
      .innerJoin('products', 'products.catalog', 'catalogs.id')
      .select('products.sku')
      .where('catalogs.client', '=', client)
      .where('catalogs.catalog', '=', catalog)
      .where('products.sku', '=', sku)
      .executeTakeFirst();
    return row !== undefined;
  },

  async findTitles(client, catalog, skus) {
    const titles = new Map<string, string>();
    for (let from = 0; from < skus.length; from += TITLES_AT_ONCE) {
      const rows = await reader
        .selectFrom('catalogs')
        .innerJoin('products', 'products.catalog', 'catalogs.id')
        .select(['products.sku', 'products.title'])
        .where('catalogs.client', '=', client)
        .where('catalogs.catalog', '=', catalog)
        .where('products.sku', 'in', skus.slice(from, from + TITLES_AT_ONCE))
        .execute();
      for (const { sku, title } of rows) titles.set(sku, title);
    }
    return titles;
  },

  ...products,
});

export type CatalogRow = Selectable<DefinitionSchema['catalogs']>;

export const findCatalogRow = async (
  db: DefinitionDatabase,
  client: string,
  catalog: string,
): Promise<CatalogRow | null> =>
  (await db
    .selectFrom('catalogs')
    .selectAll()
    .where('client', '=', client)
    .where('catalog', '=', catalog)
    .executeTakeFirst()) ?? null;

/** Needed before a catalog is made. The number is used up even if it is not made after all. */
export const takeCatalogId = async (db: DefinitionDatabase, { client, at }: ChangeTarget): Promise<number> => {
  await ensureClient(db, client, at);
  const { value } = await db
    .insertInto('counters')
    .values({ name: 'catalog', value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
};

/** The catalog as it is before an import. If there is none, it is made, empty, at revision 0, with the id that `takeId` gives. */
export const ensureCatalogRow = async (
  db: DefinitionDatabase,
  { client, catalog, at }: ChangeTarget,
  takeId: () => Promise<number>,
): Promise<CatalogRow> => {
  const known = await findCatalogRow(db, client, catalog);
  if (known !== null) return known;
  const id = await takeId();
  return await db
    .insertInto('catalogs')
    .values({
      id,
      client,
      catalog,
      currency: null,
      language: null,
      mapping: null,
      revision: 0,
      attributes: '[]',
      products: 0,
      imported_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * Inside the transaction of the change. With `forShare` nobody can take the feed between this and the commit; SQLite needs no such
 * word. Throws a {@link FeedHoldLost}.
 */
export const requireFeedHold = async (
  db: DefinitionDatabase,
  { client, catalog, feedHolder }: ChangeTarget,
  forShare = false,
): Promise<void> => {
  if (feedHolder === undefined) return;
  const query = db.selectFrom('feeds').select('holder').where('client', '=', client).where('catalog', '=', catalog);
  const row = await (forShare ? query.forShare() : query).executeTakeFirst();
  if (row?.holder !== feedHolder) throw new FeedHoldLost();
};

/** What an import did to the products. */
export interface ImportedProducts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly kept: number;
  /** Products that only changed their place. */
  readonly moved: number;
}

/** Writes the outcome of an import into the catalog's row. Resolves to the revision it has now. */
export const finishCatalogRow = async (
  db: DefinitionDatabase,
  before: CatalogRow,
  { currency, language, mapping, attributes }: CatalogSettings,
  imported: ImportedProducts,
  at: number,
): Promise<{ revision: number; products: number }> => {
  const next = { currency, language, mapping, attributes: JSON.stringify(attributes) };
  const differs =
    before.revision === 0 ||
    imported.added + imported.changed + imported.removed + imported.moved > 0 ||
    before.currency !== next.currency ||
    before.language !== next.language ||
    before.mapping !== next.mapping ||
    before.attributes !== next.attributes;
  if (differs) await dropSnapshots(db, before.id);
  const revision = before.revision + (differs ? 1 : 0);
  const products = before.products + imported.added - imported.removed;
  await db
    .updateTable('catalogs')
    .set({ ...next, revision, products, imported_at: at })
    .where('id', '=', before.id)
    .execute();
  return { revision, products };
};

/** One damaged row must not keep the others off the list. */
function readableCatalog(row: CatalogRow, onDamaged: OnDamagedCatalog | undefined): Catalog | null {
  try {
    return toCatalog(row);
  } catch {
    onDamaged?.({ client: String(row.client), catalog: String(row.catalog) });
    return null;
  }
}

/** Throws if the row is damaged. */
export const toCatalog = (row: CatalogRow): Catalog => {
  const attributes: Attribute[] = JSON.parse(row.attributes);
  return {
    client: row.client,
    catalog: row.catalog,
    revision: row.revision,
    currency: row.currency,
    language: row.language,
    attributes,
    mapping: row.mapping,
    products: row.products,
    importedAt: Number(row.imported_at),
  };
};
