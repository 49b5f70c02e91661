// A page of sessions.db is damaged while no server runs, as a disk does that fails: the service says so, and serves all others.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { damagePageOf } from '../src/storage/sessions/sqlite/damaged-page.fixture.ts';
import { makeAgent, next, openToken } from './fixture/next.ts';
import { makeFolder, serve } from './fixture/process.ts';

const SESSIONS = 300;

test('who cannot be read gets 503, /readyz says `sessions degraded` with 200, and both end when reading works again', async () => {
  const data = await makeFolder();
  const agent = makeAgent();
  const first = await serve(data, ['--demo']);
  const sent = { key: first.demoKey, advisor: 'bikes' };
  const tokens: string[] = [];
  for (let nth = 0; nth < SESSIONS; nth += 50) {
    const started = await Promise.all(Array.from({ length: 50 }, () => next(first.url, sent, agent)));
    tokens.push(...started.map(({ body }) => body.session_token));
  }
  await first.end('SIGTERM');
  const [oldest = '', ...others] = tokens.toSorted((one, other) => (sessionOf(one) < sessionOf(other) ? -1 : 1));
  const page = damagePageOf(join(data, 'sessions.db'), sessionOf(oldest));

  const server = await serve(data);
  const look = async (token: string | null) => (await next(server.url, { ...sent, token }, agent)).status;
  const readyz = async () => {
    const response = await fetch(`${server.url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  expect(await readyz()).toEqual({ status: 200, body: { status: 'serving' } });
  expect(await look(oldest)).toBe(503);
  expect([await look(others.at(-1) ?? ''), await look(null)]).toEqual([200, 200]);
  const parts = [{ part: 'sessions', state: 'degraded', detail: expect.stringContaining('restore from a backup') }];
  expect(await readyz()).toEqual({ status: 200, body: { status: 'serving', parts } });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('guidepost_part_ok{part="sessions"} 0');

  page.mend();
  await expect.poll(readyz).toEqual({ status: 200, body: { status: 'serving' } });
  expect(await look(oldest)).toBe(200);
  await server.end('SIGTERM');
  agent.destroy();
});

const sessionOf = (token: string): string => openToken(token).session;
