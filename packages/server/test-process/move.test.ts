// An operator moves from the embedded store to PostgreSQL and back: shoppers who are under way go on with their tokens.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { makeFolder, run, runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';
import { expectStored, expectStoredInFile } from './fixture/stored-steps.ts';
import { untilAnswered, whileConversing } from './fixture/while-conversing.ts';

test('shoppers go on after a move to a database, with several servers, to sessions on two databases, and after the move back', async () => {
  const database = await usePostgresServer();
  const agent = makeAgent();
  try {
    const url = await database.makeDatabase();
    const folder = await makeFolder();
    const first = await serve(folder, ['--demo']);
    const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', folder]);
    await keyIsKnown(first.url, { key: json.key, advisor: 'bikes' });
    const shoppers = Array.from({ length: 20 }, () => new Shopper(json.key, 'bikes', agent));
    const converse = async (...urls: string[]) => {
      for (let steps = 0; steps < 3; steps += 1) {
        await Promise.all(shoppers.map((shopper, i) => shopper.step(urls[(i + steps) % urls.length]!)));
      }
    };
    await converse(first.url);

    await first.end('SIGTERM');
    // Three of each, and the start of who tried the key.
    const { json: moved, code } = await runJson(['move', '--from', folder, '--to', url]);
    expect({ code, steps: moved.steps }).toEqual({ code: 0, steps: 61 });
    expect(existsSync(join(folder, 'sessions.db.moved'))).toBe(true);

    const env = { DATABASE_URL: url };
    const servers = [await serve(null, [], env), await serve(null, [], env)];
    await Promise.all(shoppers.map((shopper, i) => shopper.verify(servers[i % 2]!.url)));
    await converse(...servers.map((server) => server.url));
    await Promise.all(servers.map((server) => server.end('SIGTERM')));

    // Then with sessions on two servers of their own.
    const sessionUrls = [await database.makeDatabase(), await database.makeDatabase()].join(',');
    const further = await database.makeDatabase();
    const moving = ['move', '--from', url, '--to', further, '--to-sessions', sessionUrls];
    expect((await run(moving)).stdout).toContain('no server starts on it');
    const spread = { DATABASE_URL: further, SESSION_URL: sessionUrls };
    const spreading = [await serve(null, [], spread), await serve(null, [], spread)];
    await Promise.all(shoppers.map((shopper, i) => shopper.verify(spreading[i % 2]!.url)));
    for (let round = 0; round < 3; round += 1) await converse(...spreading.map((server) => server.url));
    await Promise.all(spreading.map((server) => server.end('SIGTERM')));

    const back = await makeFolder();
    expect((await run(['move', '--from', further, '--from-sessions', sessionUrls, '--to', back])).stdout).toContain(
      'no server starts on it',
    );
    const last = await serve(back);
    await Promise.all(shoppers.map((shopper) => shopper.verify(last.url)));
    await converse(last.url);
    expect(shoppers.every(({ conversations }) => conversations.length > 0)).toBe(true);
  } finally {
    agent.destroy();
    await database.remove();
  }
});

test.each(['folder', 'database'] as const)(
  'while shoppers converse with a server on a %s that is moved, it refuses new steps and shows sessions, and no acknowledged step is lost',
  async (kind) => {
    const database = await usePostgresServer();
    const agent = makeAgent();
    try {
      const [folder, url] = [await makeFolder(), await database.makeDatabase()];
      const places = {
        folder: {
          place: folder,
          start: () => serve(folder, kind === 'folder' ? ['--demo'] : []),
          args: ['--data', folder],
        },
        database: {
          place: url,
          start: () => serve(null, kind === 'folder' ? [] : ['--demo'], { DATABASE_URL: url }),
          args: [],
        },
      };
      const [from, to] = kind === 'folder' ? [places.folder, places.database] : [places.database, places.folder];
      const old = await from.start();
      const env = kind === 'folder' ? {} : { DATABASE_URL: url };
      const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', ...from.args], { env });
      await keyIsKnown(old.url, { key: json.key, advisor: 'bikes' });

      const shoppers = Array.from({ length: 24 }, () => new Shopper(json.key, 'bikes', agent));
      let current: Serving = old;
      const { refused, lost } = await whileConversing(
        shoppers,
        () => current.url,
        async (inRush) => {
          await untilAnswered(shoppers);
          const moved = await inRush(() => run(['move', '--from', from.place, '--to', to.place]));
          expect(moved).toMatchObject({ code: 0, stderr: '' });
          await expectClosed(old, shoppers);
          current = await to.start();
          await untilAnswered(shoppers);
          expect(await old.end('SIGTERM')).toBe(0);
          if (kind === 'folder') expect(existsSync(join(folder, 'guidepost.db'))).toBe(false);
        },
      );
      expect(refused).toBeGreaterThan(0);
      expect(lost).toBe(0);
      await Promise.all(shoppers.map((shopper) => shopper.verify(current.url)));
      await current.end('SIGTERM');
      const steps =
        kind === 'folder'
          ? await expectStored(url, shoppers)
          : await expectStoredInFile(join(folder, 'sessions.db'), shoppers);
      console.info(`${steps} acknowledged steps, ${refused} refused meanwhile`);
    } finally {
      agent.destroy();
      await database.remove();
    }
  },
);

/** It says so, refuses a step, and still shows where a session is. */
async function expectClosed(old: Serving, shoppers: readonly Shopper[]): Promise<void> {
  // A server learns of it with the next step that is refused.
  const readiness = async () => {
    const ready = await fetch(`${old.url}/readyz`);
    return { status: ready.status, said: await ready.text() };
  };
  await expect.poll(readiness).toEqual({
    status: 503,
    said: expect.stringContaining('was moved to'),
  });
  const [shopper] = shoppers;
  const headers = { 'Service-API-Key': shopper!.key, 'Service-Advisor-ID': 'bikes' };
  const begin = await fetch(`${old.url}/api/v7/next/`, { method: 'POST', headers });
  expect(begin.status).toBe(503);
  expect(Number(begin.headers.get('retry-after'))).toBeGreaterThan(0);
  const token = shopper!.steps.at(-1)!.token;
  const shown = await fetch(`${old.url}/api/v7/next/`, {
    method: 'POST',
    headers: { ...headers, 'Service-Session-Token': token },
  });
  expect({ status: shown.status, session: shown.headers.get('service-session-status') }).toEqual({
    status: 200,
    session: 'current',
  });
}
