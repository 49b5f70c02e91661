import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteSessions, type SqliteSessionSettings } from '../storage/sessions/sqlite/sqlite-session-store.ts';
import { openSqlite } from '../storage/sqlite/open-sqlite.ts';
import { type StoreUnderTest, sessionStoreContract } from './contract/session-store.contract.ts';

const sqliteUnderTest = async (settings: SqliteSessionSettings): Promise<StoreUnderTest> => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-sessions-'));
  let store = await openSqliteSessions(folder, settings);
  const first = store;
  return {
    store: first,
    reopen: async () => {
      await store.close();
      store = await openSqliteSessions(folder, settings);
      return store;
    },
    breakCommits: async () => {
      const change = (sql: string): void => {
        const database = openSqlite(join(folder, 'sessions.db'));
        database.exec(sql);
        database.close();
      };
      change(`CREATE TRIGGER broken BEFORE INSERT ON steps
              WHEN NEW.question = 'broken' OR (NEW.step = 0 AND NEW.shown = 'broken')
              BEGIN SELECT RAISE(ABORT, 'broken for the test'); END`);
      return async () => change('DROP TRIGGER broken');
    },
    dispose: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

sessionStoreContract('SQLite', () => sqliteUnderTest({}));
// Small enough that nearly every session is read back from disk.
sessionStoreContract('SQLite with room for one session', () => sqliteUnderTest({ capacity: 1 }));
