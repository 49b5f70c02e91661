// The command line as such: help, wrong usage, keys, and a store that is not there.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');
beforeAll(() => run(['migrate', '--data', data]));

test('every command explains itself', async () => {
  const names = ['', 'serve', 'import', 'check', 'publish', 'unpublish', 'play', 'keys', 'keys create', 'keys list'];
  names.push(
    'keys revoke',
    'people',
    'people reset',
    'sessions',
    'sessions delete',
    'backup',
    'restore',
    'move',
    'migrate',
  );
  names.push('feeds', 'feeds add', 'feeds list', 'feeds remove', 'feeds pull');
  names.push('catalogs', 'catalogs list', 'catalogs mapping', 'catalogs products');
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

test('workers with a free port each for the admin interface are refused, with what to write instead', async () => {
  const env = { DATABASE_URL: 'postgres://nowhere.example/none', GUIDEPOST_ADMIN: '0' };
  const { code, stderr } = await run(['serve', '--workers', '2'], { env });
  expect(code).toBe(2);
  expect(stderr).toContain('Name the port in GUIDEPOST_ADMIN');
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

test('keys: shown once, listed without, revoked for good', async () => {
  const created = await run(['keys', 'create', '--client', 'shop', '--kind', 'secret', '--data', data]);
  expect(created.stdout).toContain(`It is stored in ${data}, and servers that use this folder accept it.`);
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

test('migrate is done with 0, also a second time', async () => {
  expect(await runJson(['migrate', '--data', data])).toMatchObject({ code: 0, json: { up_to_date: true } });
});

test('a folder without a store is told to whoever only reads, and stays as it is', async () => {
  const elsewhere = join(folder, 'elsewhere');
  const { code, json } = await runJson(['keys', 'list', '--data', elsewhere]);
  expect({ code, json }).toMatchObject({ code: 1, json: { error: expect.stringContaining('there is no store') } });
  await expect(stat(elsewhere)).rejects.toThrow('ENOENT');
});
