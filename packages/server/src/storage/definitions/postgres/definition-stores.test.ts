// PostgreSQL through the contract of definition stores: reached directly, and through a pooler in transaction mode.

import { Client } from 'pg';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { hasPgbouncer, makePgbouncer, type Pgbouncer } from '../../postgres/pgbouncer.fixture.ts';
import { emptyTables, type PostgresUse, usePostgresServer } from '../../postgres/postgres-server.fixture.ts';
import { type DefinitionPlace, definitionStoreContract } from '../contract/definition-store.contract.ts';
import { openPostgresDefinitions } from './postgres-definition-store.ts';

let server: PostgresUse;
let pooler: Pgbouncer | null = null;

beforeAll(async () => {
  server = await usePostgresServer();
  if (hasPgbouncer()) pooler = await makePgbouncer(await server.makeDatabase());
});
afterAll(async () => {
  await pooler?.remove();
  await server.remove();
});

/** One database for all tests of a way, emptied after each, because making one takes longer than most tests. */
const placesIn = (through: (url: string) => string) => {
  let direct: string | null = null;
  return async (): Promise<DefinitionPlace> => {
    direct ??= await server.makeDatabase();
    const [address, url] = [direct, through(direct)];
    return {
      open: () => openPostgresDefinitions({ url, migrate: 'if-empty' }),
      tamper: async (statement) => {
        const client = new Client({ connectionString: address });
        await client.connect();
        await client.query(statement);
        await client.end();
      },
      remove: () => emptyTables(address, '^guidepost_migrations'),
    };
  };
};

definitionStoreContract(
  'PostgreSQL',
  placesIn((url) => url),
);

describe.runIf(hasPgbouncer())('behind a pooler:', () => {
  definitionStoreContract(
    'PostgreSQL',
    placesIn((url) => pooler?.through(url) ?? url),
  );
});

test.skipIf(hasPgbouncer())(
  'PostgreSQL behind pgbouncer was NOT tested, because there is no pgbouncer on the path',
  () => {},
);
