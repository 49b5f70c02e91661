import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../../scripts/fixture/patience.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { runTask } from '../threads/run-task.ts';
import { programBeside } from '../threads/start-worker.ts';
import type { Task } from '../threads/task.fixture.ts';
import type { Job, JobEnd } from './job.ts';
import { JobNews } from './job-news.ts';
import { JobQueue, type JobQueueParts } from './job-queue.ts';
import type { JobStore } from './job-store.ts';

const PROGRAM = { name: 'jobs', file: programBeside(import.meta.resolve('../threads/run-task.ts'), 'task.fixture') };

let folder: string;
let stores: DefinitionStore[];
let queues: JobQueue[];
/** Logged. */
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-queue-'));
  stores = [];
  queues = [];
  said.length = 0;
});
afterEach(async () => {
  for (const queue of queues) await queue.stop();
  for (const store of stores) await store.close();
  await rm(folder, { recursive: true });
});

async function openStore(migrate: 'apply' | 'if-empty' = 'if-empty'): Promise<JobStore> {
  const store = await openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate });
  stores.push(store);
  return store.openJobs().jobs;
}

const runInThread: JobQueueParts['run'] = async (_job, work, control): Promise<JobEnd> => {
  const end = await runTask<Task, unknown>(PROGRAM, work as Task, control);
  const outcome = end.kind === 'lost' ? 'failed' : end.kind;
  return { outcome, result: end.kind === 'done' ? JSON.stringify(end.result) : null };
};

/** As a process of its own has it. */
async function makeQueue(store: JobStore, parts: Partial<JobQueueParts> = {}): Promise<JobQueue> {
  const say = (_: unknown, message?: string) => said.push(message ?? '');
  const queue = new JobQueue({
    ...{ store, place: 'here', lanes: [{ kinds: ['work'], most: 1 }], run: runInThread },
    log: { warn: say, error: say },
    ...parts,
    limits: { interval: 20, ...parts.limits },
  });
  queues.push(queue);
  await queue.start();
  return queue;
}

async function order(queue: JobQueue, work: Task, client = 'shop', kind = 'work'): Promise<Job> {
  const rest = { orderedBy: 'ada', about: 'lamps', file: null, upload: null, place: null };
  const job = await queue.order({ client, kind, work, ...rest });
  if (typeof job === 'string') throw new Error(job);
  return job;
}

const heard = (store: JobStore, { client, id }: Job, expected: object) =>
  vi.waitFor(async () => expect(await store.find(client, id)).toMatchObject(expected), PATIENCE_WITHIN);

test('a job is done, and what came of it is kept', async () => {
  const store = await openStore();
  const job = await order(await makeQueue(store), 'add');
  await heard(store, job, { state: 'ended', outcome: 'done', share: 1, result: '{"sum":7}' });
});

test('what goes wrong in a job is told of it, and the next one runs', async () => {
  const store = await openStore();
  const queue = await makeQueue(store);
  const [broken, gone, fine] = [await order(queue, 'throw'), await order(queue, 'exit'), await order(queue, 'add')];
  await heard(store, broken, { outcome: 'failed' });
  await heard(store, gone, { outcome: 'failed' });
  await heard(store, fine, { outcome: 'done' });
});

test('a fault of ours ends the job, is logged, and the next one runs', async () => {
  const store = await openStore();
  let runs = 0;
  const queue = await makeQueue(store, {
    run: async () => {
      if (runs++ === 0) throw new Error('broken');
      return { outcome: 'done', result: null };
    },
  });
  const [broken, fine] = [await order(queue, 'add'), await order(queue, 'add')];
  await heard(store, broken, { outcome: 'failed' });
  await heard(store, fine, { outcome: 'done' });
  expect(said).toEqual(['a job ended in an internal error']);
});

test('how far a job is can be seen from another process, which can cancel it', async () => {
  const [here, there] = [await openStore(), await openStore()];
  const [doing, other] = [await makeQueue(here), await makeQueue(there, { lanes: [] })];
  const job = await order(doing, 'calculate');
  await heard(there, job, { state: 'running', share: 0.5, count: 1 });
  expect(await other.cancel('shop', job.id)).toMatchObject({ isCancelAsked: true });
  await heard(there, job, { state: 'ended', outcome: 'stopped' });
});

test('what one process was asked for another one may do', async () => {
  const [here, there] = [await openStore(), await openStore()];
  const asked = await makeQueue(here, { lanes: [] });
  await makeQueue(there);
  await heard(here, await order(asked, 'add'), { outcome: 'done' });
});

test('no more run at once than may, and long ones of one kind do not hold up those of another', async () => {
  const store = await openStore();
  const lanes = [
    { kinds: ['work'], most: 2 },
    { kinds: ['look'], most: 1 },
  ];
  const queue = await makeQueue(store, { lanes });
  const jobs = [await order(queue, 'wait'), await order(queue, 'calculate')];
  for (const job of jobs) await heard(store, job, { state: 'running' });
  jobs.push(await order(queue, 'add'));
  await heard(store, await order(queue, 'add', 'shop', 'look'), { outcome: 'done' });
  expect((await store.find('shop', jobs[2]?.id ?? ''))?.state).toBe('waiting');
  await queue.cancel('shop', jobs[1]?.id ?? '');
  await heard(store, jobs[2] as Job, { outcome: 'done' });
});

test('stopping stops what runs, leaves no thread behind, and leaves what waits to the next process', async () => {
  const store = await openStore();
  const queue = await makeQueue(store);
  const running = await order(queue, 'calculate');
  await heard(store, running, { state: 'running', share: 0.5 });
  const waiting = await order(queue, 'add');
  await queue.stop();
  expect(await store.find('shop', running.id)).toMatchObject({ state: 'ended', outcome: 'stopped' });
  expect(await store.find('shop', waiting.id)).toMatchObject({ state: 'waiting' });
  await makeQueue(await openStore());
  await heard(store, waiting, { outcome: 'done' });
});

test('jobs of a process that died are lost: at the next start where it was the only one, else after a while', async () => {
  const store = await openStore('apply');
  expect(store.isAlone).toBe(true);
  const rest = { orderedBy: 'ada', about: 'lamps', file: null, upload: null, place: null, work: '"add"' };
  const bounds = { perClient: 9, inAll: 9 };
  const held = async (id: string): Promise<Job> => {
    const job = await store.order({ id, client: 'shop', kind: 'work', ...rest }, bounds);
    await store.claim({ holder: 'dead', place: 'here', kinds: ['work'] });
    return job as Job;
  };
  const before = await held('before');
  await makeQueue(store, { lanes: [] });
  expect(await store.find('shop', 'before')).toMatchObject({ outcome: 'lost' });
  expect(before.state).toBe('waiting');
  const patient = await held('after');
  await makeQueue(await openStore(), {
    lanes: [],
    limits: { interval: 20, patience: { running: 200, waiting: 60_000 } },
  });
  await heard(store, patient, { outcome: 'lost' });
});

test('a job that was taken for lost meanwhile is stopped, and stays lost', async () => {
  const store = await openStore();
  const queue = await makeQueue(store);
  const job = await order(queue, 'calculate');
  await heard(store, job, { state: 'running' });
  await vi.waitFor(async () => {
    await store.endSilent({ running: 0, waiting: 60_000 });
    expect(await store.find('shop', job.id)).toMatchObject({ outcome: 'lost' });
  }, PATIENCE_WITHIN);
  await vi.waitFor(() => expect(said).toContain('a job was taken for lost before it ended'), PATIENCE_WITHIN);
  await heard(store, await order(queue, 'add'), { outcome: 'done' });
  expect(await store.find('shop', job.id)).toMatchObject({ outcome: 'lost' });
});

test('while the store is away nothing is lost: the end is told when it is back', async () => {
  const store = await openStore();
  let isAway = false;
  const away = new Proxy(store, {
    get: (target, name) => {
      const member = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        if (isAway) throw new Error('away');
        return member.apply(target, given);
      };
    },
  });
  const ended = Promise.withResolvers<JobEnd>();
  const queue = await makeQueue(away, { run: () => ended.promise });
  const job = await order(queue, 'add');
  await heard(store, job, { state: 'running' });
  isAway = true;
  ended.resolve({ outcome: 'done', result: '1' });
  await sleep(100);
  expect(await store.find('shop', job.id)).toMatchObject({ state: 'running' });
  isAway = false;
  await heard(store, job, { outcome: 'done', result: '1' });
  expect(said).toEqual(['the store cannot be told of jobs; it is tried again']);
});

test('who follows hears of each change once, whichever process made it, and nothing of other shops', async () => {
  const [here, there] = [await openStore(), await openStore()];
  const queue = await makeQueue(here);
  const news = new JobNews(there, (error) => said.push(String(error)), 10);
  const before = await order(queue, 'add');
  await heard(here, before, { state: 'ended' });
  const heardOf: string[] = [];
  const end = await news.follow('shop', null, (job) => heardOf.push(`${job.id} ${job.state}`));
  expect(heardOf).toEqual([]);
  const other = await order(queue, 'add', 'other');
  const job = await order(queue, 'add');
  await vi.waitFor(() => expect(heardOf.at(-1)).toBe(`${job.id} ended`), PATIENCE_WITHIN);
  expect(heardOf.filter((text) => text === `${job.id} ended`)).toHaveLength(1);
  expect(heardOf.filter((text) => text.startsWith(other.id) || text.startsWith(before.id))).toEqual([]);
  end();
  const missed = await order(queue, 'add');
  await heard(here, missed, { state: 'ended' });
  expect(heardOf.filter((text) => text.startsWith(missed.id))).toEqual([]);
  const { changedAt = 0 } = (await here.find('shop', job.id)) ?? {};
  const again: string[] = [];
  await news.follow('shop', changedAt, ({ id, state }) => again.push(`${id} ${state}`));
  expect(again).toContain(`${missed.id} ended`);
  news.stop();
  expect(said).toEqual([]);
});
