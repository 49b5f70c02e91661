// Long work that somebody starts while a server takes requests runs beside its event loop, never on it. What is measured is the
// processor time that the loop's own thread spends in one turn, beside that of all threads: work that ran on the loop would be most of it,
// however busy the machine is.

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemoFile } from '../src/demo/demo-pages.ts';
import { LONG_WORK, type LongWork, type LongWorkResult } from '../src/jobs/long-work.ts';
import type { LongWorkTask } from '../src/jobs/long-work-worker.ts';
import { LiveCatalogs } from '../src/live/live-catalogs.ts';
import { openDefinitions } from '../src/storage/definitions/open-definitions.ts';
import { runTask } from '../src/threads/run-task.ts';
import { writeLargeCatalog } from './fixture/large-catalog.ts';
import { mostWork } from './fixture/most-work.ts';
import { makeFolder } from './fixture/process.ts';

const PRODUCTS = 15_000;

let folder: string;

beforeAll(async () => {
  folder = await makeFolder();
  await writeLargeCatalog(join(folder, 'large.ndjson'), PRODUCTS, 'Large');
  await (await openDefinitions({ kind: 'embedded', folder }, 'if-empty')).close();
});
afterAll(() => rm(folder, { recursive: true }));

/** What a turn of the loop may take of all the work: the runtime's own, such as collecting garbage, is less. */
const MOST_SHARE = 1 / 4;

/** Expects that no turn of this thread's loop took much processor time while `work` ran. */
async function expectShortTurns<Result>(work: () => Promise<Result>): Promise<Result> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const watch = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isOver) setTimeout(watch, 1);
  };
  watch();
  const ofAllBefore = process.cpuUsage();
  const result = await work().finally(() => {
    isOver = true;
  });
  const ofAll = process.cpuUsage(ofAllBefore);
  expect(longest).toBeLessThan(Math.max(mostWork(), (MOST_SHARE * (ofAll.user + ofAll.system)) / 1000));
  return result;
}

async function expectBeside(work: LongWork): Promise<LongWorkResult> {
  const task: LongWorkTask = { location: { kind: 'embedded', folder }, work, atHand: null };
  const result = await expectShortTurns(() => runTask<LongWorkTask, LongWorkResult>(LONG_WORK, task));
  if (result.kind !== 'done') throw new Error(`The work was not done: ${JSON.stringify(result)}`);
  return result.result;
}

const bikes = async () => ({ name: 'bikes.yaml', text: await readDemoFile('bikes.yaml') });

test('an import', async () => {
  const order = { client: 'demo', catalog: 'bikes', mapping: null, format: null, baseUrl: null } as const;
  const path = join(folder, 'large.ndjson');
  const result = await expectBeside({ kind: 'import', path, order: { ...order, mode: 'replace', at: Date.now() } });
  expect(result).toMatchObject({
    ...{ kind: 'import', outcome: { kind: 'imported', report: { products: PRODUCTS, rejected: 0 } } },
  });
});

test('a check that goes through conversations', async () => {
  const result = await expectBeside({ kind: 'check', file: await bikes(), proving: { seconds: 1 } });
  expect(result).toMatchObject({ kind: 'check', report: { catalog: { products: PRODUCTS } } });
  expect(result.kind === 'check' && result.report.proof).not.toBeNull();
});

test('publishing what goes through conversations first', async () => {
  const result = await expectBeside({ kind: 'publish', file: await bikes(), proving: { seconds: 1 } });
  expect(result).toMatchObject({ kind: 'publish', outcome: { kind: 'published', version: 1 } });
});

test('going back to an older version, which checks it against the catalog', async () => {
  const result = await expectBeside({ kind: 'rollback', client: 'demo', advisor: 'bikes', version: 1 });
  expect(result).toMatchObject({ kind: 'rollback', report: { kind: 'done', before: 1 } });
});

test('a draft', async () => {
  const order = { client: 'demo', catalog: 'bikes', advisor: 'drafted', language: null, mostQuestions: 6 };
  const result = await expectBeside({ kind: 'draft', order });
  expect(result).toMatchObject({ kind: 'draft', report: { kind: 'drafted' } });
});

test('a simulation', async () => {
  const settings = { shoppers: 500, skips: 0.1, mistakes: 0.05, orders: 1, seed: 1 };
  const result = await expectBeside({ kind: 'simulate', target: { file: await bikes() }, settings });
  expect(result).toMatchObject({
    kind: 'simulate',
    simulated: { version: null },
    report: { scope: { products: expect.any(Number) } },
  });
});

test('a snapshot', async () => {
  const catalogs = await LiveCatalogs.start({ kind: 'embedded', folder });
  const result = await expectShortTurns(() => catalogs.load('demo', 'bikes', []));
  await catalogs.close();
  expect(result?.snapshot.size).toBe(PRODUCTS);
});

test('a deletion', async () => {
  const path = join(folder, 'gone.txt');
  const lines = (await readFile(join(folder, 'large.ndjson'), 'utf8')).trimEnd().split('\n');
  await writeFile(path, lines.flatMap((line, i) => (i % 3 === 0 ? JSON.parse(line).sku : [])).join('\n'));
  const order = { client: 'demo', catalog: 'bikes', yes: true };
  const result = await expectBeside({ kind: 'delete', path, order });
  expect(result).toMatchObject({ kind: 'delete', outcome: { kind: 'deleted', report: { removed: PRODUCTS / 3 } } });
});

test('what is wrong with an order comes back as what its author can mend', async () => {
  const simulation = { kind: 'simulate', target: { client: 'demo', advisor: 'nobody' } } as const;
  const settings = { shoppers: null, skips: 0, mistakes: 0, orders: 0, seed: 1 };
  expect(await expectBeside({ ...simulation, settings })).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('demo has no published advisor nobody'),
  });
  const path = join(folder, 'bare.csv');
  await writeFile(path, 'code,title\na,A\n');
  const order = {
    client: 'demo',
    catalog: 'new',
    mapping: null,
    format: null,
    baseUrl: null,
    mode: 'replace',
  } as const;
  expect(await expectBeside({ kind: 'import', path, order: { ...order, at: Date.now() } })).toMatchObject({
    kind: 'import',
    outcome: {
      kind: 'stopped',
      stopped: {
        isOverridable: false,
        reasons: [
          { code: 'fields-missing', fields: expect.arrayContaining([expect.objectContaining({ field: 'price' })]) },
        ],
      },
    },
  });
});
