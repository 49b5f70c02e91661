import { expect, test } from 'vitest';
import type { AuditEnd, AuditIntent } from './audit-store.ts';
import { KEPT, logChange, makeEntryId } from './log-change.ts';

const intent: AuditIntent = {
  client: 'shop',
  door: 'admin interface',
  by: { kind: 'person', id: 'p1', name: 'Ada' },
  action: 'key revoked',
  target: 'key_1',
};

/** Notes what happens, in its order. */
function makeLog(fails: 'begin' | 'complete' | null = null) {
  const noted: (string | AuditEnd)[] = [];
  const cleared = new Set<number>();
  const store = {
    begin: async () => {
      if (fails === 'begin') throw new Error('the disk is full');
      noted.push('begun');
    },
    complete: async (_id: string, end: AuditEnd) => {
      if (fails === 'complete') throw new Error('the disk is full');
      noted.push(end);
    },
    removeBefore: async (at: number) => {
      cleared.add(at);
      return 0;
    },
  };
  const work = async () => {
    noted.push('changed');
    return 7;
  };
  return { noted, cleared, store, work };
}

test('an entry is there before its change, and has the outcome after it', async () => {
  const { noted, store, work } = makeLog();
  const end = (outcome: number): AuditEnd => ({ outcome: 'done', after: outcome });
  expect(await logChange(store, intent, work, end)).toBe(7);
  expect(noted).toEqual(['begun', 'changed', { outcome: 'done', after: 7 }]);
});

test('nothing is changed if the log cannot be written', async () => {
  const { noted, store, work } = makeLog('begin');
  await expect(logChange(store, intent, work, () => ({ outcome: 'done' }))).rejects.toThrow('the disk is full');
  expect(noted).toEqual([]);
});

test('a change that was done counts as done, even if the log could not be told so', async () => {
  const { noted, store, work } = makeLog('complete');
  expect(await logChange(store, intent, work, () => ({ outcome: 'done' }))).toBe(7);
  expect(noted).toEqual(['begun', 'changed']);
});

test('work that fails is told as failed, and its error comes out', async () => {
  const { noted, store } = makeLog();
  const work = async () => {
    throw new Error('no such key');
  };
  await expect(logChange(store, intent, work, () => ({ outcome: 'done' }))).rejects.toThrow('no such key');
  expect(noted).toEqual(['begun', { outcome: 'failed' }]);
});

test('of work whose end is not known the entry says so', async () => {
  const { noted, store, work } = makeLog();
  await logChange(store, intent, work, async () => null);
  expect(noted).toEqual(['begun', 'changed']);
});

test('ids sort by time and are never the same', () => {
  expect(makeEntryId(1_800_000_000_000) < makeEntryId(1_800_000_000_001)).toBe(true);
  expect(makeEntryId(5)).not.toBe(makeEntryId(5));
});

test('entries older than 400 days leave the log as others come', async () => {
  const { cleared, store, work } = makeLog();
  const now = 1_800_000_000_000;
  for (let tries = 0; cleared.size === 0 && tries < 100_000; tries += 1)
    await logChange(store, intent, work, () => ({ outcome: 'done' }), now);
  expect([...cleared]).toEqual([now - KEPT]);
});
