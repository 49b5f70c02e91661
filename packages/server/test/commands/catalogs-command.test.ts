// guidepost catalogs: what is imported, and the mapping kept with it.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');

const HEAD = 'Code,title,image,link,price';
const ROWS = [
  'a,A,https://s.example/a.png,https://s.example/a,1.00',
  'b,B,https://s.example/b.png,https://s.example/b,2.00',
];
const MAPPING = '# ours\nsku: Code\n';
/** With the currency that was given beside it. */
const KEPT = `${MAPPING}currency: EUR\n`;
const at = (client: string, catalog: string) => ['--client', client, '--catalog', catalog, '--data', data];

beforeAll(async () => {
  await writeFile(join(folder, 'm.yaml'), MAPPING);
  await writeFile(join(folder, 'shop.csv'), `${[HEAD, ...ROWS].join('\n')}\n`);
  await writeFile(join(folder, 'renamed.csv'), `${[HEAD.replace('Code', 'Number'), ...ROWS].join('\n')}\n`);
  const given = ['--mapping', join(folder, 'm.yaml'), '--currency', 'EUR'];
  await run(['import', join(folder, 'shop.csv'), ...at('shop', 'main'), ...given]);
});

test('the catalogs are listed with products, revision, time and currency', async () => {
  const told = await run(['catalogs', 'list', '--data', data]);
  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(told.stdout).toMatch(/^shop +main +2 +1 +\d{4}-\d\d-\d\d \d\d:\d\d +EUR +kept$/m);
  const { json } = await runJson(['catalogs', 'list', '--client', 'shop', '--data', data]);
  expect(json).toMatchObject([{ client: 'shop', catalog: 'main', products: 2, currency: 'EUR', has_mapping: true }]);
  expect((await runJson(['catalogs', 'list', '--client', 'other', '--data', data])).json).toEqual([]);
});

test('the kept mapping is printed as it was written, with the currency that was given once, or goes to a file', async () => {
  expect((await run(['catalogs', 'mapping', ...at('shop', 'main')])).stdout).toBe(KEPT);
  const file = join(folder, 'out.yaml');
  const written = await run(['catalogs', 'mapping', ...at('shop', 'main'), '--output', file]);
  expect(written.stdout).toContain(`import with --mapping ${file}`);
  expect(await readFile(file, 'utf8')).toBe(KEPT);
  const again = await run(['catalogs', 'mapping', ...at('shop', 'main'), '--output', file]);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain('exists already');
});

test('of a catalog that is not there, those that are are named', async () => {
  const told = await runJson(['catalogs', 'mapping', ...at('shop', 'mian')]);
  expect(told).toMatchObject({ code: 1, json: { error: 'There is no catalog shop/mian. There are: shop/main.' } });
});

test('--save-mapping writes the mapping also where the import fails on it', async () => {
  const file = join(folder, 'used.yaml');
  const failed = await run(['import', join(folder, 'renamed.csv'), ...at('shop', 'main'), '--save-mapping', file]);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain(`The mapping was written to ${file}.`);
  expect(await readFile(file, 'utf8')).toBe(KEPT);
});
