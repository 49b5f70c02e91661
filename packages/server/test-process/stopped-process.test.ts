// A process is stopped for a while (SIGSTOP), as a machine does that moves to other hardware, and then goes on: what it had been asked
// before it stopped is done late or not at all, and never twice. The tests mostly wait, so they run beside each other.

import { type Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, type ExpectStatic, test } from 'vitest';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { type PostgresUse, usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { makeFolder, run, runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper, Unavailable } from './fixture/shopper.ts';
import { expectStored } from './fixture/stored-steps.ts';
import { untilAnswered, whileConversing } from './fixture/while-conversing.ts';

const SHOPPERS = 32;
/** Milliseconds. In full longer than a connection is kept, and than half a minute, after which others take a server for gone. */
const STOPPED = isLong ? 70_000 : 4000;
/** Milliseconds after which a shopper turns to another server. */
const PATIENCE = 500;

const agent = makeAgent(PATIENCE);
// Each of its connections has a request under way. One that was idle for longer than the server keeps it may be closed as it is used again.
const patient = makeAgent(undefined, SHOPPERS);
let database: PostgresUse | undefined;
const all: Serving[] = [];
afterAll(async () => {
  for (const each of [agent, patient]) each.destroy();
  // One that is stopped would not hear of anything else.
  await Promise.all(all.map((server) => server.end('SIGKILL')));
  await database?.remove();
});

test.concurrent('of several servers, one that stops and goes on loses nothing, applies nothing twice, and serves again', async ({
  expect,
}) => {
  database = await usePostgresServer();
  const url = await database.makeDatabase();
  const env = { DATABASE_URL: url };
  const servers = [await serve(null, ['--demo'], env), await serve(null, [], env)];
  all.push(...servers);
  const key = (await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env })).json.key;
  for (const each of servers) await keyIsKnown(each.url, { key, advisor: 'bikes' });
  const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(key, 'bikes', agent));
  const anyUrl = () => servers[Math.floor(Math.random() * servers.length)]?.url ?? '';
  const { lost } = await whileConversing(shoppers, anyUrl, async (inRush) => {
    for (const { child } of servers) {
      await sleep(500);
      await inRush(async () => child.kill('SIGSTOP'));
      await sleep(STOPPED);
      child.kill('SIGCONT');
      await untilAnswered(shoppers);
    }
  });
  expect(lost).toBeGreaterThan(0);
  // What was given up may still come to pass. Sent again and waited for, it is over.
  for (const shopper of shoppers) shopper.agent = patient;
  await Promise.all(shoppers.map((shopper) => untilTaken(() => shopper.step(anyUrl()))));
  for (const server of servers) {
    await Promise.all(shoppers.map((shopper) => untilTaken(() => shopper.verify(server.url))));
    await expectReady(server, expect);
  }
  const steps = await expectStored(url, shoppers);
  console.info(`two stops of ${STOPPED} ms, ${steps} acknowledged steps, ${lost} requests given up`);
});

test.concurrent('one server alone answers after its stop what it was asked meanwhile, and nobody takes its folder', async ({
  expect,
}) => {
  const data = await makeFolder();
  const server = await serve(data, ['--demo']);
  all.push(server);
  const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data]);
  await keyIsKnown(server.url, { key: json.key, advisor: 'bikes' });
  const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(json.key, 'bikes', patient));
  const answered = await whileConversing(
    shoppers,
    () => server.url,
    async (inRush) => {
      await sleep(500);
      await inRush(async () => {
        server.child.kill('SIGSTOP');
        const second = await run(['serve', '--port', '0', '--data', data]);
        expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('data folder') });
        await sleep(STOPPED);
        server.child.kill('SIGCONT');
        await untilAnswered(shoppers);
      });
    },
  );
  expect(answered).toMatchObject({ refused: 0, lost: 0 });
  await Promise.all(shoppers.map((shopper) => shopper.verify(server.url)));
  await expectReady(server, expect);
});

test.concurrent.for(['quick', 'node'])(
  'with the reader %s, a request that was broken off by the stop is answered, and the next one, on one connection',
  async (reader, { expect }) => {
    const data = await makeFolder();
    // Shorter than the stop.
    const server = await serve(data, ['--demo'], { GUIDEPOST_HTTP_READER: reader, GUIDEPOST_REQUEST_TIMEOUT: '2s' });
    all.push(server);
    const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data]);
    await keyIsKnown(server.url, { key: json.key, advisor: 'bikes' });
    const single = makeAgent(undefined, 1);
    const first = open(server, json.key, single);
    // In pieces, so that it is no plain request.
    first.sending.write(' ');
    await sleep(500);
    const sockets = new Set<Socket>();
    for (const { sending, answered } of [first, open(server, json.key, single)]) {
      server.child.kill('SIGSTOP');
      sending.end('{}');
      await sleep(STOPPED);
      server.child.kill('SIGCONT');
      expect(await answered).toMatchObject({ status: 200, told: { session_token: expect.any(String) } });
      if (sending.socket !== null) sockets.add(sending.socket);
    }
    expect(sockets.size).toBe(1);
    single.destroy();
    await expectReady(server, expect);
  },
);

/** The start of a conversation that is not sent to its end. */
function open({ url }: Serving, key: string, agent: Agent) {
  const headers = { 'Service-API-Key': key, 'Service-Advisor-ID': 'bikes', 'Content-Type': 'application/json' };
  const sending = request(`${url}/api/v7/next/`, { method: 'POST', headers, agent });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject);
  }).then(async (response) => ({ status: response.statusCode, told: await json(response) }));
  return { sending, answered };
}

/** As long as the service cannot take it, it is tried again. */
async function untilTaken(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    await sleep(50);
    await untilTaken(ask);
  }
}

/** Soon: statements that the stop broke off were given up, and the database is asked again before it counts as being there. */
async function expectReady({ url, child, texts }: Serving, expect: ExpectStatic): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${url}/readyz`)).json(), { timeout: 60_000 })
    .toEqual({ status: 'serving' });
  expect(child.exitCode === null ? '' : texts().stderr).toBe('');
}
