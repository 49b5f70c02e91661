// A real import of 100,000 products as a job: how far it is can be seen from every process while it runs, others are ordered and cancelled
// meanwhile, and what becomes of it when a server dies is told.

import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeId } from '../src/people/opaque-secret.ts';
import { beginSignIn } from '../src/people/sign-ins.ts';
import { openDefinitions } from '../src/storage/definitions/open-definitions.ts';
import { type PostgresUse, usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import type { StoreLocation } from '../src/storage/store-location.ts';
import { writeLargeCatalog } from './fixture/large-catalog.ts';
import { makeFolder, type Serving, serve } from './fixture/process.ts';

const PRODUCTS = 100_000;

let folder: string;
let file: string;
let database: PostgresUse;

beforeAll(async () => {
  folder = await makeFolder();
  file = join(folder, 'large.ndjson');
  database = await usePostgresServer();
  await writeLargeCatalog(file, PRODUCTS, 'Large');
});
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true });
});

interface Job {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'ended';
  readonly share: number;
  readonly count: number;
  readonly outcome: string | null;
  readonly result?: { readonly products?: number } | null;
}

/** Somebody who may do everything, at this server. Each request has a connection of its own, so that any worker may answer it. */
async function ownerOf(location: StoreLocation, server: () => Serving) {
  const definitions = await openDefinitions(location, 'never');
  const now = Date.now();
  const id = makeId('person');
  const email = `${id}@demo.example`.toLowerCase();
  const person = {
    ...{ id, email, emailWritten: email, name: 'Ada', language: null, password: null },
    ...{ createdAt: now, disabledAt: null },
  };
  const { secret } = await definitions.people.change(async (change) => {
    await change.insertPerson(person);
    await change.setRole(id, 'demo', 'owner');
    return beginSignIn(change, person, 'a test', now);
  });
  await definitions.close();
  const headers = { Cookie: `__Host-guidepost=${secret}`, 'Sec-Fetch-Site': 'same-origin', Connection: 'close' };
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server().url}${ADMIN_PATH}/clients/demo/${path}`, {
      ...{ method, headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) } },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  return {
    send,
    find: (job: string): Promise<Job> => send('GET', `jobs/${job}`),
    upload: async (): Promise<string> => {
      const response = await fetch(`${server().url}${ADMIN_PATH}/clients/demo/uploads?name=large.ndjson`, {
        ...{ method: 'POST', headers, duplex: 'half' },
        body: Readable.toWeb(createReadStream(file)) as ReadableStream,
      });
      expect(response.status).toBe(201);
      return ((await response.json()) as { id: string }).id;
    },
  };
}

type Owner = Awaited<ReturnType<typeof ownerOf>>;

async function until(owner: Owner, id: string, isSo: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const job = await owner.find(id);
    if (isSo(job)) return job;
    if (job.state === 'ended') throw new Error(`The job ended too early: ${JSON.stringify(job)}`);
    await sleep(50);
  }
}

const isUnderWay = ({ state, share }: Job): boolean => state === 'running' && share > 0 && share < 1;

describe.each(['embedded', 'PostgreSQL with two workers'] as const)('%s:', (kind) => {
  let location: StoreLocation;
  let server: Serving;
  let owner: Owner;

  const start = async (): Promise<Serving> =>
    location.kind === 'embedded'
      ? serve(location.folder, ['--demo'], {})
      : serve(null, ['--workers', '2'], { DATABASE_URL: location.url });

  beforeAll(async () => {
    if (kind === 'embedded') location = { kind: 'embedded', folder: join(folder, 'data') };
    else {
      const url = await database.makeDatabase();
      location = { kind: 'postgres', url, sessionServers: [{ url, drains: false }] };
      await (await serve(null, ['--demo'], { DATABASE_URL: url })).end('SIGTERM');
    }
    server = await start();
    owner = await ownerOf(location, () => server);
  });
  afterAll(() => server.end('SIGTERM'));

  test('an import is followed while it runs; others are ordered and cancelled meanwhile, and nobody waits for it', async () => {
    const upload = await owner.upload();
    const large: Job = await owner.send('POST', 'catalogs/large/imports', { upload, currency: 'EUR' });
    await until(owner, large.id, isUnderWay);
    const next: Job = await owner.send('POST', 'catalogs/other/imports', { upload, currency: 'EUR' });
    const cancelled: Job = await owner.send('DELETE', `jobs/${next.id}`);
    // All of that was answered while the import held the catalog, and in an embedded store the right to write.
    expect(await owner.find(large.id)).toMatchObject({ state: 'running', outcome: null });
    const seen = new Set<number>();
    const done = await until(owner, large.id, ({ state, share, count }) => {
      if (count > 0) seen.add(share);
      return state === 'ended';
    });
    expect(seen.size).toBeGreaterThan(2);
    expect([...seen]).toEqual([...seen].toSorted((a, b) => a - b));
    expect(done).toMatchObject({ outcome: 'done', share: 1, result: { products: PRODUCTS } });
    // With workers the other one may have begun it.
    expect(cancelled).toMatchObject(kind === 'embedded' ? { state: 'ended', outcome: 'stopped' } : {});
    expect(await until(owner, next.id, ({ state }) => state === 'ended')).toMatchObject({ outcome: 'stopped' });
  });

  test('an import that is cancelled while it runs stops and changes nothing', async () => {
    const upload = await owner.upload();
    const job: Job = await owner.send('POST', 'catalogs/cancelled/imports', { upload, currency: 'EUR' });
    await until(owner, job.id, isUnderWay);
    await owner.send('DELETE', `jobs/${job.id}`);
    expect(await until(owner, job.id, ({ state }) => state === 'ended')).toMatchObject({ outcome: 'stopped' });
    await expect(owner.send('GET', 'catalogs/cancelled')).rejects.toThrow(/404/);
  });

  test.runIf(kind === 'embedded')('of a server that dies its job is lost, and its upload is still there', async () => {
    const upload = await owner.upload();
    const job: Job = await owner.send('POST', 'catalogs/dead/imports', { upload, currency: 'EUR' });
    await until(owner, job.id, isUnderWay);
    await server.end('SIGKILL');
    server = await start();
    expect(await until(owner, job.id, ({ state }) => state === 'ended')).toMatchObject({ outcome: 'lost' });
    await expect(owner.send('GET', 'catalogs/dead')).rejects.toThrow(/404/);
    const again: Job = await owner.send('POST', 'catalogs/dead/imports', { upload, currency: 'EUR', dry_run: true });
    expect(await until(owner, again.id, ({ state }) => state === 'ended')).toMatchObject({ outcome: 'done' });
    const left = await readdir(join(folder, 'data', 'uploads'));
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
