// Which days are computed when, and that nothing is counted twice.

import { beforeEach, expect, test } from 'vitest';
import type { SessionId } from '../sessions/session-store.ts';
import { computeDays, type DayTools } from './compute-days.ts';
import type { ConversationRecord } from './conversation-record.ts';
import type { InsightCount } from './insight-count.ts';
import type { ComputedDay, InsightStore } from './insight-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 21, 12);
const SETTINGS = { kept: 90 * DAY, total: 7 * DAY };

let conversations: ConversationRecord[];
let days: Map<string, ComputedDay & { readonly counts: readonly InsightCount[] }>;
const started = (at: number): ConversationRecord => ({
  ...{ id: `${at}` as SessionId, client: 'shop', advisor: 'a', version: 1, interactions: [] },
  steps: [{ at, question: null, reply: null, shown: 'use', resultsGiven: false, given: null }],
});
const store: InsightStore = {
  listDays: async (since) => [...days.values()].filter(({ day }) => day >= since),
  replaceDay: async (day, counts) => void days.set(day.day, { ...day, counts }),
  sum: async () => [],
  series: async () => [],
  listRecommended: async () => [],
  forgetRecommended: async () => {},
  firstDay: async () => null,
};
const tools: DayTools = {
  store,
  reader: {
    async *read(from, to) {
      for (const each of conversations) {
        const at = each.steps[0]?.at ?? 0;
        if (at >= from && at < to) yield [each];
      }
    },
    close: async () => {},
  },
  mayGoOn: () => true,
  pause: async () => {},
};
const compute = (now: number, given: Partial<DayTools> = {}) => computeDays({ ...tools, ...given }, SETTINGS, now);
const startedOn = (day: string): number => days.get(day)?.counts.find(({ kind }) => kind === 'started')?.count ?? 0;

beforeEach(() => {
  conversations = [];
  days = new Map();
});

test('at first every day of which all conversations are kept is computed, the newest first', async () => {
  conversations = [
    started(NOON),
    started(NOON - 1),
    started(NOON - 30 * DAY),
    started(NOON - 89.4 * DAY),
    started(NOON - 95 * DAY),
  ];
  const computed = await compute(NOON);
  expect(computed).toHaveLength(90);
  expect([computed[0], computed.at(-1)]).toEqual(['2026-11-21', '2026-08-24']);
  expect([startedOn('2026-11-21'), startedOn('2026-10-22'), startedOn('2026-08-24')]).toEqual([2, 1, 1]);
});

test('a day is computed again while something may happen in it, and then replaces itself', async () => {
  conversations = [started(NOON)];
  await compute(NOON);
  expect(await compute(NOON + 4 * 60_000)).toEqual([]);
  conversations.push(started(NOON + 60_000));
  expect(await compute(NOON + 5 * 60_000)).toEqual(['2026-11-21']);
  expect(startedOn('2026-11-21')).toBe(2);
  // After an hour yesterday as well, after a day all that shoppers may still buy after.
  expect(await compute(NOON + HOUR)).toEqual(['2026-11-21', '2026-11-20', '2026-11-19']);
  const later = await compute(NOON + 25 * HOUR);
  expect(later[0]).toBe('2026-11-22');
  expect(later).toHaveLength(2 + 7 + 30);
  expect(await compute(NOON + 25 * HOUR)).toEqual([]);
});

test('a day is not computed any more once some of its conversations may be deleted', async () => {
  const short = { kept: 10 * DAY, total: 7 * DAY };
  expect(await computeDays(tools, short, NOON)).toHaveLength(10);
  conversations = [];
  const again = await computeDays(tools, short, NOON + 5 * DAY);
  expect(again.at(-1)).toBe('2026-11-17');
});

test('stops between two days when another process may have begun', async () => {
  let left = 3;
  expect(await compute(NOON, { mayGoOn: () => left-- > 0 })).toHaveLength(3);
  expect(await compute(NOON)).toHaveLength(87);
});
