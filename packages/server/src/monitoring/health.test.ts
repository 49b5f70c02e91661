import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Health, type PartHealth } from './health.ts';

function makeHealth() {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
  return { health: new Health(log), lines };
}

const failed: PartHealth = { part: 'sessions', state: 'failed', detail: 'the disk is full' };
const fine: PartHealth = { part: 'sessions', state: 'ok', detail: null };
const degraded: PartHealth = { part: 'catalogs', state: 'degraded', detail: '1 catalog could not be built' };

test('one failed part makes the service not ready, a degraded one does not', () => {
  const { health } = makeHealth();
  expect(health.isReady).toBe(true);
  health.watch(() => [degraded]);
  expect(health.isReady).toBe(true);
  health.watch(() => [fine, failed]);
  expect(health.isReady).toBe(false);
  expect(health.parts).toEqual([degraded, fine, failed]);
});

test('a change is logged once, however long it lasts, and so is its end', () => {
  const { health, lines } = makeHealth();
  let now = fine;
  health.watch(() => [now]);
  health.tellChanges();
  expect(lines).toEqual([]);
  now = failed;
  for (let i = 0; i < 100; i++) health.tellChanges();
  now = fine;
  for (let i = 0; i < 100; i++) health.tellChanges();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 50, part: 'sessions', detail: 'the disk is full', msg: 'a part of the service needs attention' },
    { level: 30, part: 'sessions', msg: 'a part of the service works again' },
  ]);
});
