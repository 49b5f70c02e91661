// Interactions through kills and over several servers: what was acknowledged is stored, and each counts once.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import type { SessionId } from '../src/sessions/session-store.ts';
import { makePostgresServer, type PostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { openSessions } from '../src/storage/sessions/open-sessions.ts';
import { locateStore } from '../src/storage/store-location.ts';
import { keyIsKnown, makeAgent, next, openToken } from './fixture/next.ts';
import { makeFolder, run, runJson, serve } from './fixture/process.ts';

const agent = makeAgent();
let database: PostgresServer | null = null;
afterAll(async () => {
  agent.destroy();
  await database?.remove();
});

interface Told {
  readonly kind: string;
  readonly sku: string;
  readonly order_id?: string;
}

/** Resolves to whether it was acknowledged. */
async function tell(url: string, key: string, token: string, body: Told): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/v7/interactions/`, {
      method: 'POST',
      headers: { 'Service-API-Key': key, 'Service-Session-Token': token, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.text();
    return response.status === 204;
  } catch {
    return false;
  }
}

const start = async (url: string, key: string): Promise<string> =>
  (await next(url, { key, advisor: 'bikes' }, agent)).body.session_token;

const SKU = 'PLOVER-D-BK';

test('through kills at random moments, every acknowledged interaction is stored, and none twice', async () => {
  const data = await makeFolder();
  let server = await serve(data, ['--demo']);
  const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data]);
  const { key } = json;
  await keyIsKnown(server.url, { key, advisor: 'bikes' });
  const tokens = await Promise.all(Array.from({ length: 16 }, () => start(server.url, key)));
  const acknowledged = new Map(tokens.map((token) => [token, new Set<string>()]));
  const kills = runs(3, 15).numRuns;
  let orders = 0;
  for (let kill = 0; kill <= kills; kill += 1) {
    if (kill > 0) server = await serve(data);
    const { url } = server;
    let isOver = false;
    const telling = tokens.map(async (token) => {
      while (!isOver) {
        orders += 1;
        const order = `order ${orders}`;
        const body = { kind: 'bought', sku: SKU, order_id: order };
        const [one, again] = await Promise.all([tell(url, key, token, body), tell(url, key, token, body)]);
        if (one || again) acknowledged.get(token)?.add(order);
      }
    });
    await sleep(100 + Math.random() * 400);
    isOver = true;
    await server.end(kill === kills ? 'SIGTERM' : 'SIGKILL');
    await Promise.all(telling);
  }
  const store = await openSessions(locateStore({ GUIDEPOST_DATA: data, DATABASE_URL: null, SESSION_URL: null }));
  let total = 0;
  for (const [token, told] of acknowledged) {
    const stored = await store.interactions(openToken(token).session as SessionId);
    expect(new Set(stored.map(({ once }) => once)).size).toBe(stored.length);
    expect(stored.length).toBeGreaterThanOrEqual(told.size);
    // Each kill may have come between storing one and saying so.
    expect(stored.length).toBeLessThanOrEqual(told.size + kills + 1);
    total += told.size;
  }
  await store.close();
  expect(total).toBeGreaterThan(tokens.length);
  const erased = await run(['sessions', 'delete', tokens[0] ?? '', '--data', data]);
  expect(erased.code).toBe(0);
});

test('the same order, sent to two servers at once and with two sessions, counts once', async () => {
  database = await makePostgresServer();
  const url = await database.makeDatabase();
  const env = { DATABASE_URL: url };
  const one = await serve(null, ['--demo'], env);
  const other = await serve(null, [], env);
  const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env });
  const { key } = json;
  for (const server of [one, other]) await keyIsKnown(server.url, { key, advisor: 'bikes' });
  const tokens = [await start(one.url, key), await start(other.url, key)];
  for (let order = 0; order < 40; order += 1) {
    const body = { kind: 'bought', sku: SKU, order_id: `${order}` };
    const sent = [one, other].flatMap((server) => tokens.map((token) => tell(server.url, key, token, body)));
    expect(await Promise.all(sent)).toEqual([true, true, true, true]);
  }
  const store = await openSessions(locateStore({ GUIDEPOST_DATA: '', DATABASE_URL: url, SESSION_URL: null }));
  const stored = await Promise.all(tokens.map((token) => store.interactions(openToken(token).session as SessionId)));
  await store.close();
  expect(stored.flat().map(({ sku }) => sku)).toEqual(Array.from({ length: 40 }, () => SKU));
  for (const server of [one, other]) expect(await server.end('SIGTERM')).toBe(0);
});
