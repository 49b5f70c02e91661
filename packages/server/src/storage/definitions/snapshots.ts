// Snapshots in SQL, a row for each piece. The digest of a row is also that of its place, so pieces cannot be mistaken for each other.

import { hash } from 'node:crypto';
import { DamagedSnapshot, type SnapshotKey, type SnapshotStore } from '../../catalogs/snapshot-store.ts';
import type { DefinitionDatabase, DefinitionDatabases } from './schema.ts';

export const createSnapshotStore = ({ reader, write }: DefinitionDatabases): SnapshotStore => ({
  async *read(key) {
    const id = await findId(reader, key);
    if (id === null) return;
    for (let place = 0; ; place++) {
      const row = await reader
        .selectFrom('snapshots')
        .select(['digest', 'content'])
        .where('catalog', '=', id)
        .where('layout', '=', key.layout)
        .where('revision', '=', key.revision)
        .where('place', '=', place)
        .executeTakeFirst();
      if (row === undefined) return;
      if (row.digest !== digestOf(key, place, row.content)) throw new DamagedSnapshot();
      yield row.content;
    }
  },

  keep: (key, pieces) =>
    write(async (db) => {
      const id = await findId(db, key);
      if (id !== null) await putPieces(db, id, key, pieces);
    }),
});

/** Inside a transaction. */
export const putPieces = async (
  db: DefinitionDatabase,
  catalog: number,
  key: SnapshotKey,
  pieces: readonly Uint8Array[],
): Promise<void> => {
  const { layout, revision } = key;
  await db.deleteFrom('snapshots').where('catalog', '=', catalog).where('layout', '=', layout).execute();
  for (const [place, content] of pieces.entries()) {
    await db
      .insertInto('snapshots')
      .values({ catalog, layout, revision, place, digest: digestOf(key, place, content), content })
      // Of two processes that keep the same snapshot, either is right.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** Inside the transaction that changes the catalog. */
export const dropSnapshots = async (db: DefinitionDatabase, catalog: number): Promise<void> => {
  await db.deleteFrom('snapshots').where('catalog', '=', catalog).execute();
};

/** Null if there is no such catalog at this revision. */
async function findId(db: DefinitionDatabase, { client, catalog, revision }: SnapshotKey): Promise<number | null> {
  const row = await db
    .selectFrom('catalogs')
    .select('id')
    .where('client', '=', client)
    .where('catalog', '=', catalog)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.id ?? null;
}

const digestOf = ({ client, catalog, revision, layout }: SnapshotKey, place: number, content: Uint8Array): string =>
  hash('sha256', JSON.stringify([client, catalog, revision, layout, place, hash('sha256', content, 'hex')]), 'hex');
