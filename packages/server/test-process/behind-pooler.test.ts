// Several processes that reach PostgreSQL through a real pgbouncer in transaction mode, which is killed again and again.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { hasPgbouncer, makePgbouncer, type Pgbouncer } from '../src/storage/postgres/pgbouncer.fixture.ts';
import { makePostgresServer, type PostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';
import { expectStored } from './fixture/stored-steps.ts';
import { untilAnswered, untilSomeAnswer, whileConversing } from './fixture/while-conversing.ts';

const SERVERS = 3;
const SHOPPERS = 64;

describe.skipIf(!hasPgbouncer())('behind a pooler', () => {
  let database: PostgresServer;
  let url = '';
  let pooler: Pgbouncer;
  let servers: Serving[] = [];
  let key = '';

  beforeAll(async () => {
    database = await makePostgresServer();
    url = await database.makeDatabase();
    pooler = await makePgbouncer(url);
    const env = { DATABASE_URL: pooler.through(url) };
    const first = await serve(null, ['--demo'], env);
    const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env });
    key = json.key;
    servers = [first, ...(await Promise.all(Array.from({ length: SERVERS - 1 }, () => serve(null, [], env))))];
    for (const each of servers) await keyIsKnown(each.url, { key, advisor: 'bikes' });
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await pooler?.remove();
    await database?.remove();
  });

  test('through its kills, every acknowledged reply is kept, none is applied twice, and the servers go on by themselves', async () => {
    const agent = makeAgent();
    const shoppers = Array.from(
      { length: SHOPPERS },
      (_, i) => new Shopper(key, i % 2 ? 'bikes' : 'kids-bikes', agent),
    );
    const anyUrl = (): string => servers[Math.floor(Math.random() * servers.length)]?.url ?? '';
    const kills = runs(3, 10).numRuns;
    const { refused, silent } = await whileConversing(shoppers, anyUrl, async (inRush) => {
      for (let kill = 0; kill < kills; kill += 1) {
        await sleep(300 + Math.random() * 700);
        await inRush(() => pooler.kill());
        await sleep(Math.random() * 500);
        await pooler.start();
        await untilSomeAnswer(shoppers);
      }
      await untilAnswered(shoppers);
    });
    expect(refused).toBeGreaterThan(0);
    for (const { child, texts } of servers) expect(child.exitCode === null ? '' : texts().stderr).toBe('');
    await Promise.all(shoppers.map((shopper) => shopper.verify(anyUrl())));
    const steps = await expectStored(url, shoppers);
    console.info(
      `${kills} kills of the pooler, ${steps} acknowledged steps, ${refused} refused, ${Math.round(silent)} ms without an answer`,
    );
  });
});

test.skipIf(hasPgbouncer())('kills of pgbouncer were NOT tested, because there is no pgbouncer on the path', () => {});
