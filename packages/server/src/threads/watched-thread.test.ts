import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../../scripts/fixture/patience.ts';
import { programBeside } from './start-worker.ts';
import type { Asked } from './watched.fixture.ts';
import { WatchedThread } from './watched-thread.ts';

const PROGRAM = {
  name: 'listener',
  file: programBeside(import.meta.url, 'watched.fixture'),
  // A small young generation: Node ends the whole process where one collection needs far more than the limit.
  memory: { maxYoungGenerationSizeMb: 3, maxOldGenerationSizeMb: 32 },
};
const PAUSES = { first: 1, longest: 20, calm: 60_000 };

let folder: string;
let thread: WatchedThread<Asked, string> | null;
let told: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-threads-'));
  thread = null;
  told = [];
});
afterEach(async () => {
  await thread?.stop();
  await rm(folder, { recursive: true });
});

const inTheWay = (): string => join(folder, 'in the way');

async function start(): Promise<WatchedThread<Asked, string>> {
  thread = await WatchedThread.start<Asked, string>(PROGRAM, { notWhile: inTheWay() }, PAUSES);
  thread.listen({
    told: (message) => told.push(message),
    lost: (reason) => told.push(`lost: ${reason.message}`),
    restored: () => told.push('restored'),
  });
  return thread;
}

const heard = (text: string) => vi.waitFor(() => expect(told).toContain(text), PATIENCE_WITHIN);

test('what is sent is heard in order, and stopping lets it finish', async () => {
  const started = await start();
  for (let i = 0; i < 100; i++) expect(started.send('echo')).toBe(true);
  await started.stop();
  expect(told).toEqual([...Array(100).fill('heard echo'), 'stopped']);
  expect(started.send('echo')).toBe(false);
});

test.each([
  ['throw', 'lost: the thread listener has ended: told to throw'],
  ['exit', 'lost: the thread listener has ended: exit code 3'],
  ['eat', 'lost: the thread listener has ended: it needed more than the 32 MB of memory that it may take'],
] as const)('a thread that dies (%s) is told as lost, and another takes its place', async (how, said) => {
  const started = await start();
  started.send(how);
  await heard('restored');
  expect(told).toEqual([said, 'restored']);
  expect(started.health.failures).toBe(1);
  expect(started.send('echo')).toBe(true);
  await heard('heard echo');
});

test('a thread that was asked to stop and has ended has not failed', async () => {
  const started = await start();
  await started.stop();
  expect(started.isReady).toBe(false);
  expect(started.health).toMatchObject({ state: 'ok', failures: 0 });
});

test('its health says failed from the death until another is ready, however often that fails', async () => {
  const started = await start();
  expect(started.health).toEqual({ part: 'listener', state: 'ok', detail: null, failures: 0 });
  await writeFile(inTheWay(), '');
  started.send('throw');
  await heard('lost: the thread listener has ended: told to throw');
  expect(started.send('echo')).toBe(false);
  await vi.waitFor(
    () =>
      expect(started.health).toEqual({
        part: 'listener',
        state: 'failed',
        failures: 1,
        detail: 'its thread ended (there is a file in the way) and is started again',
      }),
    PATIENCE_WITHIN,
  );
  expect(told).not.toContain('restored');
  await rm(inTheWay());
  await heard('restored');
  expect(started.health.state).toBe('ok');
  expect(told.filter((text) => text.startsWith('lost'))).toHaveLength(1);
});

test('the first thread that cannot start is an error with its own reason, and is not started again', async () => {
  await writeFile(inTheWay(), '');
  await expect(start()).rejects.toThrow('there is a file in the way');
  expect(told).toEqual([]);
});

test('stopping while it is being started again leaves nothing behind', async () => {
  const started = await start();
  await writeFile(inTheWay(), '');
  started.send('throw');
  await heard('lost: the thread listener has ended: told to throw');
  await started.stop();
  await rm(inTheWay());
  await started.stop();
  expect(told).not.toContain('restored');
});
