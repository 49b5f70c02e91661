// Several processes that serve the same catalog: each LiveCatalogs has a thread with a store of its own.

import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import type { Product } from '@guidepost/engine/product';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE, PATIENCE_WITHIN } from '../../../../scripts/fixture/patience.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { type PostgresUse, usePostgresServer } from '../storage/postgres/postgres-server.fixture.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { writeCatalog } from '../storage/write-catalog.fixture.ts';
import { type LiveCatalog, LiveCatalogs } from './live-catalogs.ts';

/** It waits for twenty snapshots, one after the other. */
const LONG = { timeout: 5 * PATIENCE };

interface Place {
  readonly location: StoreLocation;
  tamper(statement: string): Promise<void>;
  remove(): void;
}

const embedded = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-obtain-'));
  return {
    location: { kind: 'embedded', folder },
    tamper: async (statement) => {
      // One of the processes may be writing just then.
      const database = new DatabaseSync(join(folder, 'guidepost.db'), { timeout: PATIENCE_WITHIN });
      database.exec(statement);
      database.close();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

let server: PostgresUse;
beforeAll(async () => {
  server = await usePostgresServer();
});
afterAll(() => server.remove());

const postgres = async (): Promise<Place> => {
  const url = await server.makeDatabase();
  return {
    location: { kind: 'postgres', url, sessionServers: [{ url, drains: false }] },
    tamper: async (statement) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    remove: () => {},
  };
};

describe.each([
  ['embedded', embedded],
  ['PostgreSQL', postgres],
] as const)('%s:', (_, makePlace) => {
  let place: Place;
  const started: LiveCatalogs[] = [];
  /** In the order of their start. */
  const threads: Worker[] = [];
  const note = (made: Worker): void => void threads.push(made);

  beforeEach(async () => {
    place = await makePlace();
    process.on('worker', note);
  });
  afterEach(async () => {
    for (const one of started.splice(0)) await one.close();
    process.off('worker', note);
    threads.splice(0);
    place.remove();
  });

  const product = (nth: number): Product => ({
    ...{ sku: `p${nth}`, title: `Gerät ${nth}`, description: null, image: 'https://s.example/i.png' },
    ...{ link: 'https://s.example/p', price: `${nth % 90}.00`, listPrice: nth % 4 ? null : '99.00' },
    ...{ group: `g${nth % 50}`, available: nth % 3 > 0 },
    attributes: { ram: nth % 7, brand: `Brand ${nth % 5}`, ports: [`a${nth % 3}`, `b${nth % 2}`] },
  });

  /** The catalog at its next revision. */
  async function write(count: number): Promise<void> {
    const store = await openDefinitions(place.location, 'if-empty');
    const named = { client: 'demo', catalog: 'c', currency: null, language: null, mapping: null };
    const attributes = [
      { name: 'ram', type: 'number', unit: null, label: null },
      { name: 'brand', type: 'text', unit: null, label: null },
      { name: 'ports', type: 'list', unit: null, label: null },
    ] as const;
    const products = Array.from({ length: count }, (_, i) => product(i));
    await writeCatalog(store.catalogs, named, 'replace', products, () => attributes, 1);
    await store.close();
  }

  async function start(keptFrom = 1): Promise<LiveCatalogs> {
    const one = await LiveCatalogs.start(place.location, keptFrom);
    started.push(one);
    return one;
  }

  const load = async (from: LiveCatalogs): Promise<LiveCatalog> => {
    const live = await from.load('demo', 'c', []);
    if (live === null) throw new Error('no catalog');
    return live;
  };

  /** All that is served, without what says how it came here. */
  const servedBy = ({ snapshot, listPrices, attributes, revision, damaged, rendered }: LiveCatalog): string => {
    const results = Array.from({ length: snapshot.size }, (_, nth) => rendered.at(nth));
    return JSON.stringify({ snapshot, listPrices, attributes, revision, damaged, results }, (_, value: unknown) => {
      if (value instanceof Map) return [...value];
      if (!ArrayBuffer.isView(value)) return value;
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      return [value.constructor.name, hash('sha256', new Uint8Array(bytes), 'hex')];
    });
  };

  test('of several that start at once one builds; all serve what each would have built', async () => {
    await write(3000);
    const several = await Promise.all(Array.from({ length: 4 }, () => start()));
    const lives = await Promise.all(several.map(load));
    expect(lives.map(({ isTaken }) => isTaken).sort()).toEqual([false, true, true, true]);
    const alone = servedBy(await load(await start(Number.POSITIVE_INFINITY)));
    for (const live of lives) expect(servedBy(live)).toEqual(alone);
  });

  test('a snapshot that cannot be kept is seen, and kept as soon as it can be', async () => {
    await write(1000);
    const isEmbedded = place.location.kind === 'embedded';
    await place.tamper(
      isEmbedded
        ? `create trigger full before insert on snapshots begin select raise(abort, 'no room for snapshots'); end`
        : `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room for snapshots'; end $$;
           create trigger full_disk before insert on snapshots for each row execute function fail()`,
    );
    const one = await start();
    expect((await load(one)).snapshot.size).toBe(1000);
    await expect
      .poll(() => one.health)
      .toMatchObject({
        ...{ part: 'snapshots', state: 'degraded' },
        detail: expect.stringContaining('no room for snapshots'),
      });
    expect((await load(await start())).isTaken).toBe(false);

    await place.tamper(isEmbedded ? 'drop trigger full' : 'drop trigger full_disk on snapshots');
    await expect.poll(() => one.health).toMatchObject({ state: 'ok', detail: null });
    expect((await load(await start())).isTaken).toBe(true);
  });

  test('a new revision is built once, too, and never served from the snapshot before', async () => {
    await write(1000);
    const [one, other] = [await start(), await start()];
    await load(one);
    await load(other);
    await write(1200);
    const lives = await Promise.all([load(one), load(other)]);
    expect(lives.map(({ revision, snapshot }) => [revision, snapshot.size])).toEqual([
      [2, 1200],
      [2, 1200],
    ]);
    expect(lives.map(({ isTaken }) => isTaken).sort()).toEqual([false, true]);
  });

  test(
    'a snapshot that is damaged, or of another layout, is not taken; one that is sound takes its place',
    LONG,
    async () => {
      await write(1000);
      const built = servedBy(await load(await start()));
      // Waits until it is kept.
      expect((await load(await start())).isTaken).toBe(true);
      for (const damage of [
        "update snapshots set digest = 'x' where place = 3",
        'update snapshots set content = (select content from snapshots where place = 2) where place = 3',
        'delete from snapshots where place = 3',
        'delete from snapshots where place = (select max(place) from snapshots)',
        "update snapshots set layout = 'another'",
      ]) {
        await place.tamper(damage);
        const live = await load(await start());
        expect([damage, live.isTaken]).toEqual([damage, false]);
        expect(servedBy(live)).toEqual(built);
        expect((await load(await start())).isTaken).toBe(true);
      }
    },
  );

  test('if the one that builds dies, another builds', async () => {
    await write(20_000);
    const first = await start();
    const loading = load(first);
    const store = await openDefinitions(place.location, 'never');
    await vi.waitFor(async () => expect((await store.leases.find('snapshot demo c'))?.holder).toBeTruthy(), {
      ...{ interval: 2, timeout: PATIENCE_WITHIN },
    });
    await store.close();
    await threads[0]?.terminate();
    const other = await start();
    const lives = await Promise.all([loading, load(other)]);
    expect(lives.map(({ snapshot }) => snapshot.size)).toEqual([20_000, 20_000]);
    expect(servedBy(lives[0] as LiveCatalog)).toEqual(servedBy(lives[1] as LiveCatalog));
  });

  test('small catalogs are built by everybody, and nothing is kept', async () => {
    await write(10);
    for (let i = 0; i < 2; i++) expect((await load(await start(11))).isTaken).toBe(false);
    const store = await openDefinitions(place.location, 'never');
    expect(await store.leases.find('snapshot demo c')).toBeNull();
    await store.close();
  });
});
