import { gzipSync } from 'node:zlib';
import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, row, run } from './import.fixture.ts';
import type { ImportOrder } from './import-order.ts';

inOwnStore();

/** Counts how often it is opened. */
function counting(content: string | Uint8Array, name: string) {
  const bytes = Buffer.from(content);
  let opened = 0;
  const source: CatalogSource = {
    name,
    size: bytes.length,
    async *open() {
      opened += 1;
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
    },
  };
  return { source, opened: () => opened };
}

const SMALL = 20;
/** More than what is kept of the beginning. */
const LARGE = 18_000;

const numbers = (rows: number) => Array.from({ length: rows }, (_, index) => index);
const own = (rows: number) => file(HEAD, ...numbers(rows).map((index) => row(`own-${index}`, `${index % 90}.50`)));
const shop = (rows: number) =>
  file(
    'Art.-Nr.;Bezeichnung;Bild;Link;Preis;Farbe',
    ...numbers(rows).map(
      (index) =>
        `A-${index};Stuhl ${index};https://s.example/images/${index}.png;https://s.example/products/${index};${index % 90},50;${index % 2 ? 'rot' : 'weiß'}`,
    ),
  );
const prices = (rows: number) =>
  file('sku,price,note', ...numbers(rows).map((index) => `own-${index},9.50,${'x'.repeat(100)}`));
const product = (index: number, sku: string) => ({
  ...{ [sku]: `own-${index}`, title: `Chair ${index}`, image: 'https://s.example/i.png', price: '5.00' },
  link: `https://s.example/products/${index}`,
  attributes: { color: index % 2 ? 'red' : 'white' },
});
const ndjson = (rows: number, sku = 'sku') =>
  `${numbers(rows)
    .map((index) => JSON.stringify(product(index, sku)))
    .join('\n')}\n`;
const xml = (rows: number) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${numbers(rows)
    .map(
      (index) =>
        `<item><g:id>g-${index}</g:id><title>Chair ${index}</title><link>https://s.example/${index}</link><g:image_link>https://s.example/i.png</g:image_link><g:price>5.00 EUR</g:price><g:color>red</g:color></item>`,
    )
    .join('\n')}</channel></rss>`;

let catalogs = 0;

/** How often an import opens its file; into a new catalog, unless the order names one. */
async function openings(content: string | Uint8Array, name: string, order: Partial<ImportOrder> = {}) {
  const { source, opened } = counting(content, name);
  catalogs += 1;
  await run('', { catalog: `c${catalogs}`, source, yes: true, ...order });
  return opened();
}

const SIZES: readonly (readonly [name: string, rows: number, most: number])[] = [
  ['a small file is opened once', SMALL, 1],
  ['a large file is opened once for the survey and once for its rows', LARGE, 2],
];

test.each(SIZES)('%s, where it has no mapping', async (_, rows, most) => {
  expect(await openings(shop(rows), 'shop.csv')).toBe(most);
  expect(await openings(gzipSync(shop(rows)), 'shop.csv.gz')).toBe(most);
  expect(await openings(own(rows), 'own.csv')).toBe(most);
  expect(await openings(own(rows), 'own.csv', { set: ['description=title'] })).toBe(most);
  expect(await openings(ndjson(rows), 'own.ndjson')).toBe(most);
  expect(await openings(xml(rows), 'feed.xml')).toBe(most);
});

test.each(SIZES)('%s, where a mapping is kept or given', async (_, rows, most) => {
  const kept = { catalog: 'kept' };
  await openings(shop(SMALL), 'shop.csv', kept);
  expect(await openings(shop(rows), 'shop.csv', kept)).toBe(most);
  expect(await openings(gzipSync(shop(rows)), 'shop.csv.gz', kept)).toBe(most);
  expect(await openings(Buffer.from(shop(rows), 'latin1'), 'shop.csv', kept)).toBe(most);
  const feed = { name: 'm.yaml', text: 'format: google\nsku: id\nimage: image_link\ncurrency: EUR' };
  expect(await openings(xml(rows), 'feed.xml', { mapping: feed })).toBe(most);
  const records = { name: 'm.yaml', text: 'sku: id\nattributes: { color: attributes.color }' };
  expect(await openings(ndjson(rows, 'id'), 'shop.ndjson', { mapping: records })).toBe(most);
  expect(await openings(gzipSync(ndjson(rows, 'id')), 'shop.ndjson.gz', { mapping: records })).toBe(most);
});

test.each(SIZES)('%s, where it updates a catalog', async (_, rows, most) => {
  await run(own(LARGE));
  const update = { catalog: 'c', mode: 'update' } as const;
  expect(await openings(prices(rows), 'prices.csv', update)).toBe(most);
  expect(await openings(ndjson(rows), 'own.ndjson', update)).toBe(most);
  const mapping = { name: 'm.yaml', text: "delimiter: ';'\nsku: Nr\nprice: Preis" };
  expect(await openings(prices(rows), 'prices.csv', { ...update, mapping })).toBe(most);
});

test('a mapping that names an old encoding is believed at the first letter that is not UTF-8', async () => {
  const mapping = { name: 'm.yaml', text: SHOP_MAPPING };
  expect(await openings(Buffer.from(shop(LARGE), 'latin1'), 'shop.csv', { mapping })).toBe(1);
  expect(await openings(shop(LARGE), 'shop.csv', { mapping })).toBe(2);
});

const SHOP_MAPPING = `encoding: windows-1252
decimal: comma
sku: Art.-Nr.
title: Bezeichnung
image: Bild
link: Link
price: Preis`;

test('which old encoding a file is in is known at its end only, so a large one is sampled in another pass', async () => {
  expect(await openings(Buffer.from(shop(SMALL), 'latin1'), 'shop.csv')).toBe(1);
  expect(await openings(Buffer.from(shop(LARGE), 'latin1'), 'shop.csv')).toBe(3);
});

test('records that are written in another way than the mapping says are looked through in another pass', async () => {
  await run(own(LARGE));
  const mapping = { name: 'm.yaml', text: 'format: csv\nsku: Nr\nprice: Preis' };
  expect(await openings(ndjson(LARGE), 'own.ndjson', { catalog: 'c', mode: 'update', mapping })).toBe(3);
});
