// Two servers behind nginx, as the operator's guide has them: each is replaced while shoppers converse, and none of them notices.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { findPort } from '../src/storage/postgres/find-port.fixture.ts';
import { type PostgresUse, usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { hasNginx, type Nginx, startNginx } from './fixture/nginx.ts';
import { runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';

const SHOPPERS = 32;
const ROUNDS = runs(1, 3).numRuns;

test.skipIf(hasNginx())('servers behind nginx were NOT tested, because there is no nginx on the path', () => {});

describe.runIf(hasNginx())('behind nginx', () => {
  let database: PostgresUse;
  let env: { DATABASE_URL: string };
  let ports: number[];
  let servers: Serving[];
  let nginx: Nginx;
  let key = '';
  const agent = makeAgent();

  const start = (nth: number, ...args: string[]): Promise<Serving> =>
    serve(null, ['--port', String(ports[nth]), ...args], env);

  beforeAll(async () => {
    database = await usePostgresServer();
    env = { DATABASE_URL: await database.makeDatabase() };
    ports = [await findPort(), await findPort()];
    servers = [await start(0, '--demo'), await start(1)];
    key = (await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env })).json.key;
    for (const each of servers) await keyIsKnown(each.url, { key, advisor: 'bikes' });
    nginx = await startNginx('nginx-several.conf', ports);
  });
  afterAll(async () => {
    agent.destroy();
    await nginx.end();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.remove();
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'no request fails while each server is replaced after %s',
    async (signal) => {
      const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(key, 'bikes', agent));
      let isOver = false;
      // Whatever is no 200 with the right step ends a conversation with an error.
      const talk = shoppers.map(async (shopper) => {
        while (!isOver) await shopper.step(nginx.url);
      });
      const replacing = (async () => {
        try {
          for (let nth = 0; nth < ROUNDS * servers.length; nth += 1) {
            const place = nth % servers.length;
            const code = await servers[place]?.end(signal);
            if (signal === 'SIGTERM') expect(code).toBe(0);
            servers[place] = await start(place);
            const before = shoppers.reduce((sum, { latencies }) => sum + latencies.length, 0);
            await expect
              .poll(() => shoppers.reduce((sum, { latencies }) => sum + latencies.length, 0))
              .toBeGreaterThan(before + 5 * SHOPPERS);
          }
        } finally {
          isOver = true;
        }
      })();
      await Promise.all([replacing, ...talk]);
      for (const server of servers) await Promise.all(shoppers.map((shopper) => shopper.verify(server.url)));
      const latencies = shoppers.flatMap((shopper) => shopper.latencies).sort((one, other) => one - other);
      console.info(
        `${latencies.length} requests through ${ROUNDS * 2} replacements; the slowest took ${Math.round(latencies.at(-1) ?? 0)} ms`,
      );
    },
  );
});
