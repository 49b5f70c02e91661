import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { type PostgresServer, usePostgresServer } from '../storage/postgres/postgres-server.fixture.ts';
import {
  openPostgresSessions,
  type PostgresSessionSettings,
} from '../storage/sessions/postgres/postgres-session-store.ts';
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

let server: PostgresServer | null = null;

afterAll(() => server?.remove());

const postgresUnderTest = async (settings: PostgresSessionSettings): Promise<StoreUnderTest> => {
  server ??= await usePostgresServer();
  const url = await server.makeDatabase();
  let store = await openPostgresSessions(url, settings);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create function break_step() returns trigger language plpgsql as
    $$ begin raise 'broken for the test'; end $$`);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openPostgresSessions(url, settings);
      return store;
    },
    breakCommits: async () => {
      await client.query(`create trigger broken before insert on session_steps for each row
        when (new.question = 'broken' or (new.step = 0 and new.shown = 'broken')) execute function break_step()`);
      return async () => void (await client.query('drop trigger broken on session_steps'));
    },
    dispose: async () => {
      await store.close();
      await client.end();
    },
  };
};

sessionStoreContract('SQLite', () => sqliteUnderTest({}));
// Small enough that nearly every session is read back from disk.
sessionStoreContract('SQLite with room for one session', () => sqliteUnderTest({ capacity: 1 }));
sessionStoreContract('PostgreSQL', () => postgresUnderTest({}));
// Every session is read back from the database.
sessionStoreContract('PostgreSQL with room for one session', () => postgresUnderTest({ capacity: 1 }));
