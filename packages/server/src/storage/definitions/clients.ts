// A client exists from the moment it is first named. Code that writes something for a client calls this first.

import type { DefinitionDatabase } from './schema.ts';

export const ensureClient = async (db: DefinitionDatabase, client: string, at: number): Promise<void> => {
  await db
    .insertInto('clients')
    .values({ client, created_at: at })
    .onConflict((conflict) => conflict.column('client').doNothing())
    .execute();
};
