import { expect, it } from 'vitest';
import { isSessionId, makeSessionId } from './session-id.ts';

it('sorts by time, whatever the random part', () => {
  const ids = [0, 1, 255, 1_000, 1_800_000_000_000, 1_800_000_000_001, 2 ** 47].map((now) => makeSessionId(now));
  expect([...ids].sort()).toEqual(ids);
});

it('is 32 hexadecimal digits, of which the first 12 are the milliseconds', () => {
  const id = makeSessionId(1_800_000_000_123.9);
  expect(isSessionId(id)).toBe(true);
  expect(Number.parseInt(id.slice(0, 12), 16)).toBe(1_800_000_000_123);
});

it('is never given twice, also at the same moment and beyond the pool of random bytes', () => {
  const ids = Array.from({ length: 2000 }, () => makeSessionId(7));
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(['', 'x'.repeat(32), 'A'.repeat(32), '0'.repeat(31), '0'.repeat(33), `${'0'.repeat(32)}\n`])(
  'is told from what is no id: %j',
  (text) => expect(isSessionId(text)).toBe(false),
);
