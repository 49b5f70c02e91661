import { expect, test } from 'vitest';
import type { SessionId, StoredSession } from '../../sessions/session-store.ts';
import { type RememberedSession, SessionMemory } from './session-memory.ts';

const session = (id: string): StoredSession => ({
  id: id as SessionId,
  client: 'demo',
  advisor: 'laptops',
  version: 1,
  startedAt: 0,
  step: 0,
  steppedAt: 0,
  lastReplied: null,
  state: { language: 'en', replies: {}, shown: 'use', resultsGiven: false },
});

const remembered = (id: string, pending = 0): RememberedSession => ({
  committed: null,
  latest: session(id),
  pending,
  settling: null,
});

test('it never holds more than its capacity, and keeps what is used', () => {
  const memory = new SessionMemory(100);
  memory.set('used', remembered('used'));
  for (let index = 0; index < 1000; index++) {
    memory.set(`s${index}`, remembered(`s${index}`));
    expect(memory.get('used')?.latest.id).toBe('used');
    expect(memory.size).toBeLessThanOrEqual(100);
  }
  expect(memory.get('s0')).toBeUndefined();
  expect(memory.get('s999')).toBeDefined();
});

test('a session with steps that are not committed is never forgotten', () => {
  const memory = new SessionMemory(10);
  const pending = remembered('pending', 1);
  memory.set('pending', pending);
  for (let index = 0; index < 1000; index++) memory.set(`s${index}`, remembered(`s${index}`));
  expect(memory.get('pending')).toBe(pending);
  pending.pending = 0;
  for (let index = 0; index < 1000; index++) memory.set(`t${index}`, remembered(`t${index}`));
  expect(memory.get('pending')).toBeUndefined();
});
