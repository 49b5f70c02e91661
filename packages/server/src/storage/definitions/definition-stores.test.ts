// Runs every definition store through the contract of definition stores.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type PostgresServer, usePostgresServer } from '../postgres/postgres-server.fixture.ts';
import { type DefinitionPlace, definitionStoreContract } from './contract/definition-store.contract.ts';
import { openPostgresDefinitions } from './postgres/postgres-definition-store.ts';
import { openDefinitionStore } from './sqlite/sqlite-definition-store.ts';

const makeSqlitePlace = async (): Promise<DefinitionPlace> => {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-definitions-'));
  return {
    open: () => openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

definitionStoreContract('SQLite', makeSqlitePlace);

let server: PostgresServer | null = null;

afterAll(() => server?.remove());

const makePostgresPlace = async (): Promise<DefinitionPlace> => {
  server ??= await usePostgresServer();
  const url = await server.makeDatabase();
  return {
    open: () => openPostgresDefinitions({ url, migrate: 'if-empty' }),
    remove: async () => {},
  };
};

definitionStoreContract('PostgreSQL', makePostgresPlace);
