// guidepost import, as people use it.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');

const CSV = `code;name;eur;farbe
A-1;First;10,00;red
A-2;Second;20,00;blue
A-3;;30,00;blue
`;

const MAPPING = `format: csv
currency: EUR
decimal: comma
language: en
sku: code
title: name
image: https://shop.example/{code|url}.png
link: https://shop.example/{code|url}
price: eur
attributes:
  color: { from: farbe, label: Color }
`;

const product = (sku: string, price = '10.00') =>
  `${JSON.stringify({ sku, title: `Product ${sku}`, image: 'https://s.example/i.png', link: 'https://s.example/', price, attributes: { size: 3 } })}\n`;

const importing = (file: string, catalog: string, ...more: string[]) => [
  'import',
  join(folder, file),
  '--client',
  'shop',
  '--catalog',
  catalog,
  '--data',
  data,
  ...more,
];

beforeAll(async () => {
  await run(['migrate', '--data', data]);
  const files: Record<string, string | Uint8Array> = {
    'shop.csv': CSV,
    'mapping.yaml': MAPPING,
    'two.ndjson': product('a') + product('b'),
    'two.ndjson.gz': gzipSync(product('a') + product('b')),
    'other.ndjson': product('b', '12.00') + product('c'),
    'none.csv': 'sku,title,image,link,price\nx,,https://s.example/i.png,https://s.example/,1.00\n',
    'broken.csv': 'sku,title,image,link,price\nx,"never closed,https://s.example/i.png,https://s.example/,1.00\n',
    'mapping-broken.yaml': 'format: csv\nskuu: code\n',
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
});

test('CSV with a mapping: counts, attributes, and each rejected row with its line', async () => {
  const args = importing('shop.csv', 'mapped', '--mapping', join(folder, 'mapping.yaml'));
  const told = await run(args);
  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(told.stdout).toContain('shop/mapped is at revision 1 with 2 products: 2 added');
  expect(told.stdout).toContain('shop.csv, line 4 (sku "A-3"): title is missing');
  const again = await runJson(args);
  expect(again.json).toMatchObject({ revision: 1, products: 2, unchanged: 2, rejected: 1 });
  expect(again.json.rejections[0]).toMatchObject({ line: 4, field: 'title' });
});

test('NDJSON, gzip of it, and standard input give the same catalog', async () => {
  const [plain, gzip, piped] = await Promise.all([
    runJson(importing('two.ndjson', 'plain')),
    runJson(importing('two.ndjson.gz', 'gzip')),
    runJson(['import', '-', '--client', 'shop', '--catalog', 'piped', '--data', data], {
      input: await readFile(join(folder, 'two.ndjson'), 'utf8'),
    }),
  ]);
  for (const { code, json } of [plain, gzip, piped]) {
    expect(code).toBe(0);
    expect(json).toMatchObject({ revision: 1, products: 2, added: 2, format: 'ndjson' });
  }
});

test('--update adds and changes, --replace also removes', async () => {
  await run(importing('two.ndjson', 'modes'));
  const updated = await runJson(importing('other.ndjson', 'modes', '--update'));
  expect(updated.json).toMatchObject({ revision: 2, products: 3, added: 1, changed: 1, unchanged: 0, removed: 0 });
  const replaced = await runJson(importing('other.ndjson', 'modes', '--replace'));
  expect(replaced.json).toMatchObject({ revision: 3, products: 2, added: 0, changed: 0, unchanged: 2, removed: 1 });
  expect((await run(importing('other.ndjson', 'modes', '--replace', '--update'))).code).toBe(2);
});

test('nothing to import, or a broken file: exit code 1, where and how to mend, and the catalog as it was', async () => {
  await run(importing('two.ndjson', 'kept'));
  const [none, noneJson, broken, brokenJson, mapping] = await Promise.all([
    run(importing('none.csv', 'kept')),
    runJson(importing('none.csv', 'kept')),
    run(importing('broken.csv', 'kept')),
    runJson(importing('broken.csv', 'kept')),
    run(importing('shop.csv', 'kept', '--mapping', join(folder, 'mapping-broken.yaml'))),
  ]);
  expect(none.code).toBe(1);
  expect(none.stdout).toContain('none.csv, line 2 (sku "x"): title is missing');
  expect(noneJson.json).toMatchObject({ rows: 1, rejected: 1 });
  expect(broken).toMatchObject({ code: 1, stdout: '' });
  expect(broken.stderr).toMatch(/^broken\.csv, line 2/);
  expect(brokenJson.json.error).toMatch(/^broken\.csv, line 2/);
  expect(mapping.code).toBe(1);
  expect(mapping.stderr).toContain('mapping-broken.yaml');
  for (const { stderr } of [none, broken, mapping]) expect(stderr).not.toMatch(/^\s+at /m);
  const after = await runJson(importing('two.ndjson', 'kept'));
  expect(after.json).toMatchObject({ revision: 1, products: 2, unchanged: 2 });
});

test('an import names the command that comes next', async () => {
  const { stdout } = await run(importing('two.ndjson', 'next'));
  expect(stdout).toContain('guidepost draft --client shop --catalog next');
});
