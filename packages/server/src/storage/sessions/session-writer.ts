// The thread that writes sessions.db, so that a slow disk never holds up requests. One message is one transaction: it
// happens as a whole, or it is reported as failed and nothing of it happened.

import type { DatabaseSync } from 'node:sqlite';
import { serveThread } from '../../threads/serve-thread.ts';
import { explainSqliteError, openSqlite } from '../sqlite/open-sqlite.ts';
import { STEP_LENGTH, type StepRow } from './session-rows.ts';
import { sweepSlice } from './session-sweep.ts';
import type { CommitRequest, WriterReply, WriterRequest, WriterSettings } from './session-writer-messages.ts';

class SessionWriter {
  readonly #database: DatabaseSync;
  readonly #begin;
  readonly #end;
  readonly #insertContext;
  readonly #insertStep;
  readonly #eraseSession;

  constructor(database: DatabaseSync) {
    this.#database = database;
    // Pages of recent sessions stay in memory, so that a step reads nothing.
    database.exec('PRAGMA cache_size = -32768');
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#end = database.prepare('COMMIT');
    this.#insertContext = database.prepare('INSERT OR IGNORE INTO contexts VALUES (?, ?, ?, ?, ?)');
    this.#insertStep = database.prepare('INSERT INTO steps VALUES (unhex(?), ?, ?, ?, ?, ?, ?, ?, ?)');
    this.#eraseSession = database.prepare('DELETE FROM steps WHERE session = ?');
  }

  write(request: WriterRequest): WriterReply {
    switch (request.kind) {
      case 'commit':
        return this.#transaction(() => ({ kind: 'committed', erased: this.#commit(request) }));
      case 'sweep':
        return this.#transaction(() => ({ kind: 'swept', ...sweepSlice(this.#database, request) }));
      default:
        throw new Error(`there is no such request ${JSON.stringify(request satisfies never)}`);
    }
  }

  close(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }

  #commit({ contexts, steps, erasures }: CommitRequest): boolean[] {
    for (const { id, client, advisor, version, language } of contexts) {
      this.#insertContext.run(id, client, advisor, version, language);
    }
    const values: StepRow[number][] = JSON.parse(steps);
    for (let at = 0; at < values.length; at += STEP_LENGTH) this.#insertStep.run(...values.slice(at, at + STEP_LENGTH));
    return erasures.map((session) => Number(this.#eraseSession.run(Buffer.from(session, 'hex')).changes) > 0);
  }

  #transaction<T>(work: () => T): T {
    this.#begin.run();
    try {
      const result = work();
      this.#end.run();
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}

await serveThread<WriterSettings, WriterRequest, WriterReply>(({ path, synchronous }, tell) => {
  const writer = new SessionWriter(openSqlite(path, { synchronous }));
  return {
    asked: (request) => {
      try {
        tell(writer.write(request));
      } catch (error) {
        const explained = explainSqliteError(error, path);
        tell({ kind: 'failed', message: explained instanceof Error ? explained.message : String(explained) });
      }
    },
    stop: () => writer.close(),
  };
});
