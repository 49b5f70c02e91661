// Publishing and going back get through while imports follow one another without a pause, on either store. It is the imports that wait.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { type PostgresUse, usePostgresServer } from '../storage/postgres/postgres-server.fixture.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import type { AdvisorStore } from './advisor-store.ts';
import { importLamps } from './among-imports.fixture.ts';
import { publishAdvisor } from './publish-advisor.ts';
import { rollbackAdvisor } from './rollback-advisor.ts';

const advisorOf = (name: string) => ({
  name: 'lamps.yaml',
  text: `advisor: lamps
client: shop
name: ${name}
language: en
catalog: lamps
questions:
  - id: room
    type: SINGLE
    role: filter
    title: Which room?
    answers:
      - { id: bath, title: Bath, where: { room: bath } }
      - { id: hall, title: Hall, where: { room: hall } }
`,
});

const places: { name: string; make(): Promise<{ location: StoreLocation; remove(): Promise<void> }> }[] = [
  {
    name: 'SQLite',
    make: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'guidepost-among-imports-'));
      return { location: { kind: 'embedded', folder }, remove: async () => rmSync(folder, { recursive: true }) };
    },
  },
  {
    name: 'PostgreSQL',
    make: async () => {
      const server: PostgresUse = await usePostgresServer();
      const url = await server.makeDatabase();
      return {
        location: { kind: 'postgres', url, sessionServers: [{ url, drains: false }] },
        remove: () => server.remove(),
      };
    },
  },
];

describe.each(places)('on $name', ({ make }) => {
  let location: StoreLocation;
  let remove: () => Promise<void>;
  let stores: DefinitionStore;
  let other: DefinitionStore;

  beforeAll(async () => {
    ({ location, remove } = await make());
    stores = await openDefinitions(location, 'if-empty');
    other = await openDefinitions(location, 'never');
    await importLamps(stores, 'First');
  });
  afterAll(async () => {
    await stores.close();
    await other.close();
    await remove();
  });

  const start = (task: 'import' | 'hold') => {
    const child = spawn(process.execPath, [
      join(import.meta.dirname, 'among-imports.child.ts'),
      task,
      JSON.stringify(location),
    ]);
    child.stderr.pipe(process.stderr);
    return child;
  };

  /** Imports that follow one another without a pause, in another process, until `work` is done. */
  const amongImports = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const child = start('import');
    const exited = once(child, 'exit');
    let told = '';
    child.stdout.on('data', (data) => {
      told += data;
    });
    try {
      while (told.split('\n').length < 10) await once(child.stdout, 'data');
      return await work();
    } finally {
      child.stdin.end();
      await exited;
    }
  };

  const findRevision = async () => (await stores.catalogs.find('shop', 'lamps'))?.revision;

  test('an advisor is published, and was checked against the catalog as it was just then', async () => {
    let revision: number | undefined;
    const advisors: AdvisorStore = {
      ...stores.advisors,
      holdCatalog: (client, catalog, work) =>
        stores.advisors.holdCatalog(client, catalog, async (held) => {
          const outcome = await work(held);
          revision = await findRevision();
          return outcome;
        }),
    };
    const outcome = await amongImports(() =>
      publishAdvisor({ ...stores, advisors }, advisorOf('First'), { seconds: 0.5 }),
    );
    expect(outcome).toMatchObject({
      kind: 'published',
      version: 1,
      unchanged: false,
      report: { catalog: { revision } },
    });
    expect(await stores.advisors.findPublished('shop', 'lamps')).toMatchObject({ version: 1 });
  });

  test('an older version is published again', async () => {
    expect(await publishAdvisor(stores, advisorOf('Second'), null)).toMatchObject({ version: 2 });
    const outcome = await amongImports(() => rollbackAdvisor(stores, 'shop', 'lamps', 1));
    expect(outcome).toMatchObject({ kind: 'done', before: 2 });
    expect(await stores.advisors.findPublished('shop', 'lamps')).toMatchObject({ version: 1 });
  });

  test('while a catalog is held nobody changes it, and afterwards those who waited do', async () => {
    const before = (await findRevision()) ?? 0;
    let waiting: Promise<number[]> = Promise.resolve([]);
    await stores.advisors.holdCatalog('shop', 'lamps', async () => {
      waiting = Promise.all(['one', 'two', 'three'].map((title) => importLamps(other, title)));
      // What waits for a lock looks like what has not begun. So they get time for a few imports.
      await sleep(300);
      expect(await findRevision()).toBe(before);
    });
    expect((await waiting).toSorted((one, other) => one - other)).toEqual([before + 1, before + 2, before + 3]);
  });

  test('what fails while a catalog is held publishes nothing, and the catalog is free', async () => {
    const definition = (await stores.advisors.findVersion('shop', 'lamps', 1))?.definition;
    const failing = stores.advisors.holdCatalog('shop', 'lamps', async (held) => {
      if (definition !== undefined) await held.publish(definition, 'never', 1);
      throw new Error('the check failed');
    });
    await expect(failing).rejects.toThrow('the check failed');
    expect(await stores.advisors.findVersion('shop', 'lamps', 3)).toBeNull();
    await importLamps(stores, 'Free');
  });

  test('a process that is killed while it holds a catalog leaves it free', async () => {
    const holding = start('hold');
    await once(holding.stdout, 'data');
    const waiting = importLamps(stores, 'Free again');
    holding.kill('SIGKILL');
    await once(holding, 'exit');
    await waiting;
    expect((await publishAdvisor(stores, advisorOf('Third'), null)).kind).toBe('published');
  });
});
