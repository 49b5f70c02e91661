import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSource } from '../src/catalog-source.ts';
import { readMapping } from '../src/mapping/read-mapping.ts';
import { gather } from './source-of.ts';

// The data set is not ours to include; where it is at hand, the example's mapping is checked against it.

const root = new URL('../../../', import.meta.url);
const folder = process.env.GUIDEPOST_CATALOGS ?? fileURLToPath(new URL('../shared/catalogs', root));
const file = `${folder}/laptops/laptop_price.csv`;
const mapping = readMapping('mapping.yaml', readFileSync(new URL('examples/laptops/mapping.yaml', root), 'utf8'));

test('the mapping of the laptops example can be read', () => {
  expect(mapping).toMatchObject({ currency: 'EUR', encoding: 'windows-1252' });
});

test.skipIf(!existsSync(file))('every laptop of the data set becomes a product with sane values', async () => {
  const { products, reading } = await gather(await openSource(file), { mapping });
  expect(reading.counts).toMatchObject({ rows: 1_303, products: 1_303, rejected: 0, dropped: 0 });
  expect(reading.remarks).toEqual([]);
  const between = (value: unknown, from: number, to: number) =>
    typeof value === 'number' && value >= from && value <= to;
  for (const { sku, price, title, group, attributes } of products) {
    expect(Number(price), sku).toSatisfy((number: number) => between(number, 150, 7_000));
    expect(title, sku).not.toMatch(/ {2}|\uFFFD|undefined/);
    expect(title.toLowerCase().startsWith(group ?? '?'), sku).toBe(true);
    expect([2, 4, 6, 8, 12, 16, 24, 32, 64], sku).toContain(attributes.ram_gb);
    expect(between(attributes.weight_kg, 0.6, 5), sku).toBe(true);
    expect(between(attributes.screen_in, 10, 19), sku).toBe(true);
    expect(between(attributes.resolution_x, 1_366, 3_840), sku).toBe(true);
    expect(between(attributes.resolution_y, 768, 2_160), sku).toBe(true);
    expect(between(attributes.cpu_ghz, 0.9, 4), sku).toBe(true);
    expect(between(attributes.storage_gb, 8, 2_600), sku).toBe(true);
    expect(between(attributes.ssd_gb ?? 0, 0, 1_100), sku).toBe(true);
    expect(attributes.storage_kinds, sku).toSatisfy(
      (kinds: unknown) => Array.isArray(kinds) && kinds.length >= 1 && kinds.length <= 2,
    );
    expect(['Intel', 'AMD', 'Samsung'], sku).toContain(attributes.cpu_brand);
    expect(['Intel', 'AMD', 'Nvidia', 'ARM'], sku).toContain(attributes.gpu_brand);
    expect(['Windows 10', 'Windows 7', 'No OS', 'Linux', 'Chrome OS', 'macOS', 'Android'], sku).toContain(
      attributes.os,
    );
    for (const name of ['brand', 'kind', 'cpu_family'])
      expect(attributes[name], `${sku} ${name}`).toEqual(expect.any(String));
    for (const name of ['touchscreen', 'ips', 'dedicated_gpu'])
      expect(attributes[name], `${sku} ${name}`).toEqual(expect.any(Boolean));
  }
  expect(products.filter(({ title }) => title.includes('Portégé'))).toHaveLength(2);
  expect(products.filter(({ attributes }) => attributes.os === 'macOS')).toHaveLength(21);
  expect(
    products.filter(({ attributes }) => attributes.gpu_brand === 'Nvidia' && attributes.dedicated_gpu !== true),
  ).toEqual([]);
});
