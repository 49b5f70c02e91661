// Files that commands write beside their work: never over what they read or what somebody may have worked on, and a failure
// to write is told in words that say what has happened already.

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = ['--data', join(folder, 'data')];
const path = (name: string) => join(folder, name);
const of = (catalog: string) => ['--client', 'c', '--catalog', catalog, ...data];
const ROWS =
  'sku,title,image,link,price\nA,A,https://i.example/a,https://l.example/a,1.00\nB,B,https://i.example/b,https://l.example/b,2.00\n';

beforeAll(async () => {
  await writeFile(path('shop.csv'), ROWS);
  await writeFile(path('broken.csv'), `${ROWS}bad,row\n`);
  await mkdir(path('folder'));
});

test('a file that is read is never written into', async () => {
  await writeFile(path('m.yaml'), 'sku: sku\n');
  const over = await run(['import', path('shop.csv'), ...of('one'), '--rejected', path('shop.csv')]);
  const mapping = await run([
    'import',
    path('shop.csv'),
    ...of('one'),
    '--mapping',
    path('m.yaml'),
    '--rejected',
    path('m.yaml'),
  ]);
  for (const { code, stderr } of [over, mapping]) {
    expect(code).toBe(2);
    expect(stderr).toContain('is also read by this command');
  }
  expect(await readFile(path('shop.csv'), 'utf8')).toBe(ROWS);
  expect(await readFile(path('m.yaml'), 'utf8')).toBe('sku: sku\n');
});

test('a mapping is not saved over a file that somebody may have worked on, and nothing is imported then', async () => {
  await writeFile(path('mine.yaml'), '# mine\n');
  const { code, stderr } = await run(['import', path('shop.csv'), ...of('two'), '--save-mapping', path('mine.yaml')]);
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('exists already') });
  expect(await readFile(path('mine.yaml'), 'utf8')).toBe('# mine\n');
  expect((await run(['catalogs', 'list', ...data])).stdout).not.toContain('two');
});

test('a place that is none is told before the work', async () => {
  for (const option of ['--rejected', '--save-mapping']) {
    const away = await run(['import', path('shop.csv'), ...of('three'), option, path('nowhere/x')]);
    const inside = await run(['import', path('shop.csv'), ...of('three'), option, path('folder')]);
    expect([away.code, inside.code]).toEqual([2, 2]);
    expect(away.stderr).toContain('there is no folder');
    expect(inside.stderr).toContain('is a folder');
  }
});

test.skipIf(!existsSync('/dev/full'))(
  'an import that is done is told to be done, though a file could not be written',
  async () => {
    const rejected = await runJson(['import', path('broken.csv'), ...of('four'), '--rejected', '/dev/full']);
    expect(rejected).toMatchObject({
      code: 1,
      json: { revision: 1, problems: ['/dev/full could not be written: there is no space left.'] },
    });
    const { code, stdout, stderr } = await run([
      'import',
      path('broken.csv'),
      ...of('five'),
      '--rejected',
      '/dev/full',
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain('The import is done, but /dev/full could not be written: there is no space left.');
    expect(stdout + stderr).not.toMatch(/^\s+at /m);
  },
);

test('the file of rejected rows is there when an import is over, with or without rows', async () => {
  await run(['import', path('shop.csv'), ...of('six'), '--rejected', path('none.csv')]);
  expect(await readFile(path('none.csv'), 'utf8')).toBe('file,line,record,sku,field,reason\r\n');
  await run(['import', path('broken.csv'), ...of('six'), '--rejected', path('some.csv')]);
  expect((await readFile(path('some.csv'), 'utf8')).split('\r\n')).toHaveLength(3);
});

test('what cannot be a currency, a language or an address is refused before it is kept', async () => {
  for (const [option, value, said] of [
    ['--currency', 'eur', 'EUR'],
    ['--currency', '', 'three capital letters'],
    ['--language', 'zz zz', 'language tag'],
    ['--base-url', 'javascript:x', 'https://'],
  ] as const) {
    const { code, stderr } = await run(['import', path('shop.csv'), ...of('seven'), option, value]);
    expect([option, value, code]).toEqual([option, value, 2]);
    expect(stderr).toContain(said);
  }
});
