import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteSessions } from '../storage/sessions/sqlite-session-store.ts';
import { ClockWatch } from './clock-watch.ts';
import { makeSessionId } from './session-id.ts';
import { SessionSweeper } from './sweep-sessions.ts';

const DAY = 24 * 60 * 60_000;

test('nothing is cleaned up while the time of day is in doubt, and what is due is once it is right', async () => {
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
  const sweeper = new SessionSweeper(store, { life, eventsKept: 90 * DAY }, pino({ level: 'silent' }), clock);
  wall = right + 400 * DAY;
  await sweeper.sweep(wall);
  expect(await countEvents()).toEqual([1, 1]);
  expect(store.find(young)).not.toBeNull();
  wall = right;
  await sweeper.sweep(wall);
  expect(await countEvents()).toEqual([0, 1]);
});
