import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { withReply } from '@guidepost/engine/converse';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../../../../scripts/fixture/patience.ts';
import { writeGiven } from '../../../sessions/given.ts';
import { type SessionId, type StoredSession, StoreUnavailable } from '../../../sessions/session-store.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import { FolderInUseError } from './session-lock.ts';
import { SQLITE_SESSION_MIGRATIONS } from './session-schema.ts';
import { openSqliteSessions, type SqliteSessionStore } from './sqlite-session-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-sessions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOON = Date.UTC(2026, 0, 5, 12);

const start = (id: number, at = NOON): StoredSession => ({
  id: (at.toString(16).padStart(12, '0') + id.toString(16).padStart(20, '0')) as SessionId,
  client: 'demo',
  advisor: 'laptops',
  version: 2,
  startedAt: at,
  step: 0,
  steppedAt: at,
  lastReplied: null,
  state: { language: 'en', replies: {}, shown: 'use', resultsGiven: false },
});

const step = (from: StoredSession, question: string, reply: string[], shown: string | null): StoredSession => ({
  ...from,
  step: from.step + 1,
  lastReplied: question,
  state: { ...withReply(from.state, question, reply), shown, resultsGiven: shown === null },
});

test('what was acknowledged is found again after the process was killed, time after time', async () => {
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < 4; round++) {
    const child = fork(new URL('./session-crash.child.ts', import.meta.url), [folder], { silent: true, execArgv: [] });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    while (output.split('\n').length < 45 && child.exitCode === null) await sleep(5);
    await sleep(37 * round);
    child.kill('SIGKILL');
    await once(child, 'close');
    for (const line of output.split('\n').slice(0, -1)) {
      const [id = '', taken] = line.split(' ');
      acknowledged.set(id, Number(taken));
    }
    const store = await openSqliteSessions(folder);
    for (const [id, taken] of acknowledged) {
      const found = store.find(id as SessionId);
      expect(found?.step).toBeGreaterThanOrEqual(taken);
      expect(Object.keys(found?.state.replies ?? {})).toHaveLength(found?.step ?? -1);
    }
    await store.close();
  }
  expect(acknowledged.size).toBeGreaterThan(16);
});

test('a session of more steps than a slice of the sweep is counted once', async () => {
  const store = await openSqliteSessions(folder);
  let session = start(1);
  const taken: Promise<unknown>[] = [store.insert(session, 1), store.insert(start(2), 1)];
  for (let index = 0; index < 2100; index++) {
    session = step(session, 'use', [], 'use');
    taken.push(store.advance(session, 1));
  }
  await Promise.all(taken);
  const later = NOON + 10 * 24 * 3600 * 1000;
  expect(await store.sweep({ keepEventsFrom: later, keepSessionsFrom: later })).toEqual({ events: 2102, sessions: 2 });
  expect((await store.dailyCounts()).find(({ kind }) => kind === 'started')?.count).toBe(2);
  await store.close();
});

test('a second server on the folder is refused until the first has closed', async () => {
  const store = await openSqliteSessions(folder);
  await expect(openSqliteSessions(folder)).rejects.toBeInstanceOf(FolderInUseError);
  await store.close();
  await (await openSqliteSessions(folder)).close();
});

test('a file of a newer version is refused, and the folder is let go', async () => {
  await (await openSqliteSessions(folder)).close();
  const path = join(folder, 'sessions.db');
  const database = openSqlite(path);
  database.exec('PRAGMA user_version = 99');
  await expect(openSqliteSessions(folder)).rejects.toThrow(
    `${path}: a newer Guidepost has written this file (schema 99, this one knows up to ${SQLITE_SESSION_MIGRATIONS.length}). ` +
      'Start the newer one, or restore a backup made before the upgrade.',
  );
  database.exec(`PRAGMA user_version = ${SQLITE_SESSION_MIGRATIONS.length}`);
  database.close();
  await (await openSqliteSessions(folder)).close();
});

test('sessions of a file without what questions were chosen by and what was given are found, and go on with it', async () => {
  const store = await openSqliteSessions(folder);
  const session = start(1);
  await store.insert(session, 1);
  await store.close();
  const database = openSqlite(join(folder, 'sessions.db'));
  database.exec('DROP TABLE interactions; ALTER TABLE steps DROP COLUMN given');
  database.exec('ALTER TABLE steps DROP COLUMN chosen_by; PRAGMA user_version = 1');
  database.close();
  const newer = await openSqliteSessions(folder);
  expect(newer.find(session.id)).toEqual(session);
  const chosenBy = [{ question: 'brand', gain: 1.5 }];
  const given = { skus: ['A'], lacks: [] };
  await newer.advance(step(session, 'use', ['games'], 'brand'), 1, chosenBy, writeGiven(given));
  expect((await newer.events(session.id)).map((event) => event.chosenBy)).toEqual([null, chosenBy]);
  expect((await newer.events(session.id)).map((event) => event.given)).toEqual([null, given]);
  await newer.close();
});

test('a step that changes more than one reply is refused before anything is stored', async () => {
  const store = await openSqliteSessions(folder);
  const session = start(1);
  await store.insert(session, 1);
  const next = step(session, 'use', ['games'], 'brand');
  await store.advance(next, 1);
  const rewritten = { ...next, state: { ...next.state, replies: { use: ['travel'] } } };
  await expect(store.advance(step(rewritten, 'brand', [], null), 1)).rejects.toThrow('also changed "use"');
  await expect(store.insert(next, 1)).rejects.toThrow('a session starts at step 0');
  expect(store.find(session.id)).toEqual(next);
  await store.close();
});

test('a closed store takes nothing more', async () => {
  const store = await openSqliteSessions(folder);
  await Promise.all([store.close(), store.close()]);
  await expect(store.insert(start(1), 1)).rejects.toThrow('the session store is closed');
  expect(() => store.find(start(1).id)).toThrow('the session store is closed');
});

/** A store with the thread that writes for it. */
async function openWithWriter(pace?: number): Promise<{ store: SqliteSessionStore; writer: () => Worker }> {
  let writer: Worker | null = null;
  const note = (made: Worker): void => {
    writer = made;
  };
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  const store = await openSqliteSessions(folder, pace === undefined ? {} : { pace });
  return { store, writer: () => writer! };
}

test('a store whose writer dies while a commit is scheduled refuses steps until another writes, and closes', async () => {
  const { store, writer } = await openWithWriter(50);
  await store.insert(start(1), 1);
  const scheduled = store.insert(start(2), 1);
  await writer().terminate();
  await expect(scheduled).rejects.toThrow(StoreUnavailable);
  expect(store.health).toMatchObject([{ part: 'session-writer', state: 'failed' }, { state: 'ok' }]);
  await expect(store.insert(start(3), 1)).rejects.toThrow(StoreUnavailable);
  await vi.waitFor(() => expect(store.health[0]?.state).toBe('ok'), PATIENCE_WITHIN);
  await store.insert(start(3), 1);
  expect(store.find(start(2).id)).toBeNull();
  await store.close();
});

test('a store closes while there is no thread that writes', async () => {
  const { store, writer } = await openWithWriter(50);
  const scheduled = store.insert(start(2), 1);
  await writer().terminate();
  await expect(scheduled).rejects.toThrow(StoreUnavailable);
  await store.close();
});

test('through deaths of the writer at any moment, what was acknowledged stays and nothing is there twice', async () => {
  const { store, writer } = await openWithWriter(0);
  const acknowledged = new Map<string, number>();
  let isOver = false;
  let refused = 0;
  const talk = Array.from({ length: 8 }, async (_, shopper) => {
    for (let nth = 0; !isOver; nth++) {
      let session = start(shopper * 100_000 + nth);
      for (let taken = 0; taken < 6; ) {
        // Nobody knows what became of a step that was refused: the store is asked, as a retry does.
        const known = store.find(session.id);
        if (known !== null) {
          session = known;
          taken = known.step + 1;
        }
        const next = taken === 0 ? session : step(session, `q${taken}`, ['a'], 'use');
        try {
          await (taken === 0 ? store.insert(next, 1) : store.advance(next, 1));
          acknowledged.set(next.id, next.step);
          session = next;
          taken++;
        } catch (error) {
          expect(error).toBeInstanceOf(StoreUnavailable);
          refused++;
          await sleep(5);
        }
      }
    }
  });
  for (let deaths = 0; deaths < 5; deaths++) {
    await vi.waitFor(() => expect(store.health[0]?.state).toBe('ok'), PATIENCE_WITHIN);
    await sleep(Math.random() * 20);
    await writer().terminate();
  }
  isOver = true;
  await Promise.all(talk);
  await store.close();
  expect(refused).toBeGreaterThan(0);
  const again = await openSqliteSessions(folder);
  for (const [id, last] of acknowledged) {
    const events = await again.events(id as SessionId);
    expect(events.map((event) => event.step)).toEqual(events.map((_, index) => index));
    expect(events.length).toBeGreaterThan(last);
  }
  await again.close();
});

test('of a session that was erased no byte of a reply is left in any file', async () => {
  const store = await openSqliteSessions(folder, { pace: 0 });
  const secretOf = (id: number): string => `secret-${String(id).padStart(6, '0')}-`.padEnd(60, 'x');
  const sessions = new Map<number, StoredSession>();
  const ids = Array.from({ length: 1200 }, (_, id) => id);
  for (const id of ids) sessions.set(id, start(id, NOON + id));
  await Promise.all([...sessions.values()].map((session) => store.insert(session, 1)));
  // Later steps come between what is there, so that pages are divided and what they hold is moved.
  for (let round = 0; round < 4; round++) {
    const steps = ids.map((id) => step(sessions.get(id)!, 'use', [`${secretOf(id)}${round}`], 'use'));
    for (const [id, session] of steps.entries()) sessions.set(id, session);
    for (let from = 0; from < steps.length; from += 200) {
      await Promise.all(steps.slice(from, from + 200).map((session) => store.advance(session, 1)));
    }
  }
  const erased = ids.filter((id) => id % 3 !== 0);
  await Promise.all(erased.map((id) => store.remove(sessions.get(id)!.id)));

  const left = (): string[] => {
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
    return erased.filter((id) => files.some((file) => file.includes(secretOf(id)))).map(secretOf);
  };
  expect(left()).toEqual([]);
  expect(readFileSync(join(folder, 'sessions.db')).includes(secretOf(0))).toBe(true);
  await store.close();
  expect(left()).toEqual([]);
});
