import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openSource } from '../src/catalog-source.ts';
import type { RecordReader, SourceRecord } from '../src/source-record.ts';
import type { Encoding } from '../src/text/encoding.ts';
import { FileBytes } from '../src/text/file-bytes.ts';
import { htmlToText } from '../src/text/html-to-text.ts';
import { recordsOf } from './source-of.ts';

// Files of real shops are not ours to include; where they are at hand, every one of them is read to its end.

const root = new URL('../../../', import.meta.url);
const folder = process.env.GUIDEPOST_CATALOGS ?? fileURLToPath(new URL('../shared/catalogs', root));

async function read(file: string, encoding: Encoding | null = null) {
  const opened = await recordsOf(await openSource(`${folder}/${file}`), { encoding, now: 0 });
  const records = await gather<unknown>(opened.reader);
  const fields = records.flatMap(({ fields }) => (isObject(fields) ? [fields] : []));
  return {
    format: opened.format,
    records,
    fields,
    broken: records.filter((one) => one.fields === null && !one.leftOut),
  };
}

async function gather<F>({ batches }: Pick<RecordReader<F>, 'batches'>): Promise<SourceRecord<F>[]> {
  const records: SourceRecord<F>[] = [];
  for await (const batch of batches) records.push(...batch);
  return records;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const distinct = (fields: readonly Readonly<Record<string, unknown>>[], column: string) =>
  new Set(fields.map((one) => one[column])).size;

describe.skipIf(!existsSync(folder))('files of real shops', () => {
  test('every table of PC parts is read whole', async () => {
    let rows = 0;
    for (const file of readdirSync(`${folder}/pc-parts/csv`)) {
      const { format, records, broken } = await read(`pc-parts/csv/${file}`);
      expect([file, format, broken.length]).toEqual([file, 'csv', 0]);
      rows += records.length;
    }
    expect(rows).toBe(66_778);
    for (const [file, length] of [
      ['monitor', 5_074],
      ['headphones', 2_946],
    ] as const) {
      expect(await read(`pc-parts/json/${file}.json`)).toMatchObject({
        format: 'json',
        records: { length },
        broken: [],
      });
    }
  });

  test('the laptops are Western text, and inferred to be', async () => {
    const file = 'laptops/laptop_price.csv';
    const encoding = await new FileBytes(await openSource(`${folder}/${file}`)).encoding();
    expect(encoding).toEqual({ encoding: 'windows-1252', sure: false });
    expect(await read(file, 'windows-1252')).toMatchObject({ format: 'csv', records: { length: 1_303 }, broken: [] });
  });

  test('every Shopify export gives its variants, each with a key and a price of its own', async () => {
    for (const [file, variants] of [
      ['apparel', 22],
      ['home-and-garden', 21],
      ['jewelery', 23],
      ['packt-Product-data', 21],
      ['lifemademagic-products_export_1', 3_675],
    ] as const) {
      const { format, records, fields, broken } = await read(`shopify/${file}.csv`);
      expect([file, format, records.length, broken.length]).toEqual([file, 'shopify', variants, 0]);
      expect(distinct(fields, 'Variant')).toBe(fields.length);
      for (const one of fields) {
        expect(one['Variant Price']).toMatch(/^\d+(\.\d+)?$/);
        expect(one.Title).toMatch(/./);
        expect(htmlToText(String(one['Body (HTML)'] ?? ''))).not.toMatch(/<\/?(p|br|div|span|ul|li)\b|&\w+;|\r| {2}/);
      }
    }
  });

  test('what the shop has not published is left out', async () => {
    const { records } = await read('shopify/lifemademagic-products_export_1.csv');
    expect(records.filter(({ leftOut }) => leftOut).length).toBe(2_329);
  });

  test('both feeds give their products, with the price of the product and not that of shipping', async () => {
    const czech = await read('google-feed/importpc-google_feed.xml');
    expect(czech).toMatchObject({ format: 'google', records: { length: 1_255 }, broken: [] });
    expect(distinct(czech.fields, 'id')).toBe(1_254);
    for (const one of czech.fields) {
      expect(one.price).toMatch(/^\d+ CZK$/);
      expect(one['shipping.price']).toMatch(/ CZK$/);
    }
    const shoes = await read('google-feed/groundies-products.xml');
    expect(shoes).toMatchObject({ format: 'google', records: { length: 2_200 }, broken: [] });
    expect(shoes.fields.filter((one) => one.price === '0.00 USD').length).toBe(9);
    expect(shoes.records.at(-1)).toMatchObject({ line: 2, ordinal: 2_200 });
  });
});
