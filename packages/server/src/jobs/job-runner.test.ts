import { afterEach, expect, test, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../../scripts/fixture/patience.ts';
import { programBeside } from '../threads/start-worker.ts';
import type { Task } from '../threads/task.fixture.ts';
import { type JobLimits, JobRunner } from './job-runner.ts';

const PROGRAM = { name: 'jobs', file: programBeside(import.meta.resolve('../threads/run-task.ts'), 'task.fixture') };

let runner: JobRunner<Task, { sum: number }> | null = null;
afterEach(() => runner?.stop());

function make(limits: Partial<JobLimits> = {}) {
  runner = new JobRunner<Task, { sum: number }>(PROGRAM, limits);
  const start = (task: Task, client = 'shop') => {
    const id = runner?.start(client, task)?.id;
    if (id === undefined) throw new Error('The job was refused.');
    return { id, now: () => runner?.find(client, id), end: () => runner?.ended(client, id) };
  };
  return { jobs: runner, start };
}

test('a job is followed from its order to what came of it', async () => {
  const { start } = make();
  const job = start('add');
  expect(job.now()).toMatchObject({ client: 'shop', task: 'add', state: 'running', end: null });
  expect(await job.end()).toEqual({ kind: 'done', result: { sum: 7 } });
  expect(job.now()).toMatchObject({ state: 'ended', share: 1, count: 10, end: { kind: 'done' } });
});

test('what goes wrong in a job is told of it, and the next one runs', async () => {
  const { start } = make();
  const [broken, gone, fine] = [start('throw'), start('exit'), start('add')];
  expect(await broken.end()).toMatchObject({ kind: 'failed', message: 'told to throw' });
  expect(await gone.end()).toMatchObject({ kind: 'lost' });
  expect(await fine.end()).toMatchObject({ kind: 'done' });
});

test('no more run at once than may; the others wait in order, and can be called off before they begin', async () => {
  const { jobs, start } = make({ running: 2 });
  const [first, second, third, fourth] = [start('wait'), start('calculate'), start('add'), start('add')];
  expect([first, second, third, fourth].map((job) => job.now()?.state)).toEqual([
    'running',
    'running',
    'waiting',
    'waiting',
  ]);
  expect(jobs.cancel('shop', third.id)).toBe(true);
  expect(await third.end()).toEqual({ kind: 'stopped' });
  expect(fourth.now()?.state).toBe('waiting');
  expect(jobs.cancel('shop', second.id)).toBe(true);
  expect(await second.end()).toEqual({ kind: 'stopped' });
  expect(await fourth.end()).toMatchObject({ kind: 'done' });
  expect(jobs.cancel('shop', fourth.id)).toBe(false);
});

test('a shop neither sees nor cancels the jobs of another', async () => {
  const { jobs, start } = make();
  const { id } = start('wait');
  expect(jobs.find('other', id)).toBeNull();
  expect(jobs.list('other')).toEqual([]);
  expect(jobs.cancel('other', id)).toBe(false);
  expect(await jobs.ended('other', id)).toBeNull();
  expect(jobs.list('shop').map((job) => job.id)).toEqual([id]);
});

test('when too many wait a further one is refused', () => {
  const { jobs, start } = make({ waiting: 1 });
  start('wait');
  start('add');
  expect(jobs.start('shop', 'add')).toBeNull();
  expect(jobs.underWay).toBe(2);
});

test('the oldest that ended are forgotten first', async () => {
  const { jobs, start } = make({ ended: 2 });
  const ids = [];
  for (let i = 0; i < 3; i++) {
    const job = start('add');
    ids.push(job.id);
    await job.end();
  }
  expect(jobs.list('shop').map(({ id }) => id)).toEqual(ids.slice(1).reverse());
});

test('stopping calls everything off and leaves no thread behind', async () => {
  const { jobs, start } = make();
  const [running, waiting] = [start('calculate'), start('add')];
  await vi.waitFor(() => expect(running.now()?.share).toBe(0.5), PATIENCE_WITHIN);
  await jobs.stop();
  expect(running.now()?.end).toEqual({ kind: 'stopped' });
  expect(waiting.now()?.end).toEqual({ kind: 'stopped' });
  expect(jobs.start('shop', 'add')).toBeNull();
});
