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

type Write = (rows: number) => string;

const small = (write: Write): string => write(20);
/** Of just more bytes than are kept of the beginning. */
const large = (write: Write): string => {
  const bytes = Buffer.byteLength(write(1000)) / 1000;
  return write(Math.ceil((1.1 * 1024 * 1024) / bytes));
};

const numbers = (rows: number) => Array.from({ length: rows }, (_, index) => index);
const own: Write = (rows) => file(HEAD, ...numbers(rows).map((index) => row(`own-${index}`, `${index % 90}.50`)));
const shop: Write = (rows) =>
  file(
    'Art.-Nr.;Bezeichnung;Bild;Link;Preis;Farbe',
    ...numbers(rows).map(
      (index) =>
        `A-${index};Stuhl ${index};https://s.example/images/${index}.png;https://s.example/products/${index};${index % 90},50;${index % 2 ? 'rot' : 'weiß'}`,
    ),
  );
const prices: Write = (rows) =>
  file('sku,price,note', ...numbers(rows).map((index) => `own-${index},9.50,${'x'.repeat(100)}`));
const product = (index: number, sku: string) => ({
  ...{ [sku]: `own-${index}`, title: `Chair ${index}`, image: 'https://s.example/i.png', price: '5.00' },
  link: `https://s.example/products/${index}`,
  attributes: { color: index % 2 ? 'red' : 'white' },
});
const records =
  (sku: string): Write =>
  (rows) =>
    `${numbers(rows)
      .map((index) => JSON.stringify(product(index, sku)))
      .join('\n')}\n`;
const xml: Write = (rows) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${numbers(rows)
    .map(
      (index) =>
        `<item><g:id>g-${index}</g:id><title>Chair ${index}</title><link>https://s.example/${index}</link><g:image_link>https://s.example/i.png</g:image_link><g:price>5.00 EUR</g:price><g:color>red</g:color></item>`,
    )
    .join('\n')}</channel></rss>`;

const ndjson = records('sku');
const ndjsonById = records('id');

let catalogs = 0;

/** How often an import opens its file; into a new catalog, unless the order names one. */
async function openings(content: string | Uint8Array, name: string, order: Partial<ImportOrder> = {}) {
  const { source, opened } = counting(content, name);
  catalogs += 1;
  await run('', { catalog: `c${catalogs}`, source, yes: true, ...order });
  return opened();
}

const SIZES: readonly (readonly [name: string, of: typeof small, most: number])[] = [
  ['a small file is opened once', small, 1],
  ['a large file is opened once for the survey and once for its rows', large, 2],
];

test.each(SIZES)('%s, where it has no mapping', async (_, of, most) => {
  expect(await openings(of(shop), 'shop.csv')).toBe(most);
  expect(await openings(gzipSync(of(shop)), 'shop.csv.gz')).toBe(most);
  expect(await openings(of(own), 'own.csv')).toBe(most);
  expect(await openings(of(own), 'own.csv', { set: ['description=title'] })).toBe(most);
  expect(await openings(of(ndjson), 'own.ndjson')).toBe(most);
  expect(await openings(of(xml), 'feed.xml')).toBe(most);
});

test.each(SIZES)('%s, where a mapping is kept or given', async (_, of, most) => {
  const kept = { catalog: 'kept' };
  await openings(small(shop), 'shop.csv', kept);
  expect(await openings(of(shop), 'shop.csv', kept)).toBe(most);
  expect(await openings(gzipSync(of(shop)), 'shop.csv.gz', kept)).toBe(most);
  expect(await openings(Buffer.from(of(shop), 'latin1'), 'shop.csv', kept)).toBe(most);
  const feed = { name: 'm.yaml', text: 'format: google\nsku: id\nimage: image_link\ncurrency: EUR' };
  expect(await openings(of(xml), 'feed.xml', { mapping: feed })).toBe(most);
  const ofRecords = { name: 'm.yaml', text: 'sku: id\nattributes: { color: attributes.color }' };
  expect(await openings(of(ndjsonById), 'shop.ndjson', { mapping: ofRecords })).toBe(most);
  expect(await openings(gzipSync(of(ndjsonById)), 'shop.ndjson.gz', { mapping: ofRecords })).toBe(most);
});

test.each(SIZES)('%s, where it updates a catalog', async (_, of, most) => {
  await run(of(own));
  const update = { catalog: 'c', mode: 'update' } as const;
  expect(await openings(of(prices), 'prices.csv', update)).toBe(most);
  expect(await openings(of(ndjson), 'own.ndjson', update)).toBe(most);
  const mapping = { name: 'm.yaml', text: "delimiter: ';'\nsku: Nr\nprice: Preis" };
  expect(await openings(of(prices), 'prices.csv', { ...update, mapping })).toBe(most);
});

test('a mapping that names an old encoding is believed at the first letter that is not UTF-8', async () => {
  const mapping = { name: 'm.yaml', text: SHOP_MAPPING };
  expect(await openings(Buffer.from(large(shop), 'latin1'), 'shop.csv', { mapping })).toBe(1);
  expect(await openings(large(shop), 'shop.csv', { mapping })).toBe(2);
});

const SHOP_MAPPING = `encoding: windows-1252
decimal: comma
sku: Art.-Nr.
title: Bezeichnung
image: Bild
link: Link
price: Preis`;

test('which old encoding a file is in is known at its end only, so a large one is sampled in another pass', async () => {
  expect(await openings(Buffer.from(small(shop), 'latin1'), 'shop.csv')).toBe(1);
  expect(await openings(Buffer.from(large(shop), 'latin1'), 'shop.csv')).toBe(3);
});

test('records that are written in another way than the mapping says are looked through in another pass', async () => {
  await run(large(own));
  const mapping = { name: 'm.yaml', text: 'format: csv\nsku: Nr\nprice: Preis' };
  expect(await openings(large(ndjson), 'own.ndjson', { catalog: 'c', mode: 'update', mapping })).toBe(3);
});
