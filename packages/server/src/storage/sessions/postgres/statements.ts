// The statements of the hot path. Each is one round trip for everything that one or more turns of the event loop need, and each has a
// name, so that the database plans it once for each connection.

import { hash } from 'node:crypto';
import type { InteractionRow } from '../interaction-rows.ts';

export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Behind a pooler other versions of the program use the same connections, so the name also says what the text is. */
function named(name: string, text: string): Statement {
  return { name: `guidepost-${name}-${hash('sha256', text, 'hex').slice(0, 16)}`, text };
}

/** Sessions without a step since then have ended. If a sweep by a clock that was ahead wrote a time to come, it counts for nothing. */
const ENDED_BEFORE = `(select ended_before * (ended_before <= extract(epoch from now()) * 1000)::integer from session_sweeps)`;

/**
 * Inserting step n is the compare-and-set: the key (session, step) lets one of two rivals in, and step n goes only behind step n - 1,
 * so not behind a session that was erased. Gives back what was inserted. The step before is asked for by its time and not by `exists`,
 * which PostgreSQL may answer with a look at all steps.
 */
export const INSERT_STEPS = named(
  'insert-steps',
  `insert into session_steps
    select taken.* from unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[], $5::bigint[], $6::text[], $7::text[],
      $8::text[], $9::integer[], $10::text[], $11::text[])
      as taken (session, step, context, catalog_revision, at, question, reply, shown, results_given, chosen_by, given)
    where taken.step = 0 or ${ENDED_BEFORE} <= (
      select at from session_steps as before where before.session = taken.session and before.step = taken.step - 1)
    on conflict do nothing
    returning session, step`,
);

/**
 * Only behind the first step of a session, so not behind one that was erased. One that is there already stays as it is. The step is asked
 * for as above.
 */
export const INSERT_INTERACTIONS = named(
  'insert-interactions',
  `insert into session_interactions
    select taken.* from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::integer[], $5::text[], $6::text[], $7::bigint[], $8::text[],
      $9::integer[], $10::bigint[])
      as taken (session, once, order_key, context, kind, sku, value, currency, step, at)
    where 0 = (select step from session_steps as first where first.session = taken.session and first.step = 0)
    on conflict do nothing`,
);

export const STORED_INTERACTION =
  'session, once, order_key, context, kind, sku, value::float8, currency, step, at::float8';

/** PostgreSQL spells ids with hyphens. */
export function toInteractionRow([session, once, order, ...more]: readonly unknown[]): InteractionRow {
  const ids = [toId(String(session)), toId(String(once)), typeof order === 'string' ? toId(order) : null];
  return [...ids, ...more] as unknown as InteractionRow;
}

/** Of any number of sessions. One session after the other is looked up, so that only the partitions that have them are. */
export const READ_STEPS = named(
  'read-steps',
  `select found.*, ${ENDED_BEFORE} as ended_before
    from unnest($1::uuid[]) as wanted (session), lateral (
      select step, context, catalog_revision, at, question, reply, shown, results_given, session
      from session_steps where session_steps.session = wanted.session order by step) as found`,
);

/** Rows as one list for each column. */
export function asColumns(rows: readonly (readonly unknown[])[]): unknown[][] {
  const columns: unknown[][] = [];
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) columns.push(rows.map((row) => row[column]));
  return columns;
}

/** PostgreSQL spells an id with hyphens. */
export const toId = (uuid: string): string => uuid.replaceAll('-', '');
