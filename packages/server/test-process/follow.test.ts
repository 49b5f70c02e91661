// What another process writes is served, and a second server leaves the first one alone.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { demoFile } from '../src/demo/demo-pages.ts';
import { run, runJson } from '../test/fixture/run-command.ts';
import { writeLargeCatalog } from './fixture/large-catalog.ts';
import { makeAgent, next, openToken, type Reply, type Response } from './fixture/next.ts';
import { makeFolder, run as runProcess, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';

let folder: string;
let data: string;
let server: Serving;
let key: string;
const agent = makeAgent();

const send = (token: string | null = null, body: Reply | null = null, advisor = 'bikes', withKey = key) =>
  next(server.url, { key: withKey, advisor, token, body }, agent);

/** Asks until the response is as wanted. */
async function soon(ask: () => Promise<Response>, wanted: (response: Response) => boolean): Promise<Response> {
  for (;;) {
    const response = await ask();
    if (wanted(response)) return response;
    await sleep(25);
  }
}

/** Asking often with a key that is not in force yet counts as guessing keys after a while (row 58). */
const isRefused = ({ status }: Response): boolean => status === 401 || status === 429;

const firstTitle = ({ body }: Response): string => body.question?.title ?? '';

/** The title of the product that a new conversation shows first. */
async function firstResult(): Promise<string> {
  const shopper = new Shopper(key, 'bikes', agent);
  for (let i = 0; i < 30 && !shopper.last?.results; i++) await shopper.step(server.url);
  return shopper.last?.results?.[0]?.title ?? '';
}

/** Resolves to the version. */
async function publishTitled(title: string): Promise<number> {
  const text = await readFile(demoFile('bikes.yaml'), 'utf8');
  const file = join(folder, 'bikes.yaml');
  await writeFile(file, text.replace('What will you ride for most of all?', title));
  const { code, json } = await runJson(['publish', file, '--data', data]);
  expect(code).toBe(0);
  return json.version;
}

beforeAll(async () => {
  folder = await makeFolder();
  data = join(folder, 'data');
  server = await serve(data, ['--demo']);
  key = server.demoKey;
  const made = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data]);
  key = made.json.key;
  await soon(
    () => send(),
    ({ status }) => status === 200,
  );
});

test('a new version leads new sessions; running ones keep theirs', async () => {
  const running = await send();
  await publishTitled('A new first question?');
  await soon(
    () => send(),
    (response) => firstTitle(response) === 'A new first question?',
  );
  const shown = await send(running.body.session_token);
  expect(shown.session).toBe('current');
  expect(firstTitle(shown)).toBe('What will you ride for most of all?');
  const reply = { question_id: shown.body.question?.question_id ?? '', answers: [] };
  expect((await send(running.body.session_token, reply)).session).toBe('advanced');
});

test('an older version that is published again leads new sessions, and a new one after it', async () => {
  const version = await publishTitled('Before?');
  await soon(
    () => send(),
    (response) => firstTitle(response) === 'Before?',
  );
  await publishTitled('After?');
  await soon(
    () => send(),
    (response) => firstTitle(response) === 'After?',
  );
  const bikes = ['--client', 'demo', '--advisor', 'bikes', '--data', data];
  expect((await run(['advisors', 'rollback', '--version', String(version), ...bikes])).code).toBe(0);
  await soon(
    () => send(),
    (response) => firstTitle(response) === 'Before?',
  );
  await publishTitled('After all?');
  await soon(
    () => send(),
    (response) => firstTitle(response) === 'After all?',
  );
});

test('an import is served, also to sessions that run', async () => {
  const running = await send();
  const file = join(folder, 'small.ndjson');
  await writeLargeCatalog(file, 189, 'Imported');
  const imported = await runJson(['import', file, '--client', 'demo', '--catalog', 'bikes', '--yes', '--data', data]);
  expect(imported.json).toMatchObject({ revision: 2, products: 189 });
  while (!(await firstResult()).startsWith('Imported ')) await sleep(25);
  expect((await send(running.body.session_token)).session).toBe('current');
});

test('an update that speaks of titles only is served, and a session that runs goes on over it', async () => {
  const running = new Shopper(key, 'bikes', agent);
  await running.step(server.url);
  await running.step(server.url);
  const lines = (await readFile(join(folder, 'small.ndjson'), 'utf8')).trim().split('\n');
  const file = join(folder, 'titles.csv');
  const rows = lines.map((line, i) => `${JSON.parse(line).sku},Renamed ${i}`);
  await writeFile(file, ['sku,title', ...rows].join('\n'));
  const target = ['--client', 'demo', '--catalog', 'bikes', '--data', data];
  const updated = await runJson(['import', file, '--update', '--yes', ...target]);
  expect(updated.json).toMatchObject({ revision: 3, products: 189, changed: 189, removed: 0 });
  while (!(await firstResult()).startsWith('Renamed ')) await sleep(25);
  for (let i = 0; i < 30 && running.last?.question; i++) await running.step(server.url);
  expect(running.conversations).toHaveLength(1);
  expect(running.last?.results?.length).toBeGreaterThan(0);
  for (const { title } of running.last?.results ?? []) expect(title).toMatch(/^Renamed /);
});

test('an unpublished advisor is gone, and comes back when it is published', async () => {
  expect((await run(['unpublish', '--client', 'demo', '--advisor', 'bikes', '--data', data])).code).toBe(0);
  await soon(
    () => send(),
    ({ status }) => status === 404,
  );
  expect((await run(['unpublish', '--client', 'demo', '--advisor', 'bikes', '--data', data])).code).toBe(1);
  await publishTitled('Back again?');
  await soon(
    () => send(),
    (response) => firstTitle(response) === 'Back again?',
  );
});

test('keys: a new one is accepted, a revoked one is not any more', async () => {
  const made = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data]);
  await soon(
    () => send(null, null, 'bikes', made.json.key),
    ({ status }) => status === 200,
  );
  expect((await run(['keys', 'revoke', made.json.id, '--data', data])).code).toBe(0);
  await soon(() => send(null, null, 'bikes', made.json.key), isRefused);
});

test('sessions delete erases a session that is in memory, and says so', async () => {
  const started = await send();
  const { session } = openToken(started.body.session_token);
  const erased = await runJson(['sessions', 'delete', started.body.session_token, '--data', data]);
  expect(erased).toMatchObject({ code: 0, json: { session, erased: true } });
  const after = await send(started.body.session_token);
  expect(after.session).toBe('created');
  expect(openToken(after.body.session_token).session).not.toBe(session);
  const again = await run(['sessions', 'delete', session, '--data', data]);
  expect(again).toMatchObject({ code: 1, stdout: `There is no session ${session}.\n` });
});

test('a second server on the folder refuses to start, says why, and the first goes on', async () => {
  const second = await runProcess(['serve', '--port', '0', '--data', data]);
  expect(second.code).toBe(1);
  expect(second.stderr).toContain(`another server (process ${server.child.pid}) is running on this data folder`);
  expect(second.stderr).not.toMatch(/^\s+at /m);
  const demo = await runProcess(['serve', '--demo', '--port', '0', '--data', data]);
  expect(demo.code).toBe(1);
  // A key that a second server had revoked would be refused after its next look at the store.
  await sleep(600);
  expect((await send()).status).toBe(200);
  expect((await send(null, null, 'bikes', server.demoKey)).status).toBe(200);
});

test('commands work beside the server', async () => {
  expect((await runJson(['keys', 'list', '--data', data])).json.length).toBeGreaterThan(1);
  expect((await run(['check', join(folder, 'bikes.yaml'), '--data', data])).code).toBe(0);
  const played = await runJson(['play', '--client', 'demo', '--advisor', 'bikes', '--data', data], {
    input: '\n'.repeat(30),
  });
  expect(played.json.ended).toBe(true);
});

test('a key revoked right after a large import is refused', async () => {
  const file = join(folder, 'large.ndjson');
  await writeLargeCatalog(file, 20_000, 'Large');
  const made = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data]);
  await soon(
    () => send(null, null, 'bikes', made.json.key),
    ({ status }) => status === 200,
  );
  const imported = await run(['import', file, '--client', 'demo', '--catalog', 'bikes', '--yes', '--data', data]);
  expect(imported).toMatchObject({ code: 0, stderr: '' });
  expect(await run(['keys', 'revoke', made.json.id, '--data', data])).toMatchObject({ code: 0, stderr: '' });
  await soon(() => send(null, null, 'bikes', made.json.key), isRefused);
});

test('after all of that it stops as it should, and had nothing to complain of', async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.texts().stderr).toBe('');
});
