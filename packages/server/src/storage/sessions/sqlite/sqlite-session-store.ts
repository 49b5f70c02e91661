// Sessions of a server on one machine, in sessions.db. The file belongs to this process alone, so a step is compared and
// set in memory at once. It is acknowledged when its group commit is on disk.

import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { PartHealth } from '../../../monitoring/health.ts';
import { makeSessionId } from '../../../sessions/session-id.ts';
import {
  type ChosenBy,
  type DailyCount,
  type SessionId,
  type SessionStore,
  type StepEvent,
  type StoredSession,
  StoreUnavailable,
} from '../../../sessions/session-store.ts';
import { makeRoomToStart } from '../../disk-room.ts';
import { explainSqliteError, openSqlite, SqliteFileError } from '../../sqlite/open-sqlite.ts';
import { type RememberedSession, SessionMemory } from '../session-memory.ts';
import {
  decodeStep,
  EVENT_COLUMNS,
  encodeStep,
  foldSteps,
  STEP_COLUMNS,
  type StoredStep,
  toEvent,
} from '../session-rows.ts';
import { assertFollows, assertStart } from '../session-steps.ts';
import { SessionCommits } from './session-commits.ts';
import { SessionContexts } from './session-contexts.ts';
import { lockSessions, type SessionLock } from './session-lock.ts';
import { migrateSessions } from './session-schema.ts';
import { listDailyCounts } from './session-sweep.ts';

export interface SqliteSessionSettings {
  /** The number of sessions kept in memory, besides those with steps that are not committed. */
  readonly capacity?: number;
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** The least milliseconds between two commits under load. Longer saves processor time, shorter answers sooner. */
  readonly pace?: number;
}

/** Takes the folder for this process. Throws if another server has it, or if the file cannot be used. */
export const openSqliteSessions = async (
  folder: string,
  settings: SqliteSessionSettings = {},
): Promise<SqliteSessionStore> => {
  makeRoomToStart(folder);
  const lock = lockSessions(folder);
  let reader: DatabaseSync | null = null;
  try {
    const path = join(folder, 'sessions.db');
    const { capacity = 50_000, synchronous = 'FULL', pace = 2 } = settings;
    reader = openSqlite(path, { synchronous });
    migrateSessions(reader, path);
    reader.exec('PRAGMA query_only = ON');
    const contexts = SessionContexts.load(reader);
    const memory = new SessionMemory(capacity);
    const commits = await SessionCommits.start({ path, synchronous }, contexts, pace, (steps) => {
      for (const { session } of steps) memory.delete(session.id);
    });
    return new SqliteSessionStore(path, lock, reader, contexts, commits, memory);
  } catch (error) {
    reader?.close();
    lock.release();
    throw error;
  }
};

export class SqliteSessionStore implements SessionStore {
  readonly isShared = false;
  readonly #path: string;
  readonly #lock: SessionLock;
  readonly #reader: DatabaseSync;
  readonly #contexts: SessionContexts;
  readonly #commits: SessionCommits;
  readonly #memory: SessionMemory;
  readonly #read: StatementSync;
  /** Sessions that are being erased: nobody sees them any more. */
  readonly #erasing = new Map<string, Promise<boolean>>();
  /** Sessions without a step since then have been swept, or are about to be. */
  #endedBefore: number;
  #closing: Promise<void> | null = null;
  readonly #prober: NodeJS.Timeout;
  #isProbing = false;
  /** What was wrong with the file or the disk at the last read; null if nothing was. */
  #unreadable: string | null = null;

  constructor(
    path: string,
    lock: SessionLock,
    reader: DatabaseSync,
    contexts: SessionContexts,
    commits: SessionCommits,
    memory: SessionMemory,
  ) {
    this.#path = path;
    this.#lock = lock;
    this.#reader = reader;
    this.#contexts = contexts;
    this.#commits = commits;
    this.#memory = memory;
    this.#read = reader.prepare(`SELECT ${STEP_COLUMNS} FROM steps WHERE session = ? ORDER BY step`);
    this.#read.setReturnArrays(true);
    this.#endedBefore = Number(reader.prepare('SELECT ended_before FROM sweeps').get()?.ended_before ?? 0);
    this.#prober = setInterval(() => this.#probe(), PROBE_INTERVAL);
    this.#prober.unref();
  }

  /** Nobody sends steps to a service that is not ready. So it finds out by itself when it can write again. */
  #probe(): void {
    if (!this.#commits.isBlocked || this.#isProbing || this.#closing !== null) return;
    this.#isProbing = true;
    this.#commits
      .probe()
      .catch(nothing)
      .finally(() => {
        this.#isProbing = false;
      });
  }

  readonly makeId = makeSessionId;

  find(id: SessionId): StoredSession | null {
    this.#assertOpen();
    return this.#remember(id)?.latest ?? null;
  }

  insert(session: StoredSession, catalogRevision: number, chosenBy: ChosenBy | null = null): Promise<true> {
    return attempt(() => {
      this.#assertOpen();
      assertStart(session);
      const erasing = this.#erasing.get(session.id);
      if (erasing !== undefined) return erasing.then(() => this.insert(session, catalogRevision, chosenBy));
      // A session that is only on disk is refused by the commit. Looking for it would cost every start a read.
      if (this.#memory.get(session.id) !== undefined) throw new Error(`there is a session ${session.id} already`);
      const remembered: RememberedSession = { committed: null, latest: session, pending: 0, settling: null };
      this.#memory.set(session.id, remembered);
      const committed = this.#commit(session, remembered, catalogRevision, chosenBy);
      committed.catch(() => {
        if (remembered.committed === null && this.#memory.get(session.id) === remembered) {
          this.#memory.delete(session.id);
        }
      });
      return committed;
    });
  }

  advance(session: StoredSession, catalogRevision: number, chosenBy: ChosenBy | null = null): Promise<boolean> {
    return attempt(() => {
      this.#assertOpen();
      const remembered = this.#remember(session.id);
      if (remembered === undefined || remembered.latest.step !== session.step - 1) return NOT_ADVANCED;
      assertFollows(remembered.latest, session);
      remembered.latest = session;
      return this.#commit(session, remembered, catalogRevision, chosenBy);
    });
  }

  async settled(id: SessionId): Promise<void> {
    await (this.#erasing.get(id) ?? this.#memory.get(id)?.settling);
  }

  remove(id: SessionId): Promise<boolean> {
    return attempt(() => {
      this.#assertOpen();
      const erasing = this.#erasing.get(id);
      if (erasing !== undefined) return erasing.then(() => false);
      this.#memory.delete(id);
      const erased = this.#commits.erase(id).finally(() => this.#erasing.delete(id));
      this.#erasing.set(id, erased);
      return erased;
    });
  }

  events(id: SessionId): Promise<readonly StepEvent[]> {
    return attempt(async () => {
      this.#assertOpen();
      await this.settled(id).catch(nothing);
      const read = this.#reader.prepare(`SELECT ${EVENT_COLUMNS} FROM steps WHERE session = ? ORDER BY step`);
      read.setReturnArrays(true);
      return read
        .all(Buffer.from(id, 'hex'))
        .map((row: unknown) => toEvent(id, Array.isArray(row) ? row : [], this.#contexts));
    });
  }

  async sweep(limits: {
    keepSessionsFrom: number;
    keepEventsFrom: number;
  }): Promise<{ events: number; sessions: number }> {
    this.#assertOpen();
    this.#endBefore(limits.keepSessionsFrom);
    const foldBefore = Math.min(limits.keepEventsFrom, limits.keepSessionsFrom);
    const total = { events: 0, sessions: 0 };
    let after: Uint8Array | null = new Uint8Array();
    while (after !== null && this.#closing === null) {
      const swept = await this.#commits.sweep({ kind: 'sweep', after, foldBefore, endedBefore: this.#endedBefore });
      total.events += swept.events;
      total.sessions += swept.sessions;
      after = swept.next;
    }
    return total;
  }

  dailyCounts(): Promise<readonly DailyCount[]> {
    return attempt(async () => {
      this.#assertOpen();
      return listDailyCounts(this.#reader);
    });
  }

  /** Failed while nothing can be written, degraded while what is not in memory cannot be read. */
  get health(): PartHealth {
    const { health } = this.#commits;
    if (health.state !== 'ok' || this.#unreadable === null) return health;
    return { ...health, state: 'degraded', detail: `sessions cannot be read: ${this.#unreadable}` };
  }

  close(): Promise<void> {
    clearInterval(this.#prober);
    this.#closing ??= this.#commits.close().finally(() => {
      this.#reader.close();
      this.#lock.release();
    });
    return this.#closing;
  }

  #commit(
    session: StoredSession,
    remembered: RememberedSession,
    catalogRevision: number,
    chosenBy: ChosenBy | null,
  ): Promise<true> {
    const { client, advisor, version, state } = session;
    const context = this.#contexts.getOrAdd(client, advisor, version, state.language).id;
    const row = encodeStep(session, context, catalogRevision, chosenBy);
    remembered.pending++;
    const committed = this.#commits.add({ row, session, remembered });
    if (remembered.pending > 0) remembered.settling = committed;
    return committed;
  }

  /** The session from memory or disk, unless it is gone. */
  #remember(id: SessionId): RememberedSession | undefined {
    if (this.#erasing.size > 0 && this.#erasing.has(id)) return undefined;
    const known = this.#memory.get(id);
    if (known !== undefined && known.latest.steppedAt >= this.#endedBefore) return known;
    this.#distrustFuture();
    // Only memory has its newest step.
    if (known !== undefined && known.pending > 0) return known.latest.steppedAt < this.#endedBefore ? undefined : known;
    const session = foldSteps(id, this.#readSteps(id), this.#contexts);
    if (session === null || session.steppedAt < this.#endedBefore) return undefined;
    const remembered: RememberedSession = { committed: session, latest: session, pending: 0, settling: null };
    this.#memory.set(id, remembered);
    return remembered;
  }

  /** A lower value may bring back sessions that are on disk. Those that were swept must not come back from memory. */
  #endBefore(time: number): void {
    this.#memory.forgetBefore(Math.max(time, this.#endedBefore));
    this.#endedBefore = time;
  }

  /** Undoes a sweep by a clock that was ahead: it ended sessions that had not begun yet. */
  #distrustFuture(): void {
    if (this.#endedBefore > Date.now()) this.#endBefore(0);
  }

  #readSteps(id: SessionId): StoredStep[] {
    const rows = this.#askDisk(() => this.#read.all(Buffer.from(id, 'hex')));
    return rows.map((row) => decodeStep(Array.isArray(row) ? row : []));
  }

  /** Whoever asks is told to come again, and the operator why. */
  #askDisk<Answer>(read: () => Answer): Answer {
    try {
      const answer = read();
      this.#unreadable = null;
      return answer;
    } catch (error) {
      const explained = explainSqliteError(error, this.#path);
      if (!(explained instanceof SqliteFileError)) throw error;
      this.#unreadable = explained.problem;
      throw new StoreUnavailable('the session could not be read', { cause: explained });
    }
  }

  #assertOpen(): void {
    if (this.#closing !== null) throw new Error('the session store is closed');
  }
}

const PROBE_INTERVAL = 500;

/** Turns anything that is thrown at once into a rejection. */
const attempt = <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
};

const nothing = (): void => {};

const NOT_ADVANCED = Promise.resolve(false);
