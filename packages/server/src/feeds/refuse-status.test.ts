import { expect, test } from 'vitest';
import { parseRetryAfter } from './refuse-status.ts';

test('how long to wait is read from seconds or a date; nonsense is no wait', () => {
  const now = Date.UTC(2026, 10, 21, 20, 0, 0);
  expect(parseRetryAfter('120', now)).toBe(120_000);
  expect(parseRetryAfter('Sat, 21 Nov 2026 20:05:00 GMT', now)).toBe(300_000);
  for (const text of [undefined, '', 'soon', '-5', 'Sat, 21 Nov 2026 19:00:00 GMT', '1e9']) {
    expect([text, parseRetryAfter(text, now)]).toEqual([text, 0]);
  }
});
