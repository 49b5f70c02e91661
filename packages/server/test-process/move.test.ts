// An operator moves from the embedded store to PostgreSQL and back: shoppers who are under way go on with their tokens.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { makeFolder, run, runJson, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';

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

    expect((await run(['move', '--from', folder, '--to', url])).stderr).toContain('server (process');
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
    expect((await run(moving)).stdout).toContain('is as it was');
    const spread = { DATABASE_URL: further, SESSION_URL: sessionUrls };
    const spreading = [await serve(null, [], spread), await serve(null, [], spread)];
    await Promise.all(shoppers.map((shopper, i) => shopper.verify(spreading[i % 2]!.url)));
    for (let round = 0; round < 3; round += 1) await converse(...spreading.map((server) => server.url));
    await Promise.all(spreading.map((server) => server.end('SIGTERM')));

    const back = await makeFolder();
    expect((await run(['move', '--from', further, '--from-sessions', sessionUrls, '--to', back])).stdout).toContain(
      'is as it was',
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
