// guidepost catalogs: what is imported, and the mapping kept with it.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

test('a catalog that is damaged in the store is told, and the others are listed', async () => {
  const damaged = join(folder, 'damaged');
  const own = (catalog: string) => ['--client', 'shop', '--catalog', catalog, '--data', damaged];
  const given = ['--mapping', join(folder, 'm.yaml'), '--currency', 'EUR'];
  for (const catalog of ['good', 'ill']) await run(['import', join(folder, 'shop.csv'), ...own(catalog), ...given]);
  const database = new DatabaseSync(join(damaged, 'guidepost.db'));
  database.prepare("UPDATE catalogs SET attributes = '{' WHERE catalog = 'ill'").run();
  database.close();
  const { code, stdout, stderr } = await run(['catalogs', 'list', '--data', damaged]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^shop +good +2 /m);
  expect(stderr).toContain('shop/ill is damaged in the store. Restore the store from a backup.');
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

test('the products are printed in the own shape, which imports again to the same catalog and leaves its mapping', async () => {
  const head = `${HEAD},Weight,Colour`;
  const rows = ROWS.map((row, index) => `${row},${index + 1} kg,"${index === 0 ? 'red, blue' : 'red'}"`);
  await writeFile(join(folder, 'rich.csv'), `${[head, ...rows].join('\n')}\n`);
  const rules =
    "attributes: { weight: { from: Weight, unit: kg, label: Weight }, colour: { from: Colour, split: ', ' } }";
  await writeFile(join(folder, 'rich.yaml'), `${MAPPING}${rules}\n`);
  const given = ['--mapping', join(folder, 'rich.yaml'), '--currency', 'EUR'];
  await run(['import', join(folder, 'rich.csv'), ...at('shop', 'rich'), ...given]);
  const mapping = (await run(['catalogs', 'mapping', ...at('shop', 'rich')])).stdout;
  const listed = async () => (await runJson(['catalogs', 'list', '--data', data])).json;
  const before = await listed();

  const printed = await run(['catalogs', 'products', ...at('shop', 'rich')]);
  const array = await runJson(['catalogs', 'products', ...at('shop', 'rich')]);
  expect(
    printed.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(array.json);
  expect(array.json[0]).toMatchObject({ sku: 'a', attributes: { weight: 1, colour: ['red', 'blue'] } });
  for (const [name, text] of [
    ['products.ndjson', printed.stdout],
    ['products.json', array.stdout],
  ] as const) {
    await writeFile(join(folder, name), text);
    const again = await runJson(['import', join(folder, name), ...at('shop', 'rich')]);
    expect(again).toMatchObject({ code: 0, json: { revision: 1, unchanged: 2, changed: 0, mapping_changed: false } });
    expect(again.json.mapping.notes).toEqual([expect.stringContaining("in Guidepost's own shape")]);
  }
  const edited = printed.stdout.replace('"price":"1.00"', '"price":"1.50"');
  await writeFile(join(folder, 'edited.ndjson'), edited);
  expect((await runJson(['import', join(folder, 'edited.ndjson'), ...at('shop', 'rich')])).json).toMatchObject({
    changed: 1,
  });
  expect((await run(['catalogs', 'mapping', ...at('shop', 'rich')])).stdout).toBe(mapping);
  const attributesOf = (catalogs: { catalog: string; attributes: unknown }[]) =>
    catalogs.find(({ catalog }) => catalog === 'rich')?.attributes;
  expect(attributesOf(await listed())).toEqual(attributesOf(before));
  expect((await run(['import', join(folder, 'rich.csv'), ...at('shop', 'rich')])).code).toBe(0);
  expect((await run(['catalogs', 'products', ...at('shop', 'none')])).code).toBe(1);
});

test('if a catalog does not exist, the message names those that do', async () => {
  const told = await runJson(['catalogs', 'mapping', ...at('shop', 'mian')]);
  expect(told).toMatchObject({
    code: 1,
    json: { error: 'There is no catalog shop/mian. There are: shop/main, shop/rich.' },
  });
});

test('--save-mapping writes the mapping also where the import fails on it', async () => {
  const file = join(folder, 'used.yaml');
  const failed = await run(['import', join(folder, 'renamed.csv'), ...at('shop', 'main'), '--save-mapping', file]);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain(`The mapping was written to ${file}.`);
  expect(await readFile(file, 'utf8')).toBe(KEPT);
});
