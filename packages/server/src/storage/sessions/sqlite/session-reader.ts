// What is on disk of the sessions, read on a connection of its own. If the disk or the file fails, whoever asks is told to come again, and
// the operator why: until what could not be read is read after all.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Interaction } from '../../../interactions/interaction-store.ts';
import type { PartHealth } from '../../../monitoring/health.ts';
import {
  type DailyCount,
  type SessionId,
  type StepEvent,
  type StoredSession,
  StoreUnavailable,
} from '../../../sessions/session-store.ts';
import { explainSqliteError, openSqlite, SqliteFileError, type SqliteSettings } from '../../sqlite/open-sqlite.ts';
import { decodeInteraction, type InteractionRow } from '../interaction-rows.ts';
import { decodeStep, EVENT_COLUMNS, foldSteps, STEP_COLUMNS, toEvent } from '../session-rows.ts';
import { INTERACTION_COLUMNS } from './interaction-columns.ts';
import { SessionContexts } from './session-contexts.ts';
import { migrateSessions } from './session-schema.ts';
import { listDailyCounts } from './session-sweep.ts';

interface FailedRead {
  readonly read: () => unknown;
  /** What is wrong with the file or the disk. */
  readonly problem: string;
  /** When it is tried again, as `performance.now()` says it. */
  readonly againAt: number;
}

export class SessionReader {
  readonly contexts: SessionContexts;
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #steps: StatementSync;
  readonly #events: StatementSync;
  /** The first that failed of those that still do. Others that succeed say nothing of it: only a part of the file may be damaged. */
  #failed: FailedRead | null = null;

  /** Brings the file to the newest schema. */
  static open(path: string, settings: SqliteSettings): SessionReader {
    const database = openSqlite(path, settings);
    try {
      migrateSessions(database, path);
      database.exec('PRAGMA query_only = ON');
      return new SessionReader(path, database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  private constructor(path: string, database: DatabaseSync) {
    this.#path = path;
    this.#database = database;
    this.contexts = SessionContexts.load(database);
    const select = (columns: string): StatementSync => {
      const statement = database.prepare(`SELECT ${columns} FROM steps WHERE session = ? ORDER BY step`);
      statement.setReturnArrays(true);
      return statement;
    };
    this.#steps = select(STEP_COLUMNS);
    this.#events = select(EVENT_COLUMNS);
  }

  /** Sessions without a step since then have been swept, or are about to be. */
  endedBefore(): number {
    return Number(this.#database.prepare('SELECT ended_before FROM sweeps').get()?.ended_before ?? 0);
  }

  find(id: SessionId): StoredSession | null {
    const rows = this.#ask(() => this.#steps.all(Buffer.from(id, 'hex')));
    return foldSteps(id, rows.map(toRow).map(decodeStep), this.contexts);
  }

  events(id: SessionId): readonly StepEvent[] {
    const rows = this.#ask(() => this.#events.all(Buffer.from(id, 'hex')));
    return rows.map((row) => toEvent(id, toRow(row), this.contexts));
  }

  interactions(id: SessionId): readonly Interaction[] {
    const read = this.#database.prepare(
      `SELECT ${INTERACTION_COLUMNS} FROM interactions WHERE session = ? ORDER BY at`,
    );
    read.setReturnArrays(true);
    const rows: unknown[] = this.#ask(() => read.all(Buffer.from(id, 'hex')));
    return (rows as InteractionRow[]).map(decodeInteraction);
  }

  dailyCounts(): readonly DailyCount[] {
    return this.#ask(() => listDailyCounts(this.#database));
  }

  get health(): PartHealth {
    if (this.#failed === null) return { part: 'sessions', state: 'ok', detail: null };
    return { part: 'sessions', state: 'degraded', detail: `sessions cannot be read: ${this.#failed.problem}` };
  }

  /** To be called regularly. Shoppers may not come back to it, so the store finds out by itself when it can be read again. */
  askAgain(): void {
    if (this.#failed === null || performance.now() < this.#failed.againAt) return;
    const { read } = this.#failed;
    this.#failed = null;
    try {
      this.#ask(read);
    } catch {
      // It still fails, and has been noted.
    }
  }

  close(): void {
    this.#database.close();
  }

  #ask<Answer>(read: () => Answer): Answer {
    const began = performance.now();
    try {
      return read();
    } catch (error) {
      const explained = explainSqliteError(error, this.#path);
      if (!(explained instanceof SqliteFileError)) throw error;
      const now = performance.now();
      // A failing disk can take seconds to say so, and nobody is served meanwhile.
      const againAt = now + Math.max(LEAST_PAUSE, PAUSE_TIMES * (now - began));
      this.#failed ??= { read, problem: explained.problem, againAt };
      throw new StoreUnavailable('the session could not be read', { cause: explained });
    }
  }
}

/** Milliseconds. */
const LEAST_PAUSE = 1000;
/** Trying again takes at most one part in so many of the time. */
const PAUSE_TIMES = 20;

const toRow = (row: unknown): unknown[] => (Array.isArray(row) ? row : []);
