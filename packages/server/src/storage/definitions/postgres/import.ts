// A change of a catalog in PostgreSQL: one transaction on a connection of its own. Others see the state before it until it is committed.

import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { CatalogStore } from '../../../catalogs/catalog-store.ts';
import { kyselyOnClient } from '../../postgres/kysely-postgres.ts';
import { withClient } from '../../postgres/open-postgres.ts';
import { inTransaction } from '../../postgres/transaction.ts';
import { ensureCatalogRow, findCatalogRow, requireFeedHold, takeCatalogId } from '../catalogs.ts';
import { findSchemaState, SchemaError } from '../migrate.ts';
import { allMigrations } from '../migrations/migrations.ts';
import type { DefinitionDatabase, DefinitionDatabases, DefinitionSchema } from '../schema.ts';
import { makeCatalogChange } from '../stored-change.ts';
import { limitWaiting, lockCatalog, markChange } from './databases.ts';
import { PostgresProductTable } from './product-table.ts';
import { readProductsOn } from './read.ts';

export const createPostgresImport =
  (pool: Pool, { reader, write }: DefinitionDatabases, place: string): CatalogStore['change'] =>
  async (target, work) => {
    const { client: shop, catalog } = target;
    // In a transaction of its own, or every other new catalog would wait for this import.
    const isKnown = (await findCatalogRow(reader, shop, catalog)) !== null;
    const id = isKnown ? null : await write((db) => takeCatalogId(db, target));
    return withClient(pool, place, async (client) => {
      let inserted = 0;
      const result = await inTransaction(client, async () => {
        const db = kyselyOnClient<DefinitionSchema>(client, place);
        await limitWaiting(db);
        await lockCatalog(db, shop, catalog, 'change');
        await refuseOtherSchema(db, place);
        await requireFeedHold(db, target);
        const row = await ensureCatalogRow(db, target, async () => id ?? (await takeCatalogId(db, target)));
        const table = await PostgresProductTable.open(client, row.id);
        const change = makeCatalogChange(
          {
            db,
            catalog: row,
            table,
            tail: await findTail(db, row.id),
            read: (onDamaged) => readProductsOn(client, row.id, onDamaged),
          },
          target,
        );
        const result = await work(change);
        await requireFeedHold(db, target, true);
        await markChange(db);
        inserted = table.inserted;
        return result;
      });
      if (inserted >= MANY) await renewFigures(client);
      return result;
    });
  };

/** Products, after which figures are renewed. With fewer it does not matter how they are found. */
const MANY = 1000;

/**
 * Tells PostgreSQL what is in the table now. It looks by itself, but a minute later; until then the next import would have a whole
 * catalog read for each thousand of its products. The import is done and stays so, whatever becomes of this.
 */
const renewFigures = (client: PoolClient): Promise<void> =>
  client.query('analyze (skip_locked) products').then(
    () => {},
    () => {},
  );

/** Somebody may have migrated since the store was opened. */
const refuseOtherSchema = async (db: DefinitionDatabase, place: string): Promise<void> => {
  if ((await findSchemaState(db, allMigrations)) === 'current') return;
  throw new SchemaError(
    `${place}: its schema changed meanwhile. Start the command again with the installed Guidepost.`,
  );
};

/** The largest position in the catalog, 0 if it is empty. */
async function findTail(db: DefinitionDatabase, catalog: number): Promise<number> {
  const { rows } = await sql<{ tail: number | null }>`
    select max(position) as tail from products where catalog = ${catalog}`.execute(db);
  return rows[0]?.tail ?? 0;
}
