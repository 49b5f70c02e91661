import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockSessions } from './session-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (): FolderInUseError => {
  try {
    lockSessions(folder).release();
  } catch (error) {
    if (error instanceof FolderInUseError) return error;
    throw error;
  }
  throw new Error('the folder was not refused');
};

test('a second server is refused, with the process id of the first', () => {
  const lock = lockSessions(folder);
  expect(refusal().message).toBe(
    `${folder}: another server (process ${process.pid}) is running on this data folder. ` +
      'Stop it first, or, for this one, name another data folder.',
  );
  lock.release();
});

test('a folder that was released can be taken again', () => {
  lockSessions(folder).release();
  lockSessions(folder).release();
});

test('the lock of a process that was killed is free', async () => {
  const child = fork(new URL('./session-crash.child.ts', import.meta.url), [folder], { silent: true, execArgv: [] });
  if (child.stdout === null) throw new Error('the child has no output');
  await once(child.stdout, 'data');
  expect(refusal().holder).toBe(child.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockSessions(folder).release();
});
