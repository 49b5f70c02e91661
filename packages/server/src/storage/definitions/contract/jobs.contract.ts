// The promises of JobStore. Two stores stand for two processes.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAllPages } from '../../../lists/page.ts';
import type { Job, JobOrder } from '../../../queue/job.ts';
import { type JobBounds, type JobStore, LONGEST_RESULT } from '../../../queue/job-store.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const BOUNDS: JobBounds = { perClient: 10, inAll: 100 };
const KINDS = ['import', 'check'];

const order = (others: Partial<JobOrder> = {}): JobOrder => ({
  ...{ id: randomUUID(), client: 'shop', kind: 'import', orderedBy: 'ada@shop.example', about: 'lamps' },
  ...{ file: 'lamps.csv', upload: null, place: null, work: '{"do":"it"}' },
  ...others,
});

export const keepsJobs = (stores: () => TwoStores): void => {
  const open = () => {
    const { one, other } = stores();
    return { one: one.openJobs().jobs, other: other.openJobs().jobs };
  };
  const put = async (store: JobStore, others: Partial<JobOrder> = {}): Promise<Job> => {
    const job = await store.order(order(others), BOUNDS);
    if (typeof job === 'string') throw new Error(job);
    return job;
  };
  const claim = (store: JobStore, holder = 'h', place = 'here', kinds = KINDS) => store.claim({ holder, place, kinds });
  /** Far above the patience of nobody: the clock of the store goes on by a millisecond at least. */
  const tick = () => sleep(3);

  test('a job is followed by any process from its order to what came of it', async () => {
    const { one, other } = open();
    const ordered = await put(one);
    expect(ordered).toMatchObject({
      ...{ client: 'shop', kind: 'import', orderedBy: 'ada@shop.example', about: 'lamps', file: 'lamps.csv' },
      ...{ state: 'waiting', share: 0, count: 0, startedAt: null, endedAt: null, outcome: null, isCancelAsked: false },
    });
    expect(await other.find('shop', ordered.id)).toEqual({ ...ordered, result: null });
    const claimed = await claim(other, 'worker');
    expect(claimed).toMatchObject({ job: { id: ordered.id, state: 'running' }, work: '{"do":"it"}' });
    expect(await other.tell(ordered.id, 'worker', 0.25, 1000)).toBe('go on');
    expect(await one.find('shop', ordered.id)).toMatchObject({ state: 'running', share: 0.25, count: 1000 });
    expect(await other.end(ordered.id, 'worker', { outcome: 'done', result: '{"products":7}' })).toBe(true);
    const found = await one.find('shop', ordered.id);
    expect(found).toMatchObject({ state: 'ended', outcome: 'done', share: 1, count: 1000, result: '{"products":7}' });
    expect(found?.resultSize).toBe(14);
    expect(found?.startedAt).toBeGreaterThanOrEqual(ordered.orderedAt);
    expect(found?.endedAt).toBeGreaterThanOrEqual(found?.startedAt ?? Number.NaN);
  });

  test('of many processes that ask for the same job one gets it', async () => {
    const { one, other } = open();
    await put(one);
    const all = await Promise.all(Array.from({ length: 8 }, (_, i) => claim(i % 2 ? one : other, `h${i}`)));
    expect(all.filter((each) => each !== null)).toHaveLength(1);
  });

  test('a client neither sees nor cancels the jobs of another', async () => {
    const { one } = open();
    const { id } = await put(one);
    expect(await one.find('other', id)).toBeNull();
    expect(await one.cancel('other', id)).toBeNull();
    expect((await one.list('other', { after: null, limit: 10 })).entries).toEqual([]);
    expect(await one.listChanged(['other'], 0)).toEqual([]);
    expect((await one.listChanged(['other', 'shop'], 0)).map((job) => job.id)).toEqual([id]);
  });

  test('those ordered within a millisecond are taken and listed in the order of their orders', async () => {
    const { one, other } = open();
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) ids.push((await put(i % 2 ? one : other)).id);
    const listed = await readAllPages(({ after }) => one.list('shop', { after, limit: 3 }));
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
    const taken = [];
    for (const _ of ids) taken.push((await claim(one))?.job.id);
    expect(taken).toEqual(ids);
  });

  test('the list has the newest first, in pages', async () => {
    const { one } = open();
    const ids = [];
    for (let i = 0; i < 5; i++) {
      ids.push((await put(one)).id);
      await tick();
    }
    const listed = await readAllPages(({ after }) => one.list('shop', { after, limit: 2 }));
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('clients take turns, however much one of them ordered first', async () => {
    const { one } = open();
    for (const client of ['much', 'much', 'much', 'little', 'other', 'little']) {
      await put(one, { client });
      await tick();
    }
    const turns = [];
    for (;;) {
      const claimed = await claim(one);
      if (claimed === null) break;
      turns.push(claimed.job.client);
      await one.end(claimed.job.id, 'h', { outcome: 'done', result: null });
      await tick();
    }
    expect(turns).toEqual(['much', 'little', 'other', 'much', 'little', 'much']);
  });

  test('a client of whom nothing runs comes before one of whom something does', async () => {
    const { one } = open();
    await put(one, { client: 'quick' });
    await claim(one);
    await put(one, { client: 'quick' });
    await tick();
    await put(one, { client: 'patient' });
    expect((await claim(one))?.job.client).toBe('patient');
    expect((await claim(one))?.job.client).toBe('quick');
  });

  test('a process gets only the kinds that it asks for, and only what it can read', async () => {
    const { one } = open();
    const far = await put(one, { place: 'there' });
    expect(await claim(one)).toBeNull();
    expect(await claim(one, 'h', 'there', ['check'])).toBeNull();
    expect((await claim(one, 'h', 'there'))?.job.id).toBe(far.id);
  });

  test('neither one client nor all together have more under way than they may, however many order at once', async () => {
    const { one, other } = open();
    const bounds = { perClient: 3, inAll: 5 };
    const orders = (client: string) =>
      Array.from({ length: 8 }, (_, i) => (i % 2 ? one : other).order(order({ client }), bounds));
    const first = await Promise.all(orders('shop'));
    expect(first.filter((each) => each === 'client-full')).toHaveLength(5);
    const second = await Promise.all(orders('b'));
    expect(second.filter((each) => typeof each !== 'string')).toHaveLength(2);
    expect(second.filter((each) => each === 'full')).toHaveLength(6);
    const claimed = await claim(one);
    expect(await one.order(order({ client: 'c' }), bounds)).toBe('full');
    await one.end(claimed?.job.id ?? '', 'h', { outcome: 'failed', result: null });
    expect(await one.order(order({ client: 'c' }), bounds)).toMatchObject({ state: 'waiting' });
  });

  test('what waits is cancelled at once; whoever does what runs is told, and nobody else can end it', async () => {
    const { one, other } = open();
    const running = await put(one);
    await claim(one, 'worker');
    const waiting = await put(one);
    expect(await other.cancel('shop', waiting.id)).toMatchObject({ state: 'ended', outcome: 'stopped' });
    expect(await claim(one)).toBeNull();
    expect(await other.cancel('shop', running.id)).toMatchObject({ state: 'running', isCancelAsked: true });
    expect(await other.end(running.id, 'somebody else', { outcome: 'done', result: null })).toBe(false);
    expect(await one.tell(running.id, 'worker', 0.5, 1)).toBe('cancel');
    expect(await one.end(running.id, 'worker', { outcome: 'stopped', result: null })).toBe(true);
    expect(await other.cancel('shop', running.id)).toBeNull();
    expect(await other.find('shop', running.id)).toMatchObject({ outcome: 'stopped', share: 0.5 });
  });

  test('what nobody is there for any more is lost, and who comes back to it learns so', async () => {
    const { one, other } = open();
    const job = await put(one);
    await claim(one, 'worker');
    expect(await other.endSilent({ running: 60_000, waiting: 60_000 })).toBe(0);
    await tick();
    expect(await other.endSilent({ running: 1, waiting: 60_000 })).toBe(1);
    expect(await other.find('shop', job.id)).toMatchObject({ state: 'ended', outcome: 'lost' });
    expect(await one.tell(job.id, 'worker', 1, 1)).toBe('lost');
    expect(await one.end(job.id, 'worker', { outcome: 'done', result: null })).toBe(false);
  });

  test('what waits at a place is lost when nobody is there for that place', async () => {
    const { one } = open();
    /** On a machine that stands still for so long after somebody was there, that is too long ago as well. */
    const outcomesAfter = async (patience: number): Promise<unknown[]> => {
      const jobs = [await put(one, { place: 'here' }), await put(one, { place: 'there' }), await put(one)];
      await sleep(patience + 10);
      await one.attend('here');
      await one.endSilent({ running: 0, waiting: patience });
      const outcomes = await Promise.all(jobs.map(async ({ id }) => (await one.find('shop', id))?.outcome));
      return outcomes[0] === 'lost' && patience < 10_000 ? outcomesAfter(4 * patience) : outcomes;
    };
    expect(await outcomesAfter(100)).toEqual([null, 'lost', null]);
  });

  test('what changed since is told in order, and saying that one is still there changes nothing', async () => {
    const { one, other } = open();
    const first = await put(one);
    await tick();
    const second = await put(one);
    await claim(one, 'worker');
    await one.tell(first.id, 'worker', 0.5, 10);
    const before = await other.listChanged(['shop'], 0);
    expect(before.map(({ id }) => id)).toEqual([second.id, first.id]);
    const since = (before.at(-1)?.changedAt ?? Number.NaN) + 1;
    await tick();
    await one.tell(first.id, 'worker', 0.5, 10);
    expect(await other.listChanged(['shop'], since)).toEqual([]);
    await one.tell(first.id, 'worker', 0.6, 10);
    expect((await other.listChanged(['shop'], since)).map(({ share }) => share)).toEqual([0.6]);
    expect(await one.now()).toBeGreaterThanOrEqual(since);
  });

  test('a result that is too long is told by its size, and left out', async () => {
    const { one } = open();
    const ends = ['x'.repeat(LONGEST_RESULT), 'y'.repeat(LONGEST_RESULT + 1)];
    for (const result of ends) {
      const { id } = await put(one);
      await claim(one);
      await one.end(id, 'h', { outcome: 'done', result });
      const found = await one.find('shop', id);
      expect([found?.resultSize, found?.result?.length ?? 0]).toEqual([
        result.length,
        result.length > LONGEST_RESULT ? 0 : result.length,
      ]);
    }
  });

  test('those that ended long ago are forgotten, and the oldest beyond what a client may keep; what is under way stays', async () => {
    const { one } = open();
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { id } = await put(one);
      await claim(one);
      if (i > 0) await one.end(id, 'h', { outcome: 'done', result: null });
      ids.push(id);
      await tick();
    }
    const left = async () => (await one.list('shop', { after: null, limit: 10 })).entries.map(({ id }) => id);
    await one.clearOut(60_000, 2);
    expect(await left()).toEqual([ids[3], ids[2], ids[0]]);
    await one.clearOut(1, 2);
    expect(await left()).toEqual([ids[0]]);
  });
};

export const keepsUploads = (stores: () => TwoStores): void => {
  const open = () => {
    const [one, other] = [stores().one.openJobs(), stores().other.openJobs()];
    return { one: one.uploads, other: other.uploads, jobs: one.jobs };
  };
  const upload = (id: string, client = 'shop') => ({
    ...{ id, client, name: 'lamps.csv', bytes: 5_000_000_000, digest: 'abc', place: 'here', uploadedBy: 'ada' },
  });

  test('an upload is found by any process, and only by its client', async () => {
    const { one, other } = open();
    const put = await one.insert(upload('u1'));
    expect(put).toMatchObject(upload('u1'));
    expect(await other.find('shop', 'u1')).toEqual(put);
    expect(await other.find('other', 'u1')).toBeNull();
    expect(await other.list('other')).toEqual([]);
    expect(await other.use('other', 'u1')).toBe(false);
    expect(await other.remove('other', 'u1')).toBe(false);
    expect(await other.listOfPlace('here')).toEqual([put]);
    expect(await other.listOfPlace('there')).toEqual([]);
    expect(await other.remove('shop', 'u1')).toBe(true);
    expect(await one.find('shop', 'u1')).toBeNull();
  });

  test('one that a job still reads is neither removed nor forgotten', async () => {
    const { one, jobs } = open();
    await one.insert(upload('u1'));
    const job = await jobs.order(order({ upload: 'u1' }), BOUNDS);
    expect(await jobs.usesUpload('u1')).toBe(true);
    expect(await one.remove('shop', 'u1')).toBe(false);
    await sleep(3);
    await one.clearOut(1, 0);
    expect(await one.list('shop')).toHaveLength(1);
    if (typeof job !== 'string') await jobs.cancel('shop', job.id);
    expect(await jobs.usesUpload('u1')).toBe(false);
    await one.clearOut(1, 0);
    expect(await one.list('shop')).toEqual([]);
  });

  test('those used longest ago are forgotten first, each client for itself', async () => {
    const { one } = open();
    for (const id of ['u1', 'u2', 'u3']) {
      await one.insert(upload(id));
      await sleep(3);
    }
    await one.insert(upload('v1', 'other'));
    expect(await one.use('shop', 'u1')).toBe(true);
    await one.clearOut(60_000, 2);
    expect((await one.list('shop')).map(({ id }) => id)).toEqual(['u1', 'u3']);
    expect(await one.list('other')).toHaveLength(1);
  });
};
