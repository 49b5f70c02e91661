import { expect, test } from 'vitest';
import { runTask } from './run-task.ts';
import { programBeside } from './start-worker.ts';
import type { Task } from './task.fixture.ts';
import type { TaskControl, TaskEnd } from './task-thread.ts';

const PROGRAM = {
  name: 'task',
  file: programBeside(import.meta.url, 'task.fixture'),
  // A small young generation: Node ends the whole process where one collection needs far more than the limit.
  memory: { maxYoungGenerationSizeMb: 3, maxOldGenerationSizeMb: 32 },
};

const run = (task: Task, control: TaskControl = {}): Promise<TaskEnd<{ sum: number }>> =>
  runTask<Task, { sum: number }>(PROGRAM, task, control);

/** Calls the work off as soon as it tells how far it is. */
function runAndCallOff(task: Task, control: TaskControl = {}): Promise<TaskEnd<{ sum: number }>> {
  const calling = new AbortController();
  return run(task, { ...control, signal: calling.signal, progress: () => calling.abort() });
}

test('the result comes back, and how far it was on the way', async () => {
  const seen: [number, number][] = [];
  const end = await run('add', { progress: (share, count) => seen.push([share, count]) });
  expect(end).toEqual({ kind: 'done', result: { sum: 7 } });
  expect(seen.at(0)).toEqual([0, 0]);
  expect(seen.at(-1)).toEqual([1, 10]);
});

test('what the work throws comes back with the place where it was thrown', async () => {
  expect(await run('throw')).toEqual({
    kind: 'failed',
    message: 'told to throw',
    stack: expect.stringContaining('task.fixture.ts'),
  });
});

test('a thread that ends without a word is told as lost, and why', async () => {
  expect(await run('exit')).toEqual({ kind: 'lost', reason: 'exit code 3', isTooLong: false, isOutOfMemory: false });
});

test('work that needs more memory than it may take ends alone', async () => {
  expect(await run('eat')).toEqual({
    kind: 'lost',
    reason: 'it needed more than the 32 MB of memory that it may take',
    isTooLong: false,
    isOutOfMemory: true,
  });
});

test.each(['wait', 'calculate', 'hang'] as const)(
  'work can be called off, whether it waits, calculates or hangs: %s',
  async (task) => {
    expect(await runAndCallOff(task, { stopTime: task === 'hang' ? 50 : 60_000 })).toEqual({ kind: 'stopped' });
  },
);

test('work that was called off before it began never begins', async () => {
  expect(await run('add', { signal: AbortSignal.abort() })).toEqual({ kind: 'stopped' });
});

test('work that takes longer than it may is ended, and told as lost', async () => {
  expect(await run('calculate', { time: 200 })).toEqual({
    kind: 'lost',
    reason: 'it took too long',
    isTooLong: true,
    isOutOfMemory: false,
  });
});
