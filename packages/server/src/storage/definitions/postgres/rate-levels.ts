// The buckets of callers who ask for much, for all servers on one database. A bucket that would be full again is deleted.

import { sql } from 'kysely';
import type { RateStore } from '../../../limits/rate-store.ts';
import { USED_MEMORY } from '../../../limits/shared-rates.ts';
import type { DefinitionDatabases } from '../schema.ts';
import { countRunningServers } from './running-servers.ts';

interface Row {
  readonly name: string | null;
  readonly level: number;
  readonly used: number;
  readonly at: number;
  readonly servers: number;
}

/** Of so many exchanges one deletes full buckets. */
const CLEANING = 50;

export function createRateStore(databases: DefinitionDatabases): RateStore {
  const { reader, now } = databases;
  let exchanges = 0;
  const deleteFull = async (): Promise<void> => {
    await sql`delete from rate_levels where level + (${now} - at) / 1000.0 * per_second > burst`.execute(reader);
  };
  return {
    exchange: async (reports, since) => {
      exchanges += 1;
      if (exchanges % CLEANING === 0) await deleteFull();
      const names = reports.map(({ name }) => name);
      const list = (values: readonly number[]) => sql`${values}::double precision[]`;
      // In one order everywhere, or the statements of two processes would wait for each other.
      const { rows } = await sql<Row>`
        with clock as materialized (select ${now}::double precision as at),
        written as (
          insert into rate_levels as known (name, level, used, per_second, burst, at)
          select name, burst - taken, taken, per_second, burst, at
          from unnest(${names}::text[], ${list(reports.map(({ taken }) => taken))},
            ${list(reports.map(({ rate }) => rate.perSecond))}, ${list(reports.map(({ rate }) => rate.burst))})
            as reported (name, taken, per_second, burst), clock
          order by name collate "C"
          on conflict (name) do update set
            level = least(excluded.burst, known.level + greatest(0, excluded.at - known.at) / 1000 * excluded.per_second)
              - (excluded.burst - excluded.level),
            used = known.used * exp(-greatest(0, excluded.at - known.at) / ${USED_MEMORY}::double precision) + excluded.used,
            per_second = excluded.per_second, burst = excluded.burst, at = greatest(excluded.at, known.at)
          returning name, level, used, per_second, burst, at
        ),
        told as (
          select * from written union all
          select * from rate_levels where at > ${since} and name <> all(${names}::text[])
        )
        select name, clock.at, (${countRunningServers(databases)})::integer as servers,
          least(burst, level + greatest(0, clock.at - told.at) / 1000 * per_second) as level,
          used * exp(-greatest(0, clock.at - told.at) / ${USED_MEMORY}::double precision) as used
        from clock left join told on true`.execute(reader);
      return {
        levels: rows.flatMap(({ name, level, used }) => (name === null ? [] : [{ name, level, used }])),
        servers: rows[0]?.servers ?? 1,
        at: rows[0]?.at ?? 0,
      };
    },
  };
}
