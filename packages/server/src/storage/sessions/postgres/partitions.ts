// One partition of the steps for each day on which sessions start, so that what is old is dropped as a whole and leaves no gaps behind.

import type { PoolClient } from 'pg';
import { inTransaction } from '../../postgres/transaction.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days that have their partitions before they begin. A process that makes them is never away for so long. */
const DAYS_AHEAD = 7;

/** Milliseconds to wait for statements under way. Those that come meanwhile wait behind, so this is short. */
export const LOCK_PATIENCE = 1000;

export interface Partition {
  readonly name: string;
  /** Milliseconds since 1970: sessions that started since `from` and before `to`. */
  readonly from: number;
  readonly to: number;
}

/** Makes the partitions of this day, the one before, and those that come next. */
export async function makePartitions(client: PoolClient, now: number): Promise<void> {
  const today = Math.floor(now / DAY) * DAY;
  const known = new Set((await listPartitions(client)).map(({ name }) => name));
  for (let day = today - DAY; day <= today + DAYS_AHEAD * DAY; day += DAY) {
    const partition = partitionOf(day);
    if (!known.has(partition.name)) await makePartition(client, partition);
  }
}

/** The oldest first; without the one for everything else. */
export async function listPartitions(client: PoolClient): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'session_steps'::regclass order by relname`,
  );
  return rows.flatMap(({ name }) => {
    const day = /^session_steps_(\d{4})(\d\d)(\d\d)$/.exec(name);
    return day === null ? [] : partitionOf(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])));
  });
}

/** Ids begin with 48 bits of milliseconds, so this one comes before every session that started then or later. */
export const firstIdAt = (milliseconds: number): string =>
  Math.min(Math.max(0, Math.ceil(milliseconds)), 2 ** 48 - 1)
    .toString(16)
    .padStart(12, '0')
    .padEnd(32, '0');

const partitionOf = (day: number): Partition => ({
  name: `session_steps_${new Date(day).toISOString().slice(0, 10).replaceAll('-', '')}`,
  from: day,
  to: day + DAY,
});

/** As milliseconds since 1970. Null if it is none of these years: a clock was wrong. */
export function dayOf(id: string): number | null {
  const day = Math.floor(Number.parseInt(id.slice(0, 12), 16) / DAY) * DAY;
  return day >= Date.UTC(2020) && day < Date.UTC(2100) ? day : null;
}

/** Makes the partition of a day if it is missing. */
export const partitionStatement = (day: number): string => statementFor(partitionOf(day));

const statementFor = ({ name, from, to }: Partition): string =>
  `create table if not exists ${name} partition of session_steps for values from ('${firstIdAt(from)}') to ('${firstIdAt(to)}')`;

/** If another process made it meanwhile, or sessions of that day are already elsewhere, nothing happens. */
async function makePartition(client: PoolClient, { name, from, to }: Partition): Promise<void> {
  try {
    await inTransaction(client, async () => {
      await client.query(`set local lock_timeout = ${LOCK_PATIENCE}`);
      await client.query(statementFor({ name, from, to }));
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

/** The default partition has rows of that day, or another process was faster. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['23514', '42P07', '42P17', '23505', '55P03'].includes(String(error.code));
