// The disk of the data folder is full: shoppers go on for as long as the reserve lasts, then hear that the service is
// unavailable, and everything heals by itself when there is room again. Nothing that was acknowledged is lost.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeLargeCatalog } from './fixture/large-catalog.ts';
import { makeAgent } from './fixture/next.ts';
import { makeFolder, run, runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper, Unavailable } from './fixture/shopper.ts';
import { SmallDisk } from './fixture/small-disk.ts';

const MiB = 1024 * 1024;
const disk = await SmallDisk.make(160);
if (disk === null) console.warn('SKIPPED: a full disk (it takes Linux, root, unshare and nsenter)');

interface Ready {
  readonly status: number;
  readonly amiss: readonly string[];
}

async function readyz({ url }: Serving): Promise<Ready> {
  const response = await fetch(`${url}/readyz`);
  const { parts = [] } = await response.json();
  return { status: response.status, amiss: parts.map(({ part, state }: Record<string, string>) => `${part} ${state}`) };
}

/** The test's own limit ends it when that never comes. */
async function until<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    await sleep(50);
  }
}

test.skipIf(disk === null)(
  'a full disk stops imports first, then replies with 503, loses nothing, and heals by itself',
  async () => {
    assert.ok(disk);
    const { within } = disk;
    const data = join(disk.folder, 'data');
    const feed = join(await makeFolder(), 'large.ndjson');
    await writeLargeCatalog(feed, 30_000, 'Large');
    let server = await serve(data, ['--demo'], {}, within);
    const { json: key } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data], {
      within,
    });
    const agent = makeAgent();
    const shoppers = Array.from({ length: 8 }, () => new Shopper(key.key, 'bikes', agent));
    /** What those heard that were refused; anything but 503 is a fault. */
    const refused: Unavailable[] = [];
    /** Steps until one is refused, or so many were taken. */
    const converse = async (rounds: number): Promise<void> => {
      const before = refused.length;
      for (let round = 0; round < rounds && refused.length === before; round++) {
        await Promise.all(
          shoppers.map(async (shopper) => {
            try {
              await shopper.step(server.url);
            } catch (error) {
              if (!(error instanceof Unavailable)) throw error;
              refused.push(error);
            }
          }),
        );
      }
    };
    await until(
      () => shoppers[0]!.step(server.url).catch(() => null),
      (response) => response !== null,
    );
    await converse(5);
    await until(
      () => readyz(server),
      ({ amiss }) => amiss.length === 0,
    );

    // An import that does not fit gives back all it took, and shoppers do not notice it.
    disk.fill('ballast', 26 * MiB);
    const large = [
      'import',
      feed,
      '--client',
      'demo',
      '--catalog',
      'bikes',
      '--currency',
      'EUR',
      '--yes',
      '--data',
      data,
    ];
    const imported = await run(large, { within });
    expect(imported.code).not.toBe(0);
    expect(imported.stderr).toMatch(/the disk has too little room for this import.*Nothing was changed/);
    expect(disk.freeBytes).toBeGreaterThan(24 * MiB);
    await converse(20);
    expect(await readyz(server)).toEqual({ status: 200, amiss: [] });

    // Full: the reserve takes what shoppers send.
    disk.fill('more', 0);
    await until(
      () => readyz(server),
      ({ amiss }) => amiss.includes('disk degraded'),
    );
    while (disk.shell('ls data').includes('reserve')) {
      await converse(5);
      expect(refused).toEqual([]);
    }
    await converse(5);
    expect(refused).toEqual([]);
    expect((await readyz(server)).status).toBe(200);

    // Not even that is left.
    const failing = await until(
      async () => {
        // What the server gave back meanwhile is room again, too.
        disk.fill('most', 0);
        await converse(5);
        return readyz(server);
      },
      ({ status }) => status === 503 && refused.length > 0,
    );
    expect(failing.amiss).toContain('session-writer failed');
    const { stderr } = server.texts();
    expect(stderr.split('\n').length).toBeLessThan(12);
    expect(stderr).not.toContain('internal error');

    // A restart on the full disk starts, and has everything.
    await server.end('SIGKILL');
    server = await serve(data, [], {}, within);
    for (const shopper of shoppers) await shopper.verify(server.url);

    disk.shell('rm ballast more most');
    await until(
      () => readyz(server),
      ({ status, amiss }) => status === 200 && amiss.length === 0,
    );
    expect(disk.shell('ls data')).toContain('reserve');
    await converse(20);
    expect((await run(large, { within })).code).toBe(0);
    for (const shopper of shoppers) await shopper.verify(server.url);
    await server.end('SIGTERM');
    agent.destroy();
    disk.remove();
  },
);
