// The command line as such: help, wrong usage, settings, keys, and what cannot be opened.

import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { LogLineView } from '@guidepost/contract/views/operation-view';
import Schema from 'typebox/schema';
import { beforeAll, expect, test } from 'vitest';
import { collect, makeFolder, run, runJson, serve, start } from './fixture/process.ts';

let data: string;
let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
  data = join(folder, 'data');
  await run(['migrate', '--data', data]);
});

test('every command explains itself', async () => {
  const names = ['', 'serve', 'import', 'check', 'publish', 'unpublish', 'play', 'keys', 'keys create', 'keys list'];
  names.push('keys revoke', 'sessions', 'sessions delete', 'migrate');
  names.push('feeds', 'feeds add', 'feeds list', 'feeds remove', 'feeds pull');
  names.push('catalogs', 'catalogs list', 'catalogs mapping');
  names.push('draft', 'simulate', 'export', 'advisors', 'advisors list');
  const helps = await Promise.all(names.map((name) => run([...name.split(' ').filter(Boolean), '--help'])));
  for (const [index, { code, stdout, stderr }] of helps.entries()) {
    const name = names[index] ?? '';
    expect({ name, code, stderr }).toEqual({ name, code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: guidepost ${name}`));
    // A sentence about it, and every option with words beside it.
    expect(stdout.split('\n\n')[1]?.length).toBeGreaterThan(10);
    for (const line of stdout.split('\n')) if (/^ {2}-/.test(line)) expect(line).toMatch(/ {2}\S.*$/);
    if (name !== '') expect(stdout).toContain('--data');
  }
});

test('wrong usage is 2, says what is wrong, and shows no stack', async () => {
  const wrong = [
    ['serve', '--bogus'],
    ['bogus'],
    ['import'],
    ['import', 'x.csv', '--client', 'a b', '--catalog', 'c'],
    ['import', 'x.csv', '--client', 'a', '--catalog', 'c', '--format', 'xls'],
    ['keys', 'create', '--client', 'a', '--kind', 'golden'],
    ['keys', 'create', '--client', 'a', '--kind', 'secret', '--origin', 'https://a.example', '--data', data],
    ['keys', 'create', '--client', 'a', '--kind', 'publishable', '--expires', 'soon', '--data', data],
    ['serve', '--port', '99999', '--data', data],
    ['feeds', 'add', 'ftp://shop.example/feed.csv', '--client', 'a', '--catalog', 'c', '--data', data],
    ['feeds', 'add', 'https://shop.example/', '--client', 'a', '--catalog', 'c', '--every', '1', '--data', data],
    ['sessions', 'delete', 'nonsense', '--data', data],
  ];
  const finished = await Promise.all(wrong.map((args) => runJson(args)));
  for (const [index, { code, stderr, json }] of finished.entries()) {
    expect({ args: wrong[index], code }).toEqual({ args: wrong[index], code: 2 });
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.length).toBeGreaterThan(20);
    expect(typeof json.error).toBe('string');
  }
});

test('settings that cannot be used are all named at once', async () => {
  const env = { GUIDEPOST_TYPO: '1', GUIDEPOST_PORT: 'abc', GUIDEPOST_SESSION_IDLE: 'long', DATABASE_URL: 'x' };
  const { code, stderr } = await run(['serve', '--data', data], { env });
  expect(code).toBe(2);
  for (const name of Object.keys(env)) expect(stderr).toContain(`${name}: `);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('keys: shown once, listed without, revoked for good', async () => {
  const created = await run(['keys', 'create', '--client', 'shop', '--kind', 'secret', '--data', data]);
  expect(created.stdout).toContain(`It lies in ${data}, for servers on that folder.`);
  expect(created.stdout).toContain('The client shop has no published advisor there yet.');
  expect(created.code).toBe(0);
  const key = /gp_sk_\w+/.exec(created.stdout)?.[0] ?? '';
  expect(key).toHaveLength(42);
  const web = [
    'keys',
    'create',
    '--client',
    'web',
    '--kind',
    'publishable',
    '--origin',
    'https://a.example',
    '--data',
    data,
  ];
  const { json: publishable } = await runJson(web);
  expect(publishable).toEqual({ id: expect.stringMatching(/^key_/), key: expect.stringMatching(/^gp_pk_/) });
  const listed = await run(['keys', 'list', '--data', data]);
  expect(listed.stdout).not.toContain(key);
  expect(listed.stdout).toContain('https://a.example');
  const { json: ofShop } = await runJson(['keys', 'list', '--client', 'shop', '--data', data]);
  expect(ofShop).toMatchObject([{ client: 'shop', kind: 'secret', state: 'active' }]);
  expect(JSON.stringify(ofShop)).not.toMatch(/digest/);
  expect((await run(['keys', 'revoke', ofShop[0].id, '--data', data])).code).toBe(0);
  expect(await runJson(['keys', 'revoke', ofShop[0].id, '--data', data])).toMatchObject({
    code: 1,
    json: { revoked: false },
  });
  const mistaken = await run(['keys', 'revoke', publishable.key, '--data', data]);
  expect(mistaken.code).toBe(2);
  expect(mistaken.stderr).toContain('guidepost keys list');
  expect(mistaken.stderr).not.toContain(publishable.key);
});

test('a data folder that cannot be, and a port in use, are told in words', async () => {
  await writeFile(join(folder, 'file'), 'not a folder');
  const blocked = join(folder, 'file', 'data');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [inFile, isFile, busy, keys] = await Promise.all([
    run(['serve', '--port', '0', '--data', blocked]),
    run(['migrate', '--data', join(folder, 'file')]),
    run(['serve', '--port', String(port), '--data', data]),
    runJson(['keys', 'list', '--data', blocked]),
  ]);
  taken.close();
  for (const { code, stderr } of [inFile, isFile, busy, keys]) {
    expect(code).toBe(1);
    expect(stderr).not.toMatch(/^\s+at /m);
  }
  expect(inFile.stderr).toContain(blocked);
  expect(inFile.stderr).toContain('--data');
  expect(busy.stderr).toContain('choose another port (--port NUMBER)');
  expect(keys.json.error).toContain(blocked);
});

test('serve --json prints one document with port and address, and logs lines of one shape', async () => {
  const server = await serve(data, [], { GUIDEPOST_LOG: 'info' });
  expect(await server.end('SIGTERM')).toBe(0);
  expect(JSON.parse(server.texts().stdout)).toEqual({
    port: server.port,
    public_url: `http://localhost:${server.port}`,
    demo_key: null,
  });
  const lines = server.texts().stderr.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(Schema.Compile(LogLineView).Check(JSON.parse(line)), line).toBe(true);
});

test('migrate is done with 0, also a second time', async () => {
  expect(await runJson(['migrate', '--data', data])).toMatchObject({ code: 0, json: { up_to_date: true } });
});

test('what the store holds is for its owner only', async () => {
  const modes = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modes(data)).toBe('700');
  for (const file of await readdir(data)) expect([file, await modes(join(data, file))]).toEqual([file, '600']);
});

test('a folder without a store is told to whoever only reads, and stays as it is', async () => {
  const elsewhere = join(folder, 'elsewhere');
  const { code, json } = await runJson(['keys', 'list', '--data', elsewhere]);
  expect({ code, json }).toMatchObject({ code: 1, json: { error: expect.stringContaining('there is no store') } });
  await expect(stat(elsewhere)).rejects.toThrow('ENOENT');
});

test('a reader that goes away before the end is no fault', async () => {
  const child = start(['--help']);
  child.stdout?.destroy();
  const texts = collect(child);
  const [code] = await once(child, 'close');
  expect({ code, stderr: texts().stderr }).toEqual({ code: 0, stderr: '' });
});
