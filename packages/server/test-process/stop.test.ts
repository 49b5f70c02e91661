// Stopping under load: what is under way is answered, what comes later is told to come back, nothing acknowledged is lost.

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runJson } from '../test/fixture/run-command.ts';
import { keyIsKnown, makeAgent, next } from './fixture/next.ts';
import { makeFolder, serve } from './fixture/process.ts';
import { Shopper, Unavailable } from './fixture/shopper.ts';

test('SIGTERM under load: 200, or 503, or no connection; exit code 0; nothing is lost', async () => {
  const data = await makeFolder();
  let server = await serve(data, ['--demo']);
  const { json: key } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data]);
  await keyIsKnown(server.url, { key: key.key, advisor: 'bikes' });
  const agent = makeAgent();
  const shoppers = Array.from({ length: 32 }, () => new Shopper(key.key, 'bikes', agent));
  const ends = new Map<string, number>();
  const talk = shoppers.map(async (shopper) => {
    try {
      for (;;) await shopper.step(server.url);
    } catch (error) {
      const said = error as NodeJS.ErrnoException;
      // A request that was sent gets an answer: only a connection may be refused or found closed.
      const end = error instanceof Unavailable ? '503' : String(said.code ?? said.message);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  });
  while (shoppers.some(({ latencies }) => latencies.length < 3)) await sleep(20);
  const began = performance.now();
  const code = await server.end('SIGTERM');
  const took = performance.now() - began;
  await Promise.all(talk);
  console.info(`stopped after ${Math.round(took)} ms; shoppers met ${JSON.stringify([...ends])}`);
  expect(code).toBe(0);
  for (const end of ends.keys()) expect(['503', 'ECONNREFUSED', 'ECONNRESET']).toContain(end);
  expect(server.texts().stderr).toBe('');

  server = await serve(data);
  await Promise.all(shoppers.map((shopper) => shopper.verify(server.url)));
  await Promise.all(shoppers.map((shopper) => shopper.step(server.url)));
  agent.destroy();
  expect(await server.end('SIGINT')).toBe(0);
});

test('a second SIGINT ends the process at once', async () => {
  const server = await serve(await makeFolder(), ['--demo']);
  // A request that never ends keeps the first one waiting.
  const { request } = await import('node:http');
  const stuck = request(`${server.url}/api/v7/next/`, {
    method: 'POST',
    headers: {
      'Service-API-Key': server.demoKey,
      'Service-Advisor-ID': 'bikes',
      'Content-Length': '100',
      Expect: '100-continue',
      'Content-Type': 'application/json',
    },
  });
  stuck.on('error', () => {});
  stuck.write('{');
  // The server asks for the rest as soon as it has read the head.
  await once(stuck, 'continue');
  server.child.kill('SIGINT');
  const agent = makeAgent();
  const isDraining = async () =>
    (await next(server.url, { key: server.demoKey, advisor: 'bikes' }, agent)).status === 503;
  while (!(await isDraining())) await sleep(20);
  agent.destroy();
  expect(server.child.exitCode).toBe(null);
  // By itself it would end with 0, when the request has had its time.
  expect(await server.end('SIGINT')).toBe(1);
});
