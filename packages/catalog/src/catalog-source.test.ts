import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gather } from '../test/source-of.ts';
import { openSource, spoolSource } from './catalog-source.ts';

const CSV = 'sku,title,image,link,price,ram\n1,One,https://i.example/1,https://s.example/1,5.00,8\n';
const folder = await mkdtemp(join(tmpdir(), 'guidepost-test-'));

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a file is read as often as it takes, and its size is known', async () => {
  const path = join(folder, 'shop.csv');
  await writeFile(path, CSV);
  const source = await openSource(path);
  expect(source).toMatchObject({ name: 'shop.csv', size: CSV.length });
  const { products, reading } = await gather(source);
  expect(products[0]?.attributes).toEqual({ ram: 8 });
  expect(reading.counts.bytes).toBe(CSV.length);
});

test('standard input can be read twice as well, and leaves nothing behind', async () => {
  async function* input() {
    yield Buffer.from(CSV.slice(0, 20));
    yield Buffer.from(CSV.slice(20));
  }
  const source = await openSource('-', input());
  expect((await gather(source)).products).toHaveLength(1);
  await source.close();
  await expect(gather(source)).rejects.toThrow(/standard input: there is no such file/);
});

test('what cannot be opened is an error of the file', async () => {
  await expect(openSource(join(folder, 'none.csv'))).rejects.toThrow(/none.csv: there is no such file; check its name/);
  await expect(openSource(folder)).rejects.toThrow(/is a folder/);
  expect(existsSync(folder)).toBe(true);
});

test('an upload is kept while it is read, under the name that it is given', async () => {
  async function* upload() {
    yield Buffer.from(CSV);
  }
  const source = await spoolSource('the upload', upload());
  expect(source).toMatchObject({ name: 'the upload', size: CSV.length });
  for (const _ of ['once', 'and again']) expect((await gather(source)).products).toHaveLength(1);
  await source.close();
  await expect(gather(source)).rejects.toThrow(/the upload: there is no such file/);
});
