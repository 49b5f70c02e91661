// What is damaged in the store costs those nothing who do not need it: everybody else is served, and the service says what
// is wrong where operators look.

import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { revokeKey } from '../src/keys/revoke-key.ts';
import { changeDefinitions } from './fixture/databases.ts';
import { eventually } from './fixture/eventually.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { LAMPS_ADVISOR, OTHER_ADVISOR } from './fixture/shop.ts';
import { publish, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
const logged: { readonly msg: string; readonly level: number; readonly id?: string; readonly problem?: string }[] = [];
const destination = new Writable({
  write(line, _encoding, done) {
    logged.push(JSON.parse(String(line)));
    done();
  },
});

const lampsOf = (client: string): string => `catalog = (SELECT id FROM catalogs WHERE client = '${client}')`;
const faultsLogged = (id: string) => logged.filter((line) => line.id === id && line.problem !== undefined);

beforeAll(async () => {
  server = await startTestServer({
    log: pino(destination),
    prepare: (_publicUrl, _folder, location) =>
      changeDefinitions(
        location,
        // The first key of all, so that every other one is behind it.
        `INSERT INTO api_keys SELECT 'key_half', client, kind, 'half', '["https://', NULL, NULL, 0, NULL, NULL, 0
           FROM api_keys WHERE client = 'shop' LIMIT 1`,
        `UPDATE products SET attributes = '{"half' WHERE ${lampsOf('shop')} AND position = (SELECT min(position) FROM products WHERE ${lampsOf('shop')})`,
        `UPDATE catalogs SET attributes = 'none' WHERE client = 'other'`,
        `UPDATE advisor_versions SET definition = '{' WHERE advisor = 'wishes'`,
        `UPDATE advisor_versions SET definition = '{"questions":1}' WHERE advisor = 'pointless'`,
      ),
  });
});
afterAll(() => server.stop());

const readyz = async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  return { status: response.status, body: await response.json() };
};

it('serves every product and every advisor but those that are damaged', async () => {
  const journey = await Journey.start(server);
  await journey.reply(['room', 'bath']);
  expectLead(await next(server, { advisor: 'ranges' }), 'created');
  for (const advisor of ['wishes', 'pointless']) expectProblem(await next(server, { advisor }), 'advisor-not-found');
  expectProblem(await next(server, { key: server.keys.other, advisor: 'foreign' }), 'advisor-not-found');
});

it('says in readyz, in the metrics and once in the log what is damaged, and stays ready', async () => {
  await eventually(async () => expect(faultsLogged('pointless')).toHaveLength(1));
  expect(await readyz()).toEqual({
    status: 200,
    body: {
      status: 'serving',
      parts: [
        {
          part: 'definitions',
          state: 'degraded',
          detail:
            'keys that are damaged and open nothing: 1; catalogs with damaged products, which are left out: 1; catalogs that cannot be read: 1; ' +
            'advisors that cannot be served as they were published: 2. The log names them.',
        },
      ],
    },
  });
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(metrics).toContain('guidepost_keys_damaged 1');
  expect(metrics).toContain('guidepost_catalogs_damaged 1');
  expect(metrics).toContain('guidepost_catalogs_failing 1');
  expect(metrics).toContain('guidepost_advisors_failing 2');
  expect(metrics).toContain('guidepost_part_ok{part="definitions"} 0');
  expect(faultsLogged('wishes')).toHaveLength(1);
  expect(faultsLogged('key_half')).toHaveLength(1);
  expect(faultsLogged('lamps').map(({ problem }) => problem)).toContainEqual(
    expect.stringMatching(/^1 in revision 1, among them: \S+$/),
  );
});

it('says no more of a damaged key once it is revoked', async () => {
  expect(await revokeKey(server.definitions.keys, 'key_half')).toEqual({ kind: 'revoked' });
  await eventually(async () => expect(JSON.stringify(await readyz())).not.toContain('keys that are damaged'));
});

it('serves what is mended, and a version that cannot be read leaves the one before in its place', async () => {
  await publish(server.definitions, LAMPS_ADVISOR.replace('advisor: lamps', 'advisor: wishes'));
  await publish(server.definitions, LAMPS_ADVISOR.replace('advisor: lamps', 'advisor: pointless'));
  await eventually(async () => void expectLead(await next(server, { advisor: 'wishes' }), 'created'));
  await changeDefinitions(server.location, `UPDATE catalogs SET attributes = '[]' WHERE client = 'other'`);
  await publish(server.definitions, OTHER_ADVISOR);
  await eventually(
    async () => void expectLead(await next(server, { key: server.keys.other, advisor: 'lamps' }), 'created'),
  );

  await changeDefinitions(
    server.location,
    `BEGIN;
     INSERT INTO advisor_versions SELECT client, advisor, 3, '{', source, 1 FROM advisor_versions
       WHERE advisor = 'wishes' AND version = 2;
     UPDATE advisors SET latest_version = 3, published_version = 3 WHERE advisor = 'wishes';
     COMMIT`,
  );
  await eventually(async () => expect(faultsLogged('wishes')).toHaveLength(2));
  expectLead(await next(server, { advisor: 'wishes' }), 'created');
});
