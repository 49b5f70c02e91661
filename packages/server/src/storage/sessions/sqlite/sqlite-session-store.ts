// Sessions of a server on one machine, in sessions.db. The file belongs to this process alone, so a step is compared and
// set in memory at once. It is acknowledged when its group commit is on disk.

import { join } from 'node:path';
import type { Interaction, InteractionOrigin, InteractionStore } from '../../../interactions/interaction-store.ts';
import type { PartHealth } from '../../../monitoring/health.ts';
import { makeSessionId } from '../../../sessions/session-id.ts';
import type {
  ChosenBy,
  DailyCount,
  SessionId,
  SessionStore,
  StepEvent,
  StoredSession,
} from '../../../sessions/session-store.ts';
import { makeRoomToStart } from '../../disk-room.ts';
import { encodeInteraction } from '../interaction-rows.ts';
import { type RememberedSession, SessionMemory } from '../session-memory.ts';
import { encodeStep } from '../session-rows.ts';
import { assertFollows, assertStart } from '../session-steps.ts';
import { SessionCommits } from './session-commits.ts';
import { lockSessions, type SessionLock } from './session-lock.ts';
import { SessionReader } from './session-reader.ts';

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
  let reader: SessionReader | null = null;
  try {
    const path = join(folder, 'sessions.db');
    const { capacity = 50_000, synchronous = 'FULL', pace = 2 } = settings;
    reader = SessionReader.open(path, { synchronous });
    const memory = new SessionMemory(capacity);
    const commits = await SessionCommits.start({ path, synchronous }, reader.contexts, pace, (steps) => {
      for (const { session } of steps) memory.delete(session.id);
    });
    return new SqliteSessionStore(lock, reader, commits, memory);
  } catch (error) {
    reader?.close();
    lock.release();
    throw error;
  }
};

export class SqliteSessionStore implements SessionStore, InteractionStore {
  readonly isShared = false;
  readonly #lock: SessionLock;
  readonly #reader: SessionReader;
  readonly #commits: SessionCommits;
  readonly #memory: SessionMemory;
  /** Sessions that are being erased: nobody sees them any more. */
  readonly #erasing = new Map<string, Promise<boolean>>();
  /** Sessions without a step since then have been swept, or are about to be. */
  #endedBefore: number;
  #closing: Promise<void> | null = null;
  readonly #prober: NodeJS.Timeout;
  #isProbing = false;

  constructor(lock: SessionLock, reader: SessionReader, commits: SessionCommits, memory: SessionMemory) {
    this.#lock = lock;
    this.#reader = reader;
    this.#commits = commits;
    this.#memory = memory;
    this.#endedBefore = reader.endedBefore();
    this.#prober = setInterval(() => this.#probe(), PROBE_INTERVAL);
    this.#prober.unref();
  }

  /** Nobody sends steps to a service that is not ready. So it finds out by itself when it can write and read again. */
  #probe(): void {
    this.#reader.askAgain();
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

  insert(
    session: StoredSession,
    catalogRevision: number,
    chosenBy: ChosenBy | null = null,
    given: string | null = null,
  ): Promise<true> {
    return attempt(() => {
      this.#assertOpen();
      assertStart(session);
      const erasing = this.#erasing.get(session.id);
      if (erasing !== undefined) return erasing.then(() => this.insert(session, catalogRevision, chosenBy, given));
      // A session that is only on disk is refused by the commit. Looking for it would cost every start a read.
      if (this.#memory.get(session.id) !== undefined) throw new Error(`there is a session ${session.id} already`);
      const remembered: RememberedSession = { committed: null, latest: session, pending: 0, settling: null };
      this.#memory.set(session.id, remembered);
      const committed = this.#commit(session, remembered, catalogRevision, chosenBy, given);
      committed.catch(() => {
        if (remembered.committed === null && this.#memory.get(session.id) === remembered) {
          this.#memory.delete(session.id);
        }
      });
      return committed;
    });
  }

  advance(
    session: StoredSession,
    catalogRevision: number,
    chosenBy: ChosenBy | null = null,
    given: string | null = null,
  ): Promise<boolean> {
    return attempt(() => {
      this.#assertOpen();
      const remembered = this.#remember(session.id);
      if (remembered === undefined || remembered.latest.step !== session.step - 1) return NOT_ADVANCED;
      assertFollows(remembered.latest, session);
      remembered.latest = session;
      return this.#commit(session, remembered, catalogRevision, chosenBy, given);
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
      return this.#reader.events(id);
    });
  }

  findOrigin(id: SessionId): InteractionOrigin | null {
    this.#assertOpen();
    if (this.#erasing.has(id)) return null;
    const session = this.#memory.get(id)?.latest ?? this.#reader.find(id);
    if (session === null) return null;
    const { client, advisor, version, steppedAt, state } = session;
    return { client, advisor, version, language: state.language, steppedAt };
  }

  record(interaction: Interaction, { client, advisor, version, language }: InteractionOrigin): Promise<void> {
    return attempt(() => {
      this.#assertOpen();
      const context = this.#reader.contexts.getOrAdd(client, advisor, version, language).id;
      return this.#commits.addInteraction(encodeInteraction(interaction, context));
    });
  }

  interactions(id: SessionId): Promise<readonly Interaction[]> {
    return attempt(async () => {
      this.#assertOpen();
      return this.#reader.interactions(id);
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
      return this.#reader.dailyCounts();
    });
  }

  /** Failed while nothing can be written, degraded while something that is not in memory cannot be read. */
  get health(): readonly PartHealth[] {
    return [this.#commits.health, this.#reader.health];
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
    given: string | null,
  ): Promise<true> {
    const { client, advisor, version, state } = session;
    const context = this.#reader.contexts.getOrAdd(client, advisor, version, state.language).id;
    const row = encodeStep(session, context, catalogRevision, chosenBy, given);
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
    const session = this.#reader.find(id);
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
