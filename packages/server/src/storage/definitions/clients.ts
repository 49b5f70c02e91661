// A client comes into being when it is first named: whoever writes something of a client calls this first.

import type { DefinitionDatabase } from './schema.ts';

export const ensureClient = async (db: DefinitionDatabase, client: string, at: number): Promise<void> => {
  await db
    .insertInto('clients')
    .values({ client, created_at: at })
    .onConflict((conflict) => conflict.column('client').doNothing())
    .execute();
};
