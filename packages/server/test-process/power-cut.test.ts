// The power is cut under load: whatever the operating system had not made durable is gone. Everything acknowledged is there afterwards, in
// PostgreSQL and in the embedded store. What is not shown: a disk that says of a write that it is durable and then loses it.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { makePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { PowerDisk } from './fixture/power-disk.ts';
import { makeFolder, runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper, Unavailable } from './fixture/shopper.ts';
import { expectStored, expectStoredInFile } from './fixture/stored-steps.ts';
import { untilAnswered, untilSomeAnswer, whileConversing } from './fixture/while-conversing.ts';

const SHOPPERS = 48;
const CUTS = runs(2, 15).numRuns;

const disk = await PowerDisk.make(1024);
if (disk === null) console.warn('SKIPPED: power cuts (they take Linux, root, unshare, nsenter, mkfs.ext4 and perl)');

const agent = makeAgent();
afterAll(async () => {
  agent.destroy();
  await disk?.remove();
});

const open = (key: string): Shopper[] =>
  Array.from({ length: SHOPPERS }, (_, i) => new Shopper(key, i % 2 ? 'bikes' : 'kids-bikes', agent));

describe.skipIf(disk === null)('after power cuts', () => {
  assert.ok(disk);

  test('what was durable is there, and what was not is gone, which is what makes them power cuts', () => {
    disk.shell('echo durable > durable && sync durable . && echo fleeting > fleeting && cat fleeting');
    disk.cut();
    disk.restore();
    expect(disk.shell('cat durable')).toBe('durable');
    expect(disk.shell('cat fleeting 2>&1 || true')).not.toBe('fleeting');
  });

  test('PostgreSQL has every acknowledged reply once, and the servers go on by themselves', async () => {
    const database = await makePostgresServer([], disk);
    const env = { DATABASE_URL: await database.makeDatabase() };
    const servers = [await serve(null, ['--demo'], env), await serve(null, [], env)];
    try {
      const key = (await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env })).json.key;
      for (const each of servers) await keyIsKnown(each.url, { key, advisor: 'bikes' });
      const shoppers = open(key);
      const anyUrl = () => servers[Math.floor(Math.random() * servers.length)]?.url ?? '';
      const { refused } = await whileConversing(shoppers, anyUrl, async (inRush) => {
        for (let cut = 0; cut < CUTS; cut += 1) {
          await sleep(300 + Math.random() * 1000);
          await inRush(async () => disk.cut());
          await database.kill();
          await untilRestored(disk);
          await database.start();
          await untilSomeAnswer(shoppers);
        }
        await untilAnswered(shoppers);
      });
      expect(refused).toBeGreaterThan(0);
      await Promise.all(shoppers.map((shopper) => shopper.verify(anyUrl())));
      for (const { child, texts } of servers) expect(child.exitCode === null ? '' : texts().stderr).toBe('');
      const steps = await expectStored(env.DATABASE_URL, shoppers);
      console.info(`PostgreSQL: ${CUTS} power cuts, ${steps} acknowledged steps, ${refused} refused`);
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await database.remove();
    }
  });

  test('the embedded store has every acknowledged reply once', async () => {
    const data = join(disk.folder, 'guidepost');
    const start = (...args: string[]): Promise<Serving> => serve(data, args, {}, disk.within);
    let server = await start('--demo');
    const making = ['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data];
    const key = (await runJson(making, { within: disk.within })).json.key;
    await keyIsKnown(server.url, { key, advisor: 'bikes' });
    const shoppers = open(key);
    const { lost } = await whileConversing(
      shoppers,
      () => server.url,
      async (inRush) => {
        for (let cut = 0; cut < CUTS; cut += 1) {
          await sleep(300 + Math.random() * 1000);
          // It is stopped before. What it said afterwards would prove nothing: a write under way may come back as durable and be none.
          await inRush(async () => {
            server.child.kill('SIGSTOP');
            disk.cut();
          });
          await server.end('SIGKILL');
          await untilRestored(disk);
          server = await start();
        }
        await untilAnswered(shoppers);
      },
    );
    expect(lost).toBeGreaterThan(0);
    await Promise.all(shoppers.map((shopper) => shopper.verify(server.url)));
    await server.end('SIGTERM');
    const copy = await makeFolder();
    disk.shell(`cp guidepost/sessions.db* '${copy}'`);
    const steps = await expectStoredInFile(join(copy, 'sessions.db'), shoppers);
    console.info(`embedded store: ${CUTS} power cuts, ${steps} acknowledged steps, ${lost} responses lost`);
  });

  test('while the disk fails, everybody is told to come again, also who has to be read from it', async () => {
    const data = join(disk.folder, 'failing');
    // Most are not remembered.
    const env = { GUIDEPOST_HOT_SESSIONS: '100' };
    const start = (...args: string[]): Promise<Serving> => serve(data, args, env, disk.within);
    let server = await start('--demo');
    const making = ['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data];
    const key = (await runJson(making, { within: disk.within })).json.key;
    await keyIsKnown(server.url, { key, advisor: 'bikes' });
    const shoppers = Array.from({ length: 400 }, () => new Shopper(key, 'bikes', agent));
    const ask = () => Promise.allSettled(shoppers.map((shopper) => shopper.step(server.url)));
    for (let times = 0; times < 3; times += 1) await ask();
    disk.shell('sync && echo 1 > /proc/sys/vm/drop_caches');
    disk.cut();
    for (let times = 0; times < 3; times += 1) {
      const outcomes = await ask();
      expect(outcomes.map((one) => (one.status === 'rejected' ? one.reason : 'answered'))).toEqual(
        shoppers.map(() => expect.any(Unavailable)),
      );
    }
    await server.end('SIGKILL');
    await untilRestored(disk);
    server = await start();
    await Promise.all(shoppers.map((shopper) => shopper.verify(server.url)));
    await server.end('SIGTERM');
  });
});

/** The last processes that used it may still be about to end. */
async function untilRestored(cut: PowerDisk): Promise<void> {
  await expect.poll(() => cut.restore()).toBeUndefined();
}
