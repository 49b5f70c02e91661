// Secrets of the installation, made once. If two processes ask at the same time, the first one's secret is kept.

import { randomBytes } from 'node:crypto';
import type { DefinitionDatabase, DefinitionDatabases } from './schema.ts';

const BYTES = 32;

export const getSecret = async ({ reader, write }: DefinitionDatabases, name: string): Promise<Uint8Array> =>
  (await findSecret(reader, name)) ??
  (await write(async (db) => {
    const made = randomBytes(BYTES);
    await db
      .insertInto('secrets')
      .values({ name, value: made.toString('hex') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await findSecret(db, name)) ?? made;
  }));

const findSecret = async (db: DefinitionDatabase, name: string): Promise<Uint8Array | null> => {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row === undefined ? null : new Uint8Array(Buffer.from(row.value, 'hex'));
};
