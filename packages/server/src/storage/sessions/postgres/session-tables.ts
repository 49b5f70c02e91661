// The rows of sessions in PostgreSQL, to move them.

import type { Pool, PoolClient } from 'pg';
import type { DailyCount } from '../../../sessions/session-store.ts';
import type { SessionServers } from '../../../settings/database-urls.ts';
import { explainPostgresError, openPostgres } from '../../postgres/open-postgres.ts';
import { showDatabase } from '../../store-location.ts';
import { parseKind } from '../daily-counts.ts';
import { EVENT_COLUMNS, type SessionContext, type StepRow } from '../session-rows.ts';
import { ROWS_AT_ONCE, type SessionCopy, type SessionTables } from '../session-tables.ts';
import { dayOf, makePartitions, partitionStatement } from './partitions.ts';
import { migratePostgresSessions } from './postgres-session-schema.ts';
import { asColumns, STORED_INTERACTION, toId, toInteractionRow } from './statements.ts';

/** Milliseconds: a day of steps is written in one transaction. */
const PATIENCE = 10 * 60_000;

async function open(url: string): Promise<{ readonly pool: Pool; readonly client: PoolClient }> {
  const pool = openPostgres({ url, connections: 1, patience: PATIENCE });
  try {
    const client = await pool.connect();
    await migratePostgresSessions(client, { place: showDatabase(url), guard: null });
    return { pool, client };
  } catch (error) {
    await pool.end();
    throw explainPostgresError(error, showDatabase(url));
  }
}

/** Everything is read as it is now. */
export async function readPostgresSessions(url: string): Promise<SessionTables> {
  const { pool, client } = await open(url);
  await client.query('begin isolation level repeatable read read only');
  return {
    async *contexts() {
      const { rows } = await client.query<SessionContext>(
        'select id, client, advisor, version, language from session_contexts order by id',
      );
      yield rows;
    },
    async *steps() {
      const text = `select session, ${EVENT_COLUMNS}
        from session_steps where (session, step) > ($1, $2) order by session, step limit ${ROWS_AT_ONCE}`;
      for (let after: [string, number] = [NO_ID, -1]; ; ) {
        const query = { text, values: after, rowMode: 'array' as const };
        const { rows } = await client.query<[string, number, ...unknown[]]>(query);
        if (rows.length > 0) yield rows.map(([id, ...step]) => [toId(id), ...step] as unknown as StepRow);
        const last = rows.at(-1);
        if (last === undefined || rows.length < ROWS_AT_ONCE) return;
        after = [last[0], last[1]];
      }
    },
    async *interactions() {
      const text = `select ${STORED_INTERACTION} from session_interactions where (session, once) > ($1, $2)
        order by session, once limit ${ROWS_AT_ONCE}`;
      for (let after: [string, string] = [NO_ID, NO_ID]; ; ) {
        const found = await client.query<[string, string, ...unknown[]]>({ text, values: after, rowMode: 'array' });
        if (found.rows.length > 0) yield found.rows.map(toInteractionRow);
        const last = found.rows.at(-1);
        if (last === undefined || found.rows.length < ROWS_AT_ONCE) return;
        after = [last[0], last[1]];
      }
    },
    async *dailyCounts() {
      const { rows } = await client.query('select * from session_daily_counts');
      yield rows.map((row): DailyCount => ({ ...row, kind: parseKind(row.kind) }));
    },
    endedBefore: async () => (await client.query('select ended_before from session_sweeps')).rows[0]?.ended_before ?? 0,
    close: async () => {
      await client.query('rollback').catch(() => {});
      client.release(true);
      await pool.end();
    },
  };
}

const NO_ID = '0'.repeat(32);

/** Into the first of them. Null if there are sessions already in any. */
export async function copyIntoPostgres([{ url }, ...others]: SessionServers): Promise<SessionCopy | null> {
  for (const other of others) if (await hasSessions(other.url)) return null;
  const { pool, client } = await open(url);
  const close = async (): Promise<void> => {
    await client.query('rollback').catch(() => {});
    client.release(true);
    await pool.end();
  };
  if ((await client.query(ANY_SESSION)).rows.length > 0) {
    await close();
    return null;
  }
  await makePartitions(client, Date.now());
  await client.query('begin');
  await client.query('delete from session_contexts');
  /** Those that there are partitions for. */
  const days = new Set<number>();
  return {
    addContexts: async (contexts) => {
      const rows = contexts.map(({ id, client: shop, advisor, version, language }) => [
        id,
        shop,
        advisor,
        version,
        language,
      ]);
      await client.query(
        `insert into session_contexts (id, client, advisor, version, language) overriding system value
         select * from unnest($1::integer[], $2::text[], $3::text[], $4::integer[], $5::text[])`,
        listsOf(rows, 5),
      );
      await client.query(
        `select setval(pg_get_serial_sequence('session_contexts', 'id'), greatest(1, max(id))) from session_contexts`,
      );
    },
    addSteps: async (steps) => {
      for (const [id] of steps) {
        const day = dayOf(id);
        if (day === null || days.has(day)) continue;
        days.add(day);
        await client.query(partitionStatement(day));
      }
      await client.query(INSERT, asColumns(steps));
    },
    addInteractions: async (interactions) => void (await client.query(INSERT_INTERACTIONS, asColumns(interactions))),
    addDailyCounts: async (counts) => {
      const rows = counts.map((one) => [
        ...[one.day, one.client, one.advisor, one.version, one.kind, one.question, one.answer, one.count],
      ]);
      await client.query(
        `insert into session_daily_counts select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[],
         $6::text[], $7::text[], $8::bigint[])`,
        listsOf(rows, 8),
      );
    },
    finish: async (endedBefore) => {
      await client.query('update session_sweeps set ended_before = $1', [endedBefore]);
      await client.query('commit');
    },
    close,
  };
}

const ANY_SESSION = 'select from session_steps union all select from session_daily_counts limit 1';

async function hasSessions(url: string): Promise<boolean> {
  const { pool, client } = await open(url);
  try {
    return (await client.query(ANY_SESSION)).rows.length > 0;
  } finally {
    client.release(true);
    await pool.end();
  }
}

const INSERT = `insert into session_steps select * from unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[], $5::bigint[],
  $6::text[], $7::text[], $8::text[], $9::integer[], $10::text[], $11::text[])`;

const INSERT_INTERACTIONS = `insert into session_interactions select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::integer[],
  $5::text[], $6::text[], $7::bigint[], $8::text[], $9::integer[], $10::bigint[])`;

/** One list for each of `count` columns, also of no rows. */
const listsOf = (rows: readonly (readonly unknown[])[], count: number): unknown[][] =>
  Array.from({ length: count }, (_, column) => rows.map((row) => row[column]));
