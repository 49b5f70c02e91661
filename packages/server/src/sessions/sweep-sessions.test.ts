import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { openSqliteSessions } from '../storage/sessions/sqlite/sqlite-session-store.ts';
import { ClockWatch } from './clock-watch.ts';
import { Lease } from './lease.ts';
import { makeSessionId } from './session-id.ts';
import { SessionSweeper } from './sweep-sessions.ts';

const DAY = 24 * 60 * 60_000;

test('nothing is cleaned up while the time of day is in doubt or another process does it, and what is due is after that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-sweep-'));
  const store = await openSqliteSessions(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const right = Date.UTC(2026, 0, 5);
  const insert = async (startedAt: number) => {
    const id = makeSessionId(startedAt);
    const origin = { id, client: 'demo', advisor: 'laptops', version: 1, startedAt };
    const state = { language: 'en', replies: {}, shown: 'use', resultsGiven: false };
    await store.insert({ ...origin, step: 0, steppedAt: startedAt, lastReplied: null, state }, 1);
    return id;
  };
  const [old, young] = [await insert(right - 91 * DAY), await insert(right - DAY)];
  const countEvents = async () =>
    (await Promise.all([old, young].map((id) => store.events(id)))).map((all) => all.length);

  let wall = right;
  const clock = new ClockWatch({ wall: () => wall, steady: () => 0 });
  const life = { idle: DAY, total: 7 * DAY, unreplied: DAY };
  const definitions = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
  onTestFinished(() => definitions.close());
  const lease = (holder: string) => new Lease(definitions.leases, 'sweep', holder, 1000);
  const log = pino({ level: 'silent' });
  const make = (holder: string) =>
    new SessionSweeper({ sessions: store, lease: lease(holder), life, eventsKept: 90 * DAY, log, clock });
  const [sweeper, other] = [make('this'), make('other')];
  wall = right + 400 * DAY;
  await sweeper.sweep(wall);
  expect(await countEvents()).toEqual([1, 1]);
  expect(store.find(young)).not.toBeNull();
  wall = right;
  const held = lease('somebody');
  await held.hold();
  await sweeper.sweep(wall);
  expect(await countEvents()).toEqual([1, 1]);
  await held.release();
  await sweeper.sweep(wall);
  await other.sweep(wall + 100 * DAY);
  expect(await countEvents()).toEqual([0, 1]);
});
