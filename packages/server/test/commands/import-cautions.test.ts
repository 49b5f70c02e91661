// guidepost import, where it stops, what it leaves alone, and how people go on.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');

const HEAD = 'sku,title,image,link,price,ram';
const row = (sku: string, price: string, ram = '8') =>
  `${sku},Product ${sku},https://s.example/${sku}.png,https://s.example/${sku},${price},${ram}`;

const write = (name: string, ...lines: string[]) => writeFile(join(folder, name), `${lines.join('\n')}\n`);

const importing = (file: string, catalog: string, ...more: string[]) => [
  ...['import', join(folder, file), '--client', 'shop', '--catalog', catalog, '--data', data],
  ...more,
];

beforeAll(async () => {
  await run(['migrate', '--data', data]);
  await write('whole.csv', HEAD, row('a', '1.00'), row('b', '2.00', '16'), row('c', '3.00'), row('d', '4.00'));
  await write('one.csv', HEAD, row('a', '1.50'));
});

test('an import that would remove more than half stops with 1 and says how to go on; --yes goes on', async () => {
  await run(importing('whole.csv', 'half'));
  const stopped = await run(importing('one.csv', 'half'));
  expect(stopped).toMatchObject({ code: 1, stderr: '' });
  expect(stopped.stdout).toContain('Nothing was imported. shop/half is as it was.\nIt would remove 3 of 4 products');
  expect(stopped.stdout).toContain('add --yes');
  const told = await runJson(importing('one.csv', 'half'));
  expect(told.code).toBe(1);
  expect(told.json).toMatchObject({
    stopped: [{ code: 'too-many-removed', removed: 3, products: 4 }],
    can_be_overridden: true,
  });
  const tried = await runJson(importing('one.csv', 'half', '--yes', '--dry-run'));
  expect(tried).toMatchObject({ code: 0, json: { dry_run: true, removed: 3, products: 1 } });
  const done = await runJson(importing('one.csv', 'half', '--yes'));
  expect(done).toMatchObject({ code: 0, json: { dry_run: false, revision: 2, removed: 3, changed: 1 } });
});

test('rejected rows are told by what is wrong with them and written to a file; their products stay', async () => {
  await run(importing('whole.csv', 'bad'));
  await write(
    'bad.csv',
    HEAD,
    row('a', 'cheap'),
    row('b', '"a, b"'),
    row('c', '3.00'),
    row('d', '4.00'),
    row('e', '5'),
  );
  const file = join(folder, 'rejected.csv');
  const told = await run(importing('bad.csv', 'bad', '--rejected', file));
  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(told.stdout).toContain('2 products of rejected rows were kept as before.');
  expect(told.stdout).toMatch(/^2 rows: price "cheap" .*\(first in line 2; also "a, b" in line 3\)$/m);
  const lines = (await readFile(file, 'utf8')).split('\r\n');
  expect(lines[0]).toBe('file,line,record,sku,field,reason');
  expect(lines[1]).toMatch(/^bad\.csv,2,,a,price,/);
  expect(lines).toHaveLength(4);
  expect((await run(importing('bad.csv', 'bad', '--strict'))).code).toBe(1);
});

test('a file of skus and prices changes prices; a list of skus deletes', async () => {
  await run(importing('whole.csv', 'part'));
  await write('prices.csv', 'sku,price', 'a,1.10', 'b,2.20');
  const updated = await runJson(importing('prices.csv', 'part', '--update'));
  expect(updated).toMatchObject({ code: 0, json: { changed: 2, removed: 0, products: 4 } });
  const gone = ['import', '-', '--client', 'shop', '--catalog', 'part', '--data', data, '--delete'];
  const deleted = await runJson(gone, { input: 'b\nnobody\n' });
  expect(deleted).toMatchObject({ code: 0, json: { removed: 1, products: 3, unknown: ['nobody'], unknown_count: 1 } });
  expect((await run(gone, { input: 'nobody\n' })).code).toBe(1);
  expect((await run([...gone, '--update'])).code).toBe(2);
});

test('without a mapping one is inferred, what is missing is told with how to supply it, and what was used is kept', async () => {
  const products = ['Lamp', 'Desk', 'Chair'].map(
    (name, i) => `A-${i},${name} ${i},https://s.example/${i}.png,${i}9.90`,
  );
  await write('foreign.csv', 'Article number,Name,Image,Price', ...products);
  const missing = await run(importing('foreign.csv', 'foreign'));
  expect(missing).toMatchObject({ code: 1, stderr: '' });
  expect(missing.stdout).toContain('Nothing says where these come from: link.');
  expect(missing.stdout).toMatch(/^ {2}import with --set link='https:\/\/YOUR-SHOP\//m);
  const saved = join(folder, 'saved.yaml');
  const link = ['--set', 'link=https://s.example/p/{Article number}'];
  const told = await runJson(importing('foreign.csv', 'foreign', ...link, '--save-mapping', saved));
  expect(told).toMatchObject({ code: 0, json: { products: 3, mapping: { origin: 'inferred' } } });
  expect(await readFile(saved, 'utf8')).toBe(told.json.mapping.text);
  const again = await runJson(importing('foreign.csv', 'foreign'));
  expect(again.json).toMatchObject({ revision: 1, unchanged: 3, mapping: { origin: 'kept' } });
  const given = await runJson(importing('foreign.csv', 'foreign', '--mapping', saved));
  expect(given.json).toMatchObject({ revision: 1, unchanged: 3, mapping: { origin: 'given' } });
});

test('what was typed wrong is told in plain words', async () => {
  const [file, mapping, field] = await Promise.all([
    run(importing('nothing.csv', 'x')),
    run(importing('whole.csv', 'x', '--mapping', join(folder, 'nothing.yaml'))),
    run(importing('whole.csv', 'x', '--set', 'colour=red')),
  ]);
  expect(file).toMatchObject({ code: 1, stdout: '' });
  expect(file.stderr).toMatch(/^nothing\.csv: there is no such file/);
  expect(mapping).toMatchObject({ code: 1, stdout: '' });
  expect(mapping.stderr).toMatch(/nothing\.yaml: there is no such file/);
  expect(field.code).toBe(2);
  expect(field.stderr).toContain('there is no field "colour"');
});

test('a price list is met with --update, and one whose columns nobody knows changes nothing', async () => {
  await write('map.yaml', 'price: VK');
  await write('ours.csv', HEAD.replace('price', 'VK'), row('a', '1.00'), row('b', '2.00', '16'));
  await run(importing('ours.csv', 'list', '--mapping', join(folder, 'map.yaml')));
  await write('list.csv', 'sku,VK', 'a,1.10');
  const forgotten = await run(importing('list.csv', 'list'));
  expect(forgotten).toMatchObject({ code: 1, stdout: '' });
  expect(forgotten.stderr).toMatch(/^list\.csv: it has sku, VK, and nothing for title, image, link, .*\(--update\)/);
  const told = await run(importing('list.csv', 'list', '--update'));
  expect(told.stdout).toMatch(/^Prices: 1 changed, by \+10%\.$/m);
  expect(told.stdout).not.toContain('attribute ');
  expect(told.stdout).toContain('--currency CODE');
  await write('other.csv', 'sku,Preis', 'a,9.00');
  const unknown = await runJson(importing('other.csv', 'list', '--update'));
  expect(unknown).toMatchObject({ code: 1, json: { stopped: [{ code: 'no-column-used', unused: ['Preis'] }] } });
  const set = await runJson(importing('other.csv', 'list', '--update', '--set', 'price=Preis'));
  expect(set.json).toMatchObject({ changed: 1, mapping_changed: false, prices: { changed: 1, large: 1 } });
});
