// Runs every definition store through the contract of definition stores.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DefinitionPlace, definitionStoreContract } from './contract/definition-store.contract.ts';
import { openDefinitionStore } from './sqlite/sqlite-definition-store.ts';

const makeSqlitePlace = async (): Promise<DefinitionPlace> => {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-definitions-'));
  return {
    open: () => openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' }),
    tamper: async (statement) => {
      const database = new DatabaseSync(join(folder, 'guidepost.db'));
      database.prepare('ATTACH ? AS admin').run(join(folder, 'admin.db'));
      database.exec(statement);
      database.close();
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

definitionStoreContract('SQLite', makeSqlitePlace);
