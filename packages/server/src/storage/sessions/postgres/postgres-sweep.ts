// Turns sessions that ended long ago into daily counts, a slice at a time. A partition of which every session is old is counted and
// dropped as a whole.

import type { Pool, PoolClient } from 'pg';
import { type DailyCount, OTHER_ANSWERS, type SessionStore } from '../../../sessions/session-store.ts';
import { inTransaction } from '../../postgres/transaction.ts';
import { ANSWERS_COUNTED, type CountKey, DayCounter, isBounded, parseKind } from '../daily-counts.ts';
import { decodeStep, STEP_COLUMNS, type StoredStep } from '../session-rows.ts';
import { firstIdAt, LOCK_PATIENCE, listPartitions, makePartitions, type Partition } from './partitions.ts';
import type { PostgresContexts } from './postgres-contexts.ts';
import { STORED_INTERACTION, toId, toInteractionRow } from './statements.ts';

export type SweepLimits = Parameters<SessionStore['sweep']>[0];

interface Swept {
  events: number;
  sessions: number;
}

/** Steps in a slice. */
const SLICE = 1000;

const DAY = 24 * 60 * 60 * 1000;

/** Where sessions are that no partition was made for. */
const OTHER = 'session_steps_other';

/** Stops between two pieces of work once `mayGoOn` is false. One process sweeps at a time. */
export async function sweepSteps(
  client: PoolClient,
  contexts: PostgresContexts,
  { keepSessionsFrom, keepEventsFrom }: SweepLimits,
  mayGoOn: () => boolean,
): Promise<Swept> {
  await client.query('update session_sweeps set ended_before = $1 where ended_before <> $1', [keepSessionsFrom]);
  await makePartitions(client, Date.now());
  const total = { events: 0, sessions: 0 };
  const sweep = new Sweep(client, contexts, Math.min(keepEventsFrom, keepSessionsFrom));
  for (const sweepPart of [...(await sweep.parts()), sweep.interactions]) {
    if (!mayGoOn()) break;
    await sweepPart((swept) => {
      total.events += swept.events;
      total.sessions += swept.sessions;
      return mayGoOn();
    });
  }
  return total;
}

/** Told after each piece of work; returns whether to go on. */
type OnSwept = (swept: Swept) => boolean;

class Sweep {
  readonly #client: PoolClient;
  readonly #contexts: PostgresContexts;
  /** Sessions whose newest step is older become daily counts. */
  readonly #foldBefore: number;

  constructor(client: PoolClient, contexts: PostgresContexts, foldBefore: number) {
    this.#client = client;
    this.#contexts = contexts;
    this.#foldBefore = foldBefore;
  }

  /**
   * A day is dropped as a whole. While some of its sessions went on for longer it is kept, for a day at most: then all others are
   * deleted one by one.
   */
  async parts(): Promise<((onSwept: OnSwept) => Promise<void>)[]> {
    const parts: ((onSwept: OnSwept) => Promise<void>)[] = [(onSwept) => this.#sweepRows(OTHER, onSwept)];
    for (const partition of await listPartitions(this.#client)) {
      if (partition.to > this.#foldBefore) continue;
      if (await this.#isOld(partition)) parts.push((onSwept) => this.#drop(partition, onSwept));
      else if (partition.to + DAY <= this.#foldBefore) {
        parts.push((onSwept) => this.#sweepRows(partition.name, onSwept));
      }
    }
    return parts;
  }

  readonly interactions = async (onSwept: OnSwept): Promise<void> => {
    for (let rows = 0; ; ) {
      await inTransaction(this.#client, async () => {
        const text = `with old as (
            delete from session_interactions where (session, once) in (
              select session, once from session_interactions where session < $1 and at < $2 limit $3)
            returning *)
          select ${STORED_INTERACTION} from old`;
        const values = [firstIdAt(this.#foldBefore), this.#foldBefore, SLICE];
        const old = await this.#client.query<unknown[]>({ text, values, rowMode: 'array' });
        const counter = new DayCounter();
        for (const row of old.rows) counter.addInteraction(toInteractionRow(row));
        await writeCounts(this.#client, this.#contexts, counter);
        rows = old.rows.length;
      });
      if (!onSwept({ events: 0, sessions: 0 }) || rows < SLICE) return;
    }
  };

  async #isOld({ name }: Partition): Promise<boolean> {
    const { rows } = await this.#client.query(`select exists (select from ${name} where at >= $1) as young`, [
      this.#foldBefore,
    ]);
    return rows[0]?.young === false;
  }

  async #drop({ name }: Partition, onSwept: OnSwept): Promise<void> {
    await inTransaction(this.#client, async () => {
      // Nobody writes there any more. If somebody does after all, they wait, and their step has no place any more.
      await this.#client.query(`set local lock_timeout = ${LOCK_PATIENCE}`);
      await this.#client.query(`lock table ${name} in share mode`);
      const counter = new DayCounter();
      const swept = { events: 0, sessions: 0 };
      for (let after: string | null = NO_ID; after !== null; ) {
        const slice = await this.#readSlice(name, after);
        for (const steps of slice.sessions.values()) {
          counter.addSession(steps);
          swept.events += steps.length;
          swept.sessions += 1;
        }
        after = slice.next;
      }
      await writeCounts(this.#client, this.#contexts, counter);
      await this.#client.query(`drop table ${name}`);
      onSwept(swept);
    });
  }

  async #sweepRows(table: string, onSwept: OnSwept): Promise<void> {
    for (let after: string | null = NO_ID; after !== null; ) {
      const slice: Slice = await this.#readSlice(table, after);
      const old = [...slice.sessions].filter(([, steps]) => steps.every(({ at }) => at < this.#foldBefore));
      const counter = new DayCounter();
      for (const [, steps] of old) counter.addSession(steps);
      const events = old.reduce((sum, [, steps]) => sum + steps.length, 0);
      if (old.length > 0) {
        await inTransaction(this.#client, async () => {
          const ids = old.map(([id]) => id);
          const { rowCount } = await this.#client.query(`delete from ${table} where session = any($1)`, [ids]);
          // Steps that somebody else deleted meanwhile are counted already: a process that stood still has lost its turn.
          if (rowCount !== events) throw new Error(`of ${events} old steps ${rowCount} were still there`);
          await writeCounts(this.#client, this.#contexts, counter);
        });
      }
      if (!onSwept({ events, sessions: old.length })) return;
      after = slice.next;
    }
  }

  /** Whole sessions that started before the limit, in the order of their ids. */
  async #readSlice(table: string, after: string): Promise<Slice> {
    const text = `select ${STEP_COLUMNS}, session from ${table} where session > $1 and session < $2
      order by session, step limit $3`;
    const values = [after, firstIdAt(this.#foldBefore), SLICE];
    const { rows } = await this.#client.query<unknown[]>({ text, values, rowMode: 'array' });
    const sessions = groupBySession(rows);
    if (rows.length < SLICE) return { sessions, next: null };
    // The last one may go on behind the slice.
    const last = [...sessions.keys()].at(-1) ?? NO_ID;
    if (sessions.size > 1) sessions.delete(last);
    else sessions.set(last, await this.#readWhole(table, last));
    return { sessions, next: [...sessions.keys()].at(-1) ?? null };
  }

  async #readWhole(table: string, session: string): Promise<StoredStep[]> {
    const text = `select ${STEP_COLUMNS} from ${table} where session = $1 order by step`;
    const { rows } = await this.#client.query<unknown[]>({ text, values: [session], rowMode: 'array' });
    return rows.map(decodeStep);
  }
}

interface Slice {
  /** Id → steps. */
  readonly sessions: Map<string, StoredStep[]>;
  /** Where the next slice begins; null if this was the last. */
  readonly next: string | null;
}

const NO_ID = firstIdAt(0);

function groupBySession(rows: readonly (readonly unknown[])[]): Map<string, StoredStep[]> {
  const sessions = new Map<string, StoredStep[]>();
  for (const row of rows) {
    const id = toId(String(row[SESSION]));
    const steps = sessions.get(id);
    if (steps === undefined) sessions.set(id, [decodeStep(row)]);
    else steps.push(decodeStep(row));
  }
  return sessions;
}

/** Behind the columns of a step. */
const SESSION = 8;

async function writeCounts(client: PoolClient, contexts: PostgresContexts, counter: DayCounter): Promise<void> {
  const counted = [...counter.counted()];
  if (counted.length === 0) return;
  await contexts.load(counted.map(({ key }) => key[1]));
  const known = await findKnownAnswers(client, counted, contexts);
  const sums = new Map<string, { readonly columns: readonly unknown[]; count: number }>();
  for (const { key, count } of counted) {
    const [day, context, kind, question, answer] = key;
    const { client: shop, advisor, version } = contexts.get(context);
    let named = answer;
    if (isBounded(kind)) {
      const place = JSON.stringify([day, shop, advisor, version, kind, question]);
      const answers = known.get(place) ?? new Set();
      known.set(place, answers);
      if (!answers.has(answer) && answers.size >= ANSWERS_COUNTED) named = OTHER_ANSWERS;
      answers.add(named);
    }
    const columns = [day, shop, advisor, version, kind, question, named];
    const name = JSON.stringify(columns);
    const sum = sums.get(name);
    if (sum === undefined) sums.set(name, { columns, count });
    else sum.count += count;
  }
  const rows = [...sums.values()].map(({ columns, count }) => [...columns, count]);
  await client.query(
    `insert into session_daily_counts as counts
     select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::text[], $8::bigint[])
     on conflict (day, client, advisor, version, kind, question, answer) do update set count = counts.count + excluded.count`,
    rows[0]?.map((_, column) => rows.map((row) => row[column])),
  );
}

type Counted = { readonly key: CountKey; readonly count: number };

/** The answers that are counted already for the days and questions of these; by what they are counted under. */
async function findKnownAnswers(
  client: PoolClient,
  counted: readonly Counted[],
  contexts: PostgresContexts,
): Promise<Map<string, Set<string>>> {
  const chosen = counted.filter(({ key }) => isBounded(key[2]));
  const { rows } = await client.query(
    `select distinct counts.* from session_daily_counts as counts
     join unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[])
       as asked (day, client, advisor, version, kind, question) using (day, client, advisor, version, kind, question)`,
    [
      chosen.map(({ key }) => key[0]),
      chosen.map(({ key }) => contexts.get(key[1]).client),
      chosen.map(({ key }) => contexts.get(key[1]).advisor),
      chosen.map(({ key }) => contexts.get(key[1]).version),
      chosen.map(({ key }) => key[2]),
      chosen.map(({ key }) => key[3]),
    ],
  );
  const known = new Map<string, Set<string>>();
  for (const { day, client: shop, advisor, version, kind, question, answer } of rows) {
    const place = JSON.stringify([day, shop, advisor, version, kind, question]);
    known.set(place, (known.get(place) ?? new Set()).add(answer));
  }
  return known;
}

/** What sweeps left of the steps that they deleted, the oldest day first. */
export async function readDailyCounts(pool: Pool): Promise<DailyCount[]> {
  const { rows } = await pool.query(
    'select * from session_daily_counts order by day, client, advisor, version, kind, question, answer',
  );
  return rows.map((row) => ({ ...row, kind: parseKind(row.kind) }));
}
