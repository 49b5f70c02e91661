// An operator saves a store while shoppers are under way, loses the machine, and restores it on another one.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { makeFolder, runJson, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';

test('what was answered before a backup is there after the folder was lost, in a folder and in a database', async () => {
  const database = await usePostgresServer();
  const agent = makeAgent();
  try {
    const folder = await makeFolder();
    const first = await serve(folder, ['--demo']);
    const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', folder]);
    await keyIsKnown(first.url, { key: json.key, advisor: 'bikes' });
    const makeShoppers = () => Array.from({ length: 20 }, () => new Shopper(json.key, 'bikes', agent));
    const [before, during] = [makeShoppers(), makeShoppers()];
    for (let steps = 0; steps < 3; steps += 1) await Promise.all(before.map((shopper) => shopper.step(first.url)));
    let isMade = false;
    const others = during.map(async (shopper) => {
      while (!isMade) await shopper.step(first.url);
    });
    const file = join(await makeFolder(), 'saved.tgz');
    const { json: made, code } = await runJson(['backup', file, '--data', folder]);
    isMade = true;
    await Promise.all(others);
    expect(code).toBe(0);
    expect(made.holds.steps).toBeGreaterThanOrEqual(60);
    await first.end('SIGKILL');
    await rm(folder, { recursive: true });

    const restored = await makeFolder();
    const env = { DATABASE_URL: await database.makeDatabase() };
    expect(await runJson(['restore', file, '--data', restored])).toMatchObject({
      code: 0,
      json: { holds: made.holds },
    });
    expect(await runJson(['restore', file], { env })).toMatchObject({ code: 0, json: { holds: made.holds } });
    for (const server of [await serve(restored), await serve(null, [], env)]) {
      await Promise.all(before.map((shopper) => shopper.verify(server.url)));
      await server.end('SIGTERM');
    }
  } finally {
    agent.destroy();
    await database.remove();
  }
});
