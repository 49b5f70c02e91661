import { describe, expect, it } from 'vitest';
import { makeSessionId } from './session-id.ts';
import { isExpired } from './session-life.ts';
import type { StoredSession } from './session-store.ts';

const life = { idle: 1000, total: 5000, unreplied: 300 };
const session = (step: number, steppedAt: number): StoredSession => ({
  id: makeSessionId(0),
  client: 'shop',
  advisor: 'lamps',
  version: 1,
  startedAt: 0,
  step,
  steppedAt,
  lastReplied: step === 0 ? null : 'room',
  state: { language: 'en', replies: {}, shown: 'room', resultsGiven: false },
});

describe('a session ends to the millisecond', () => {
  it.each([
    ['when nothing was replied', session(0, 0), 300],
    ['after its last step', session(1, 200), 1200],
    ['after its last step, however many there were', session(7, 3000), 4000],
    ['when it is too old, however busy it is', session(9, 4900), 5000],
  ])('%s', (_, stored, end) => {
    expect(isExpired(stored, end - 1, life)).toBe(false);
    expect(isExpired(stored, end, life)).toBe(true);
  });

  it('and not because the clock was set back', () => {
    expect(isExpired(session(1, 500), 100, life)).toBe(false);
  });
});
