// What a large catalog costs servers that start, and one whose catalog changes: on the embedded store and on PostgreSQL, where the snapshot
// has to be built and where it is taken from the store.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDefinitions } from '@guidepost/server/storage/definitions/open-definitions';
import { Client } from 'pg';
import { makePostgresServer } from '../packages/server/src/storage/postgres/postgres-server.fixture.ts';
import { cpuOf, peakOf, runMeasured } from './import/run-measured.ts';
import { MAPPING, writeCatalogCsv } from './import/write-csv.ts';
import { LAPTOP_ADVISOR } from './laptop-advisor.ts';
import { BINARY, firstLine } from './next/on-core.ts';
import type { Section } from './section.ts';

export const title = 'Catalogs of several servers';

const ROWS = process.argv.includes('--write') ? 1_000_000 : 100_000;
const TARGET = ['--client', 'bench', '--catalog', 'laptops'];

interface Started {
  readonly child: ChildProcess;
  /** Seconds. */
  readonly ready: number;
  readonly cpu: number;
}

export async function run(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-catalogs-'));
  const database = await makePostgresServer();
  try {
    const data = join(folder, 'data');
    await makeCatalog(folder, data);
    const url = await database.makeDatabase();
    const rows: string[][] = [];
    const atEmbedded = { args: ['--data', data], env: {} };
    rows.push(await measure('embedded: built', atEmbedded, () => isKeptIn(data)));
    rows.push(await measure('embedded: taken', atEmbedded));
    await runMeasured(['move', '--from', data, '--to', url]);
    const atPostgres = { args: [], env: { DATABASE_URL: url } };
    rows.push(await measure('PostgreSQL: built', atPostgres, () => isKept(url, 1)));
    rows.push(await measure('PostgreSQL: taken', atPostgres));
    await query(url, 'delete from snapshots');
    const three = await Promise.all([1, 2, 3].map(() => start(atPostgres)));
    rows.push(
      ...three.sort((a, b) => a.ready - b.ready).map((one, at) => rowOf(`one of three at once: ${at + 1}.`, one)),
    );
    await Promise.all(three.map(({ child }) => stop(child)));
    rows.push(await measureChange(folder, url, atPostgres));
    const [size] = await query(url, 'select sum(length(content)) as bytes from snapshots');
    return {
      tables: [
        {
          caption: `${ROWS.toLocaleString('en-US')} products with 15 attributes. Whole servers from the sources, until /readyz answers 200.`,
          columns: ['server', 'ready after', 'CPU', 'peak memory'],
          rows,
        },
      ],
      notes: [
        `A kept snapshot is ${Math.round(Number(size?.bytes) / 2 ** 20)} MiB in the database. CPU time is that of all threads of the server, without the database, and tells more where others use the machine.`,
        'A change is one product that gets another price, until the new snapshot is kept. Its CPU time and memory are those of the server from its start on.',
        'Goal: ready in under 10 s with 1,000,000 products.',
      ],
    };
  } finally {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeCatalog(folder: string, data: string): Promise<void> {
  const [file, mapping] = [join(folder, 'catalog.csv'), join(folder, 'mapping.yaml')];
  writeCatalogCsv(file, ROWS);
  writeFileSync(mapping, MAPPING);
  await runMeasured(['import', file, '--mapping', mapping, ...TARGET, '--data', data]);
  const definitions = await openDefinitions({ kind: 'embedded', folder: data }, 'never');
  await definitions.advisors.publish(LAPTOP_ADVISOR, JSON.stringify(LAPTOP_ADVISOR), 1);
  await definitions.close();
}

interface Place {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

async function start({ args, env }: Place): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, [BINARY, 'serve', '--port', '0', '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GUIDEPOST_LOG: 'error', ...env },
  });
  const { port } = await firstLine(child);
  while (!(await isReady(`http://127.0.0.1:${port}`))) await sleep(5);
  return { child, ready: (performance.now() - began) / 1000, cpu: cpuOf(child) };
}

async function measure(name: string, place: Place, until: () => Promise<boolean> = async () => true) {
  const started = await start(place);
  while (!(await until())) await sleep(50);
  const row = rowOf(name, started);
  await stop(started.child);
  return row;
}

async function measureChange(folder: string, url: string, place: Place): Promise<string[]> {
  const started = await start(place);
  const file = join(folder, 'one.csv');
  const [product] = await query(url, 'select sku from products limit 1');
  writeFileSync(file, `sku,price\n${product?.sku},1.00\n`);
  const importing = spawn(process.execPath, [BINARY, 'import', file, '--update', ...TARGET], {
    stdio: 'ignore',
    env: { ...process.env, ...place.env },
  });
  await once(importing, 'close');
  const began = performance.now();
  while (!(await isKept(url, 2))) await sleep(50);
  const ready = (performance.now() - began) / 1000;
  const row = rowOf('a change: old and new side by side', { ...started, ready, cpu: cpuOf(started.child) });
  await stop(started.child);
  return row;
}

const rowOf = (name: string, { ready, cpu, child }: Started): string[] => [
  name,
  `${ready.toFixed(1)} s`,
  `${cpu.toFixed(1)} s`,
  `${Math.round(peakOf(child))} MiB`,
];

async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const isKept = async (url: string, revision: number): Promise<boolean> =>
  (await query(url, `select 1 from snapshots where revision = ${revision} limit 1`)).length > 0;

async function isKeptIn(folder: string): Promise<boolean> {
  const definitions = await openDefinitions({ kind: 'embedded', folder }, 'never');
  const lease = await definitions.leases.find('snapshot bench laptops');
  await definitions.close();
  return lease?.holder === null;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
