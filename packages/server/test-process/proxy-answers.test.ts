// What callers get from nginx, as the operator's guide has it, when servers of Guidepost do not answer.

import { afterAll, describe, expect, test } from 'vitest';
import { findPort } from '../src/storage/postgres/find-port.fixture.ts';
import { type PostgresUse, usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { expectProblem } from '../test/fixture/expect-response.ts';
import { sendHttp } from '../test/fixture/send-http.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { hasNginx, type Nginx, startNginx } from './fixture/nginx.ts';
import { runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';

const SHOPPERS = 16;

test.skipIf(hasNginx())('servers behind nginx were NOT tested, because there is no nginx on the path', () => {});

describe.runIf(hasNginx())('behind nginx', () => {
  let database: PostgresUse | undefined;
  const servers: Serving[] = [];
  const proxies: Nginx[] = [];
  const agent = makeAgent();
  afterAll(async () => {
    agent.destroy();
    await Promise.all(proxies.map((nginx) => nginx.end()));
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await database?.remove();
  });

  test('while one of three servers is gone and another stands still, the third answers every request', async () => {
    database = await usePostgresServer();
    const env = { DATABASE_URL: await database.makeDatabase() };
    const gone = await findPort();
    servers.push(await serve(null, ['--demo'], env), await serve(null, [], env));
    const key = (await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env })).json.key;
    for (const { url } of servers) await keyIsKnown(url, { key, advisor: 'bikes' });
    // The one that is gone is asked last: then nobody else is left to ask after it.
    const nginx = await startNginx('nginx-several.conf', [...servers.map(({ port }) => port), gone], '3s');
    proxies.push(nginx);
    const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(key, 'bikes', agent));
    const all = (url: string) => Promise.all(shoppers.map((shopper) => shopper.step(url)));
    await all(nginx.url);
    servers[0]?.child.kill('SIGSTOP');
    // Whatever is no 200 with the right step rejects.
    for (let times = 0; times < 4; times += 1) await all(nginx.url);
    servers[0]?.child.kill('SIGCONT');
    for (const { url } of servers) await Promise.all(shoppers.map((shopper) => shopper.verify(url)));
  });

  test.each(['nginx.conf', 'nginx-several.conf'])(
    'when no server answers, %s says so as Guidepost does',
    async (file) => {
      const nginx = await startNginx(
        file,
        [await findPort(), await findPort()].slice(0, file === 'nginx.conf' ? 1 : 2),
      );
      proxies.push(nginx);
      const sent = { headers: [['Service-API-Key', 'gp_sk_secret']], body: '{}' } as const;
      const response = await sendHttp(nginx.port, sent);
      const problem = expectProblem(response, 'unavailable', ['gp_sk_secret']);
      expect(problem.type).toBe('https://advisor.example/problems/unavailable');
      expect(Number(response.header('Retry-After'))).toBeGreaterThan(0);
      // What nginx does not pass on has its own page.
      expect((await sendHttp(nginx.port, { method: 'GET', path: '/metrics' })).status).toBe(404);
    },
  );
});
