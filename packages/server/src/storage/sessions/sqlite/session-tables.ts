// The rows of sessions.db, to move them. Nobody else changes them meanwhile.

import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { DailyCount } from '../../../sessions/session-store.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import type { InteractionRow } from '../interaction-rows.ts';
import { EVENT_COLUMNS, type SessionContext, type StepRow } from '../session-rows.ts';
import { ROWS_AT_ONCE, type SessionCopy, type SessionTables } from '../session-tables.ts';
import { INTERACTION_COLUMNS } from './interaction-columns.ts';
import { lockSessions, type SessionLock } from './session-lock.ts';
import { migrateSessions } from './session-schema.ts';
import { listDailyCounts } from './session-sweep.ts';

const open = (folder: string, lock: SessionLock): { readonly database: DatabaseSync; readonly lock: SessionLock } => {
  try {
    const path = join(folder, 'sessions.db');
    const database = openSqlite(path);
    migrateSessions(database, path);
    return { database, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
};

const NO_LOCK: SessionLock = { release: () => {} };

/** `closed`: whether nobody can change them, as somebody sees to. Otherwise this throws if a server has the folder. */
export function readSqliteSessions(folder: string, closed: boolean): SessionTables {
  const { database, lock } = open(folder, closed ? NO_LOCK : lockSessions(folder));
  return {
    async *contexts() {
      const rows = database.prepare('SELECT id, client, advisor, version, language FROM contexts ORDER BY id').all();
      yield rows.map(
        ({ id, client, advisor, version, language }): SessionContext => ({
          ...{ id: Number(id), client: String(client), advisor: String(advisor) },
          ...{ version: Number(version), language: String(language) },
        }),
      );
    },
    async *steps() {
      const read = database.prepare(
        `SELECT lower(hex(session)), ${EVENT_COLUMNS}
         FROM steps WHERE (session, step) > (unhex(?), ?) ORDER BY session, step LIMIT ${ROWS_AT_ONCE}`,
      );
      read.setReturnArrays(true);
      for (let last: StepRow | undefined; ; ) {
        const found: unknown[] = read.all(last?.[0] ?? '', last?.[1] ?? -1);
        const rows = found as StepRow[];
        if (rows.length > 0) yield rows;
        if (rows.length < ROWS_AT_ONCE) return;
        last = rows.at(-1);
      }
    },
    async *interactions() {
      const read = database.prepare(
        `SELECT ${INTERACTION_COLUMNS} FROM interactions WHERE (session, once) > (unhex(?), unhex(?))
         ORDER BY session, once LIMIT ${ROWS_AT_ONCE}`,
      );
      read.setReturnArrays(true);
      for (let last: InteractionRow | undefined; ; ) {
        const found: unknown[] = read.all(last?.[0] ?? '', last?.[1] ?? '');
        const rows = found as InteractionRow[];
        if (rows.length > 0) yield rows;
        if (rows.length < ROWS_AT_ONCE) return;
        last = rows.at(-1);
      }
    },
    async *dailyCounts() {
      yield listDailyCounts(database);
    },
    endedBefore: async () => Number(database.prepare('SELECT ended_before FROM sweeps').get()?.ended_before ?? 0),
    close: async () => {
      database.close();
      lock.release();
    },
  };
}

/** Null if there are sessions already. Throws if a server has the folder. */
export function copyIntoSqlite(folder: string): SessionCopy | null {
  const { database, lock } = open(folder, lockSessions(folder));
  const close = async (): Promise<void> => {
    if (database.isTransaction) database.exec('ROLLBACK');
    database.close();
    lock.release();
  };
  if (database.prepare('SELECT 1 FROM steps UNION ALL SELECT 1 FROM daily_counts LIMIT 1').get() !== undefined) {
    void close();
    return null;
  }
  database.exec('BEGIN IMMEDIATE; DELETE FROM contexts');
  const context = database.prepare('INSERT INTO contexts VALUES (?, ?, ?, ?, ?)');
  const step = database.prepare('INSERT INTO steps VALUES (unhex(?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const interaction = database.prepare(
    'INSERT INTO interactions VALUES (unhex(?), unhex(?), unhex(?), ?, ?, ?, ?, ?, ?, ?)',
  );
  const count = database.prepare('INSERT INTO daily_counts VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  return {
    addContexts: async (contexts) => {
      for (const { id, client, advisor, version, language } of contexts) {
        context.run(id, client, advisor, version, language);
      }
    },
    addSteps: async (steps) => {
      for (const row of steps) step.run(...row);
    },
    addInteractions: async (interactions) => {
      for (const row of interactions) interaction.run(...row);
    },
    addDailyCounts: async (counts) => {
      for (const one of counts) count.run(...valuesOf(one));
    },
    finish: async (endedBefore) => {
      database.prepare('UPDATE sweeps SET ended_before = ?').run(endedBefore);
      database.exec('COMMIT');
    },
    close,
  };
}

const valuesOf = ({ day, client, advisor, version, kind, question, answer, count }: DailyCount) =>
  [day, client, advisor, version, kind, question, answer, count] as const;
