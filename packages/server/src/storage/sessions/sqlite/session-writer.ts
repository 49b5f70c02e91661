// The thread that writes sessions.db, so that a slow disk never delays requests. One message is one transaction: it happens
// as a whole, or it is reported as failed and nothing of it happened.

import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { serveThread } from '../../../threads/serve-thread.ts';
import { letGoOfReserve } from '../../disk-room.ts';
import { explainSqliteError, isDiskFull, openSqlite, SqliteFileError } from '../../sqlite/open-sqlite.ts';
import { INTERACTION_LENGTH, type InteractionRow } from '../interaction-rows.ts';
import { STEP_LENGTH, type StepRow } from '../session-rows.ts';
import { sweepSlice } from './session-sweep.ts';
import type { CommitRequest, WriterReply, WriterRequest, WriterSettings } from './session-writer-messages.ts';

class SessionWriter {
  readonly #database: DatabaseSync;
  readonly #begin;
  readonly #end;
  readonly #insertContext;
  readonly #insertStep;
  readonly #insertInteraction;
  readonly #eraseSession;
  readonly #eraseInteractions;
  readonly #folder: string;
  #logHoldsErased = false;

  constructor(database: DatabaseSync, folder: string) {
    this.#database = database;
    this.#folder = folder;
    // Pages of recent sessions stay in memory, so that a step reads nothing. What is deleted is overwritten.
    database.exec('PRAGMA cache_size = -32768; PRAGMA secure_delete = ON');
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#end = database.prepare('COMMIT');
    this.#insertContext = database.prepare('INSERT OR IGNORE INTO contexts VALUES (?, ?, ?, ?, ?)');
    this.#insertStep = database.prepare('INSERT INTO steps VALUES (unhex(?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    // Only behind the steps of a session, so not behind one that was erased. One that is there already stays.
    this.#insertInteraction = database.prepare(
      `INSERT OR IGNORE INTO interactions SELECT unhex(?1), unhex(?2), unhex(?3), ?4, ?5, ?6, ?7, ?8, ?9, ?10
       WHERE EXISTS (SELECT 1 FROM steps WHERE session = unhex(?1))`,
    );
    this.#eraseSession = database.prepare('DELETE FROM steps WHERE session = ?');
    this.#eraseInteractions = database.prepare('DELETE FROM interactions WHERE session = ?');
  }

  /** If the disk is full, the reserve is released and the same is tried once more. */
  write(request: WriterRequest): WriterReply {
    try {
      return this.#write(request);
    } catch (error) {
      if (!isDiskFull(error) || !letGoOfReserve(this.#folder)) throw error;
      return this.#write(request);
    }
  }

  #write(request: WriterRequest): WriterReply {
    switch (request.kind) {
      case 'commit':
        return this.#commitAndClear(request);
      case 'sweep':
        return this.#transaction(() => ({ kind: 'swept', ...sweepSlice(this.#database, request) }));
      case 'probe':
        return this.#transaction(() => {
          this.#database.exec('UPDATE sweeps SET ended_before = ended_before');
          return { kind: 'probed' };
        });
      default:
        throw new Error(`there is no such request ${JSON.stringify(request satisfies never)}`);
    }
  }

  close(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }

  #commitAndClear(request: CommitRequest): WriterReply {
    const erased = this.#transaction(() => this.#commit(request));
    this.#logHoldsErased ||= erased.includes(true);
    if (this.#logHoldsErased) this.#emptyLog();
    return { kind: 'committed', erased };
  }

  /**
   * Copies the log into the file and empties it, so that it does not keep what was erased. The transaction has already
   * happened, even if this fails. What cannot be done now is done after the next transaction.
   */
  #emptyLog(): void {
    try {
      const isBusy = this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy;
      this.#logHoldsErased = isBusy !== 0;
    } catch {
      this.#logHoldsErased = true;
    }
  }

  #commit({ contexts, steps, interactions, erasures }: CommitRequest): boolean[] {
    for (const { id, client, advisor, version, language } of contexts) {
      this.#insertContext.run(id, client, advisor, version, language);
    }
    const values: StepRow[number][] = JSON.parse(steps);
    for (let at = 0; at < values.length; at += STEP_LENGTH) this.#insertStep.run(...values.slice(at, at + STEP_LENGTH));
    if (interactions !== '[]') this.#insertInteractions(interactions);
    return erasures.map((session) => this.#erase(Buffer.from(session, 'hex')));
  }

  #insertInteractions(text: string): void {
    const values: InteractionRow[number][] = JSON.parse(text);
    for (let at = 0; at < values.length; at += INTERACTION_LENGTH) {
      this.#insertInteraction.run(...values.slice(at, at + INTERACTION_LENGTH));
    }
  }

  #erase(session: Uint8Array): boolean {
    const steps = Number(this.#eraseSession.run(session).changes);
    const interactions = Number(this.#eraseInteractions.run(session).changes);
    return steps + interactions > 0;
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
  const writer = new SessionWriter(openSqlite(path, { synchronous }), dirname(path));
  return {
    asked: (request) => {
      try {
        tell(writer.write(request));
      } catch (error) {
        const explained = explainSqliteError(error, path);
        const message = explained instanceof Error ? explained.message : String(explained);
        const blame = explained instanceof SqliteFileError ? explained.problem : null;
        tell({ kind: 'failed', message, blame });
      }
    },
    stop: () => writer.close(),
  };
});
