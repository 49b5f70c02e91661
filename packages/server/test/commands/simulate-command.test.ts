// guidepost simulate, as merchandisers use it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { demoFile } from '../../src/demo/demo-pages.ts';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const laptops = join(process.env.GUIDEPOST_CATALOGS ?? join(root, '../shared/catalogs'), 'laptops/laptop_price.csv');
const file = fileURLToPath(demoFile('bikes.yaml'));
const at = ['--data', join(ownFolder(), 'data')];

beforeAll(async () => {
  const into = ['--client', 'demo', '--catalog', 'bikes', '--base-url', 'https://shop.example', ...at];
  expect((await run(['import', fileURLToPath(demoFile('catalog.ndjson')), ...into])).code).toBe(0);
  expect((await run(['publish', file, ...at])).code).toBe(0);
});

test('a file and the same advisor published have the same figures, and every truthful shopper finds a bicycle', async () => {
  const [ofFile, published, again] = await Promise.all([
    runJson(['simulate', file, ...at]),
    runJson(['simulate', '--client', 'demo', '--advisor', 'bikes', ...at]),
    runJson(['simulate', '--client', 'demo', '--advisor', 'bikes', '--seed', '2', ...at]),
  ]);
  expect(ofFile).toMatchObject({
    code: 0,
    json: { file, version: null, shoppers: { truthful: { found_variant: 1 } }, lost: { shoppers: 0 } },
  });
  expect(published.json).toEqual({ ...ofFile.json, file: null, version: 1 });
  expect(again.json.shoppers.mistaken).not.toEqual(ofFile.json.shoppers.mistaken);
  expect(again.json.shoppers.truthful).toEqual(ofFile.json.shoppers.truthful);
});

test('people get a table of 80 columns, and nothing else goes to the terminal of a script', async () => {
  const { code, stdout, stderr } = await run(['simulate', file, '--shoppers', '30', '--orders', '1', ...at]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/it or another variant +100\.0% /);
  expect(stdout.split('\n').filter((line) => line.length > 80 && !line.includes(file))).toEqual([]);
});

test('what cannot be simulated says why', async () => {
  const [unknown, none, both, much, nowhere] = await Promise.all([
    run(['simulate', '--client', 'demo', '--advisor', 'cars', ...at]),
    run(['simulate', ...at]),
    run(['simulate', file, '--client', 'demo', ...at]),
    run(['simulate', file, '--skips', '1.7', ...at]),
    runJson(['simulate', join(at[1] ?? '', 'nowhere.yaml'), ...at]),
  ]);
  expect(unknown).toMatchObject({ code: 1, stdout: 'demo has no published advisor cars. It has: bikes.\n' });
  expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('guidepost simulate FILE') });
  expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('not both') });
  expect(much).toMatchObject({ code: 2, stderr: expect.stringContaining('--skips') });
  expect(nowhere).toMatchObject({ code: 1, json: { error: expect.stringContaining('no such file') } });
});

test.skipIf(!existsSync(laptops))(
  '19 of 20 who want a laptop see it or another variant of it with the advisor of the example',
  async () => {
    const example = join(root, 'examples/laptops');
    const into = [
      '--client',
      'laptops-shop',
      '--catalog',
      'laptops',
      '--mapping',
      join(example, 'mapping.yaml'),
      ...at,
    ];
    expect((await run(['import', laptops, ...into])).code).toBe(0);
    const { json } = await runJson(['simulate', join(example, 'laptops.yaml'), '--orders', '0', ...at]);
    expect(json.shoppers.truthful).toMatchObject({ shoppers: 1303, empty: 0, set_aside: 0 });
    expect(json.shoppers.truthful.found_variant).toBeGreaterThan(0.95);
    expect(json.lost.alike.shoppers + json.lost.overlapping.shoppers).toBe(json.lost.shoppers);
  },
);
