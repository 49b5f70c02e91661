import { afterEach, expect, test } from 'vitest';
import { programBeside } from './start-worker.ts';
import type { Task } from './task.fixture.ts';
import type { TaskControl } from './task-thread.ts';
import { WarmTasks, type Warmth } from './warm-tasks.ts';

const PROGRAM = {
  name: 'task',
  file: programBeside(import.meta.url, 'task.fixture'),
  memory: { maxYoungGenerationSizeMb: 3, maxOldGenerationSizeMb: 32 },
};

let all: WarmTasks<Task, { sum: number }>[] = [];
afterEach(async () => {
  for (const each of all) await each.stop();
  all = [];
});

const warmTasks = (warmth: Partial<Warmth> = {}): WarmTasks<Task, { sum: number }> => {
  const tasks = new WarmTasks<Task, { sum: number }>(PROGRAM, warmth);
  all.push(tasks);
  return tasks;
};
/** The number of the thread that did it. */
const threadOf = async (tasks: WarmTasks<Task, { sum: number }>): Promise<number> => {
  const end = await tasks.run('which');
  if (end.kind !== 'done') throw new Error(end.kind);
  return end.result.sum;
};
const runAndCallOff = (tasks: WarmTasks<Task, { sum: number }>, task: Task, control: TaskControl = {}) => {
  const calling = new AbortController();
  return tasks.run(task, { ...control, signal: calling.signal, progress: () => calling.abort() });
};

test('one task after another is done by the same thread', async () => {
  const tasks = warmTasks();
  const first = await threadOf(tasks);
  expect(await tasks.run('add')).toEqual({ kind: 'done', result: { sum: 7 } });
  expect(await threadOf(tasks)).toBe(first);
});

test('tasks at the same time are done at the same time, and one thread stays', async () => {
  const tasks = warmTasks();
  const [one, other] = await Promise.all([threadOf(tasks), threadOf(tasks)]);
  expect(one).not.toBe(other);
  expect([one, other]).toContain(await threadOf(tasks));
});

test.each(['wait', 'calculate'] as const)(
  'a thread that stopped when it was asked to does the next task: %s',
  async (task) => {
    const tasks = warmTasks();
    const first = await threadOf(tasks);
    expect(await runAndCallOff(tasks, task, { stopTime: 60_000 })).toEqual({ kind: 'stopped' });
    expect(await threadOf(tasks)).toBe(first);
  },
);

test('a call that comes too late for one task does not stop the next one', async () => {
  const tasks = warmTasks();
  for (let i = 0; i < 20; i++) {
    await runAndCallOff(tasks, 'add');
    expect(await tasks.run('add')).toEqual({ kind: 'done', result: { sum: 7 } });
  }
});

test.each([
  ['threw', 'throw', 'failed'],
  ['ended', 'exit', 'lost'],
  ['ran out of memory', 'eat', 'lost'],
] as const)('a thread that %s does no other task', async (_, task, kind) => {
  const tasks = warmTasks();
  const first = await threadOf(tasks);
  expect(await tasks.run(task)).toMatchObject({ kind });
  expect(await threadOf(tasks)).not.toBe(first);
});

test('a thread that had to be ended does no other task', async () => {
  const tasks = warmTasks();
  const first = await threadOf(tasks);
  expect(await runAndCallOff(tasks, 'hang', { stopTime: 20 })).toEqual({ kind: 'stopped' });
  expect(await threadOf(tasks)).not.toBe(first);
});

test('a thread does so many tasks, then another one follows', async () => {
  const tasks = warmTasks({ most: 2 });
  const ids = [await threadOf(tasks), await threadOf(tasks), await threadOf(tasks)];
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a thread that waited too long is gone', async () => {
  const tasks = warmTasks({ wait: 1 });
  const first = await threadOf(tasks);
  await expect.poll(() => threadOf(tasks)).not.toBe(first);
});

test('after the stop no thread waits', async () => {
  const tasks = warmTasks();
  const first = await threadOf(tasks);
  await tasks.stop();
  expect(await threadOf(tasks)).not.toBe(first);
});
