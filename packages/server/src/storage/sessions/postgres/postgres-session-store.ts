// Sessions in PostgreSQL, which any number of processes share. A process remembers the sessions it led last. It may be behind: then
// the compare-and-set of the next step fails, and the session is read again.

import type { Pool } from 'pg';
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
import { openPostgres, withClient } from '../../postgres/open-postgres.ts';
import { showDatabase } from '../../store-location.ts';
import { SessionMemory } from '../session-memory.ts';
import {
  decodeStep,
  EVENT_COLUMNS,
  encodeStep,
  foldSteps,
  type StepRow,
  type StoredStep,
  toEvent,
} from '../session-rows.ts';
import { assertFollows, assertStart } from '../session-steps.ts';
import { Batches } from './batches.ts';
import { DatabaseWatch } from './database-watch.ts';
import { eraseSteps } from './erase-steps.ts';
import { InOrder } from './in-order.ts';
import { makePartitions } from './partitions.ts';
import { PostgresContexts } from './postgres-contexts.ts';
import { PostgresInteractions } from './postgres-interactions.ts';
import { migratePostgresSessions, type SchemaGuard } from './postgres-session-schema.ts';
import { readDailyCounts, type SweepLimits, sweepSteps } from './postgres-sweep.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { changeMark, readMark, type SessionMark } from './session-mark.ts';
import { asColumns, INSERT_STEPS, READ_STEPS, toId } from './statements.ts';

export interface PostgresSessionSettings {
  /** The number of sessions kept in memory. */
  readonly capacity?: number;
  /** The least milliseconds between two statements under load. */
  readonly pace?: number;
  /** Of who may change an older schema; without it, one is refused. */
  readonly guard?: SchemaGuard;
}

/** Milliseconds until a statement is given up: a connection may be silent for so long until others take its place. */
const PATIENCE = 3000;

/** Steps, reads, interactions and everything else each have some, so that none waits for the others. */
const FLIGHTS = 4;
const CONNECTIONS = 2 * FLIGHTS + 6;

/** Throws a {@link StoreUnavailable} if the database cannot be reached. */
export async function openPostgresSessions(
  url: string,
  settings: PostgresSessionSettings = {},
): Promise<PostgresSessionStore> {
  const place = showDatabase(url);
  const pool = openPostgres({ url, connections: CONNECTIONS, patience: PATIENCE });
  try {
    const mark = await withClient(pool, place, async (client) => {
      await migratePostgresSessions(client, { place, guard: settings.guard ?? null });
      await makePartitions(client, Date.now());
      return readMark(client);
    });
    return new PostgresSessionStore(pool, { place, mark }, settings);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

export class PostgresSessionStore implements SessionStore, InteractionStore {
  readonly isShared = true;
  #mark: SessionMark;
  readonly #pool: Pool;
  readonly #place: string;
  readonly #database: DatabaseWatch;
  readonly #statements: PreparedStatements;
  readonly #memory: SessionMemory;
  readonly #contexts: PostgresContexts;
  readonly #steps: Batches<StepRow, boolean>;
  readonly #reads: Batches<SessionId, Found>;
  readonly #interactions: PostgresInteractions;
  readonly #underWay = new InOrder();
  /** Sessions without a step since then have ended, as far as this process knows. */
  #endedBefore = 0;
  #closing: Promise<void> | null = null;

  constructor(
    pool: Pool,
    { place, mark }: { readonly place: string; readonly mark: SessionMark },
    { capacity = 50_000, pace = 2 }: PostgresSessionSettings,
  ) {
    this.#pool = pool;
    this.#place = place;
    this.#mark = mark;
    this.#database = new DatabaseWatch(place, () =>
      pool.query('update session_sweeps set ended_before = ended_before'),
    );
    this.#statements = new PreparedStatements(pool);
    this.#memory = new SessionMemory(capacity);
    this.#contexts = new PostgresContexts(pool);
    const shared = { pace, flights: FLIGHTS };
    this.#steps = new Batches({ ...shared, run: (rows) => this.#database.during(() => this.#insertSteps(rows)) });
    this.#reads = new Batches({ ...shared, run: (ids) => this.#database.during(() => this.#readSessions(ids)) });
    this.#interactions = new PostgresInteractions({
      ...{ pool, database: this.#database, statements: this.#statements, contexts: this.#contexts },
      readSteps: (ids) => this.#readSteps(ids),
    });
  }

  /** What tells this database from others. */
  get mark(): SessionMark {
    return this.#mark;
  }

  /** Takes another mark, because there is a database that has the same. */
  async changeMark(): Promise<void> {
    this.#mark = await this.#database.during(() => changeMark(this.#pool, this.#mark.mark));
  }

  makeId(now: number): SessionId {
    return makeSessionId(now, this.#mark.mark);
  }

  find(id: SessionId, step?: number): StoredSession | null | Promise<StoredSession | null> {
    this.#assertOpen();
    const before = this.#underWay.last(id);
    if (before !== undefined) {
      const find = () => this.find(id, step);
      return before.then(find, find);
    }
    const known = this.#memory.get(id)?.latest;
    if (known !== undefined && known.step === step && known.steppedAt >= this.#endedBefore) return known;
    return this.#read(id);
  }

  insert(
    session: StoredSession,
    catalogRevision: number,
    chosenBy: ChosenBy | null = null,
    given: string | null = null,
  ): Promise<true> {
    return this.#inOrder<true>(session.id, async () => {
      assertStart(session);
      if (await this.#commit(session, catalogRevision, chosenBy, given)) return true;
      throw new Error(`there is a session ${session.id} already`);
    });
  }

  advance(
    session: StoredSession,
    catalogRevision: number,
    chosenBy: ChosenBy | null = null,
    given: string | null = null,
  ): Promise<boolean> {
    return this.#inOrder(session.id, async () => {
      const known = this.#memory.get(session.id)?.latest;
      if (known?.step === session.step - 1) assertFollows(known, session);
      return this.#commit(session, catalogRevision, chosenBy, given);
    });
  }

  /** What `find` gives is committed. */
  async settled(): Promise<void> {}

  remove(id: SessionId): Promise<boolean> {
    return this.#inOrder(id, () => {
      this.#memory.delete(id);
      return this.#database.during(() => eraseSteps(this.#pool, this.#place, id));
    });
  }

  async events(id: SessionId): Promise<readonly StepEvent[]> {
    this.#assertOpen();
    await this.#underWay.last(id)?.catch(nothing);
    return this.#database.during(async () => {
      const text = `select ${EVENT_COLUMNS} from session_steps where session = $1 order by step`;
      const { rows } = await this.#pool.query<unknown[]>({ text, values: [id], rowMode: 'array' });
      await this.#contexts.load(rows.map((row) => decodeStep(row).context));
      return rows.map((row) => toEvent(id, row, this.#contexts));
    });
  }

  async findOrigin(id: SessionId): Promise<InteractionOrigin | null> {
    this.#assertOpen();
    await this.#underWay.last(id)?.catch(nothing);
    return this.#interactions.findOrigin(id);
  }

  record(interaction: Interaction, origin: InteractionOrigin): Promise<void> {
    return this.#closing === null ? this.#interactions.record(interaction, origin) : Promise.reject(closed());
  }

  async interactions(id: SessionId): Promise<readonly Interaction[]> {
    this.#assertOpen();
    return this.#interactions.list(id);
  }

  async sweep(limits: SweepLimits): Promise<{ events: number; sessions: number }> {
    this.#assertOpen();
    this.#memory.forgetBefore(Math.max(limits.keepSessionsFrom, this.#endedBefore));
    this.#endedBefore = limits.keepSessionsFrom <= Date.now() ? limits.keepSessionsFrom : 0;
    const mayGoOn = () => this.#closing === null;
    return this.#database.during(() =>
      withClient(this.#pool, this.#place, (client) => sweepSteps(client, this.#contexts, limits, mayGoOn)),
    );
  }

  dailyCounts(): Promise<readonly DailyCount[]> {
    return this.#database.during(() => readDailyCounts(this.#pool));
  }

  get health(): readonly [PartHealth] {
    return [this.#database.health];
  }

  get isAnswering(): boolean {
    return this.#database.isAnswering;
  }

  close(): Promise<void> {
    this.#database.stop();
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    await this.#underWay.settle();
    await this.#interactions.settle();
    await this.#pool.end();
  }

  #inOrder<Result>(id: SessionId, work: () => Promise<Result>): Promise<Result> {
    return this.#closing === null ? this.#underWay.run(id, work) : Promise.reject(closed());
  }

  /** Whether the step happened. Whatever became of it, memory does not say anything that may be wrong. */
  async #commit(
    session: StoredSession,
    catalogRevision: number,
    chosenBy: ChosenBy | null,
    given: string | null,
  ): Promise<boolean> {
    let isIn = false;
    try {
      let context = this.#contexts.find(session);
      if (context === undefined) context = await this.#database.during(() => this.#contexts.learn(session));
      isIn = await this.#steps.add(encodeStep(session, context, catalogRevision, chosenBy, given));
      return isIn;
    } finally {
      if (isIn) this.#remember(session);
      else this.#memory.delete(session.id);
    }
  }

  async #insertSteps(rows: readonly StepRow[]): Promise<boolean[]> {
    // In one order everywhere, or statements of two processes with the same rivals would wait for each other.
    const ordered = rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
    const inserted = await this.#statements.run<[string, number]>(INSERT_STEPS, asColumns(ordered));
    if (inserted.rows.length === rows.length) return rows.map(() => true);
    const keys = new Set(inserted.rows.map(([uuid, step]) => `${toId(uuid)} ${step}`));
    return rows.map(([id, step]) => keys.has(`${id} ${step}`));
  }

  async #read(id: SessionId): Promise<StoredSession | null> {
    const { session } = await this.#reads.add(id);
    if (session === null) return null;
    const known = this.#memory.get(id)?.latest;
    // A step may have been committed here after the database had answered.
    if (known !== undefined && known.step > session.step) return known;
    this.#remember(session);
    return session;
  }

  async #readSessions(ids: readonly SessionId[]): Promise<Found[]> {
    const steps = await this.#readSteps(ids);
    return ids.map((id) => {
      const session = foldSteps(id, steps.get(id) ?? [], this.#contexts);
      return { session: session === null || session.steppedAt < this.#endedBefore ? null : session };
    });
  }

  /** With the contexts of all of them loaded. */
  async #readSteps(ids: readonly SessionId[]): Promise<Map<string, StoredStep[]>> {
    const { rows } = await this.#statements.run<unknown[]>(READ_STEPS, [ids]);
    const steps = new Map<string, StoredStep[]>();
    for (const row of rows) {
      const step = decodeStep(row);
      const id = toId(String(row[SESSION]));
      const before = steps.get(id);
      if (before === undefined) steps.set(id, [step]);
      else before.push(step);
      this.#endedBefore = Number(row[ENDED]);
    }
    await this.#contexts.load(contextsIn(steps));
    return steps;
  }

  #remember(session: StoredSession): void {
    this.#memory.set(session.id, { committed: session, latest: session, pending: 0, settling: null });
  }

  #assertOpen(): void {
    if (this.#closing !== null) throw closed();
  }
}

/** Null if there is no such session, or it has ended. */
interface Found {
  readonly session: StoredSession | null;
}

const closed = (): Error => new Error('the session store is closed');

const nothing = (): void => {};

/** Where READ_STEPS has them. */
const SESSION = 8;
const ENDED = 9;

function* contextsIn(sessions: ReadonlyMap<string, readonly StoredStep[]>): Generator<number> {
  for (const steps of sessions.values()) for (const { context } of steps) yield context;
}
