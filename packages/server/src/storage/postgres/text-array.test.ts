// Lists of texts reach the database as they are.

import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './open-postgres.ts';
import { makePostgresServer, type PostgresServer } from './postgres-server.fixture.ts';
import { toTextArray } from './text-array.ts';

let server: PostgresServer;
let pool: Pool;

beforeAll(async () => {
  server = await makePostgresServer(['fsync=off']);
  pool = openPostgres({ url: await server.makeDatabase(), connections: 1, patience: 60_000 });
});
afterAll(async () => {
  await pool?.end();
  await server?.remove();
});

const store = async (values: readonly (string | null)[]): Promise<unknown[]> => {
  const text = 'select value from unnest($1::text[]) with ordinality as all_of (value, place) order by place';
  const { rows } = await pool.query({ text, values: [toTextArray(values)], rowMode: 'array' });
  return rows.flat();
};

test('no text, empty texts, nothing, quotes, braces, backslashes and every script', async () => {
  for (const values of [
    [],
    [''],
    [null],
    ['NULL', 'null', null, ''],
    ['{"a":"b\\\\c"}', '{1,2}', "it's", '"', '\\'],
    ['Größe', 'размер', '大きさ', '👟👟', '\u{10FFFF}'.repeat(1000)],
  ]) {
    expect(await store(values)).toEqual(values);
  }
});

test('any texts, long and short, come back', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 }).map((value) => value.replaceAll('\0', ''));
  const values = fc.array(fc.option(text), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(values, async (all) => {
      expect(await store(all)).toEqual(all);
    }),
    { numRuns: 200 },
  );
});
