// What the shell has from a command: its exit code, what it prints and where, and what it finds in a store's folder.

import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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

test('a command that did its work ends with 0, one that found a problem with 1, one that was used wrongly with 2', async () => {
  const [help, none, wrong] = await Promise.all([
    run(['keys', '--help']),
    runJson(['keys', 'revoke', 'key_none', '--data', data]),
    runJson(['keys', 'create', '--client', 'a', '--kind', 'golden', '--data', data]),
  ]);
  expect(help).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Usage: guidepost keys/), stderr: '' });
  expect(none).toMatchObject({ code: 1, json: { revoked: false }, stderr: '' });
  expect(wrong).toMatchObject({ code: 2, json: { error: expect.any(String) } });
  expect(wrong.stderr).toContain('golden');
});

test('an import, which has a thread of its own, hands on what it reads and prints, and its exit code', async () => {
  const of = ['--client', 'shop', '--catalog', 'piped', '--data', data];
  const product = (sku: string): string =>
    `${JSON.stringify({ sku, title: sku, image: 'https://s.example/i.png', link: 'https://s.example/', price: '1.00' })}\n`;
  const input = gzipSync(['a', 'b', 'c'].map(product).join(''));
  expect(await runJson(['import', '-', ...of], { input })).toMatchObject({ code: 0, stderr: '', json: { added: 3 } });
  const [stopped, absent, wrong] = await Promise.all([
    run(['import', '-', ...of], { input: product('a') }),
    runJson(['import', join(folder, 'nothing.csv'), ...of]),
    run(['import', '-', ...of, '--set', 'colour=red'], { input }),
  ]);
  expect(stopped).toMatchObject({ code: 1, stderr: '', stdout: expect.stringContaining('It would remove 2 of 3') });
  expect(absent).toMatchObject({ code: 1, json: { error: expect.stringContaining('there is no such file') } });
  expect(absent.stderr).toMatch(/^nothing\.csv: there is no such file/);
  expect(wrong).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('there is no field "colour"') });
});

test('settings that cannot be used are all named at once', async () => {
  const env = { GUIDEPOST_TYPO: '1', GUIDEPOST_PORT: 'abc', GUIDEPOST_SESSION_IDLE: 'long', DATABASE_URL: 'x' };
  const { code, stderr } = await run(['serve', '--data', data], { env });
  expect(code).toBe(2);
  for (const name of Object.keys(env)) expect(stderr).toContain(`${name}: `);
  expect(stderr).not.toMatch(/^\s+at /m);
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
    mcp_url: null,
    admin_url: `http://localhost:${server.port}`,
    owner_link: expect.stringMatching(/^http:\/\/localhost:\d+\/admin\/link#[\w-]{43}$/),
  });
  const lines = server.texts().stderr.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(Schema.Compile(LogLineView).Check(JSON.parse(line)), line).toBe(true);
});

test('what the store holds is for its owner only', async () => {
  const modes = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modes(data)).toBe('700');
  for (const entry of await readdir(data, { withFileTypes: true })) {
    const wanted = entry.isDirectory() ? '700' : '600';
    expect([entry.name, await modes(join(data, entry.name))]).toEqual([entry.name, wanted]);
  }
});

test('a reader that goes away before the end is no fault', async () => {
  const child = start(['--help']);
  child.stdout?.destroy();
  const texts = collect(child);
  const [code] = await once(child, 'close');
  expect({ code, stderr: texts().stderr }).toEqual({ code: 0, stderr: '' });
});
