// The promises of the dialect that Kysely relies on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NodeSqliteDialect } from './kysely-node-sqlite.ts';
import { openSqlite } from './open-sqlite.ts';

interface Schema {
  readonly notes: { id: number; text: string | null };
}

let folder: string;
const opened: Kysely<Schema>[] = [];

const connect = (): Kysely<Schema> => {
  const path = join(folder, 'notes.db');
  const db = new Kysely<Schema>({
    dialect: new NodeSqliteDialect({ database: openSqlite(path), path, patience: 5000 }),
  });
  opened.push(db);
  return db;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-dialect-'));
  await connect().schema.createTable('notes').addColumn('id', 'integer').addColumn('text', 'text').execute();
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
  rmSync(folder, { recursive: true });
});

const count = async (db: Kysely<Schema>): Promise<number> =>
  Number((await db.selectFrom('notes').select(sql`count(*)`.as('count')).executeTakeFirstOrThrow()).count);

test('statements say how many rows they changed, and give rows where they return some', async () => {
  const db = connect();
  const values = [1, 2, 3].map((id) => ({ id, text: null }));
  expect((await db.insertInto('notes').values(values).executeTakeFirst()).numInsertedOrUpdatedRows).toBe(3n);
  expect((await db.updateTable('notes').set({ text: 'x' }).where('id', '>', 1).executeTakeFirst()).numUpdatedRows).toBe(
    2n,
  );
  expect(await db.deleteFrom('notes').where('id', '=', 2).returningAll().execute()).toEqual([{ id: 2, text: 'x' }]);
});

test('a transaction that throws changes nothing, and the connection goes on', async () => {
  const db = connect();
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('notes').values({ id: 1, text: null }).execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await count(db)).toBe(0);
});

test('transactions on one connection take turns, and whatever comes between waits for them', async () => {
  const db = connect();
  const step = (id: number) =>
    db.transaction().execute(async (transaction) => {
      const before = await count(transaction);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await transaction
        .insertInto('notes')
        .values({ id, text: String(before) })
        .execute();
    });
  await Promise.all([step(1), step(2), step(3), db.insertInto('notes').values({ id: 4, text: null }).execute()]);
  const texts = (await db.selectFrom('notes').select('text').orderBy('id').execute()).map(({ text }) => text);
  expect(texts).toEqual(['0', '1', '2', null]);
});

test('a transaction waits for one on another connection without blocking the event loop', async () => {
  const [one, other] = [connect(), connect()];
  const order: string[] = [];
  const first = one.transaction().execute(async (transaction) => {
    await transaction.insertInto('notes').values({ id: 1, text: null }).execute();
    await new Promise((resolve) => setTimeout(resolve, 60));
    order.push('first');
  });
  const second = other.transaction().execute(async (transaction) => {
    order.push(`second sees ${await count(transaction)}`);
  });
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second sees 1']);
});

test('values that SQLite cannot store are refused in words', async () => {
  const broken = connect()
    .insertInto('notes')
    .values({ id: 1, text: sql`${true}` });
  await expect(broken.execute()).rejects.toThrow(/cannot store a value of type boolean/);
});

test('rows can be streamed', async () => {
  const db = connect();
  await db
    .insertInto('notes')
    .values([
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
    ])
    .execute();
  const ids: number[] = [];
  for await (const row of db.selectFrom('notes').select('id').orderBy('id').stream()) ids.push(row.id);
  expect(ids).toEqual([1, 2]);
});
