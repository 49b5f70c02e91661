import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gather, gatherMapped, sourceOf, surveyOf } from '../test/source-of.ts';
import { CatalogFileError } from './catalog-file-error.ts';
import { inferMapping } from './infer/infer-mapping.ts';
import { own } from './own-product.fixture.ts';

test.each([
  [
    'sku,titel\n1,2',
    /line 1: without a mapping, columns named title, image, link, price must be there; did you mean "titel"\?/,
  ],
  ['', /the file is empty/],
  ['sku,title,image,link,price\n1,"2', /line 2, column 3: a quote opens here/],
  ['[{"sku":1},\n{"sku" 2}]', /line 2, column 8: this is not valid JSON/],
  ['{"sku":1}\n{"sku":}\n', /line 2, column 1: what begins here is not valid JSON/],
  ['{"products":[\n1', /line 2, column 3: the file ends/],
  ['<rss/>', /no mapping says what its columns mean/],
])('a file that cannot be read is an error with its place: %j', async (text, message) => {
  await expect(gather(sourceOf(text, 'shop', 4))).rejects.toThrow(message);
});

test('an invalid byte is an error with its line and column', async () => {
  const text = 'sku,title,image,link,price\n1,One,https://i.example/1,https://s.example/1,5\n2,Portégé';
  for (const piece of [1, 10, 1_000]) {
    const reading = gather(sourceOf(Buffer.from(text, 'latin1'), 'shop.csv', piece));
    await expect(reading).rejects.toThrow(/shop.csv, line 3, column 7: the byte 0xE9/);
  }
});

test('a small file that unpacks to an endless row does not fill the memory', async () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000, 'a'));
  await expect(gather(sourceOf(bomb))).rejects.toThrow(/longer than 1048576 characters/);
});

test('a JSON or gzip file that is cut off anywhere is an error, never a smaller catalog', async () => {
  const array = JSON.stringify([own({ sku: '1' }), own({ sku: '2' })]);
  const csv = 'sku,title,image,link,price\n1,One,https://i.example/1,https://s.example/1,5\n2,Two,https://i.example/2,';
  const packed = gzipSync(csv);
  for (let length = 1; length < array.length; length++) {
    await expect(gather(sourceOf(array.slice(0, length), 'shop.json'))).rejects.toThrow(CatalogFileError);
  }
  for (let length = 2; length < packed.length; length++) {
    await expect(gather(sourceOf(packed.subarray(0, length)))).rejects.toThrow(CatalogFileError);
  }
});

test('a table that is cut off in the middle of a row stops the reading, whatever shop made it', async () => {
  const tables = {
    'shop.csv': 'sku,title,image,link,price\n1,One,https://i.example/1,https://s.example/1,5\n2,"Two",https://i.ex',
    'feed.tsv': 'id\ttitle\tlink\timage_link\tprice\n1\tOne\thttps://s.example/1\thttps://i.example/1\t5.00 EUR\n2\tTw',
    'shopify.csv':
      'Handle,Title,Variant Price,Image Src,Option1 Name,Option1 Value\na,A,5,https://i.example/1,Size,S\na,,6',
  };
  for (const [name, text] of Object.entries(tables)) {
    for (const piece of [3, 65_536]) {
      const message = /line 3: the file was cut off: it ends in the middle of this row/;
      await expect(inferMapping(surveyOf(text, name, piece))).rejects.toThrow(message);
    }
  }
  await expect(gather(sourceOf(tables['shop.csv']))).rejects.toThrow(/export or transfer it again/);
});

test('a short last row is no cut where earlier rows are as short, or where it says when the file was exported', async () => {
  const head = 'sku,title,image,link,price,note\n';
  const row = (sku: string): string => `${sku},One,https://i.example/1,https://s.example/1,5`;
  const short = `${head}${row('1')},x\n${row('2')}\n${row('3')},x\n${row('4')}`;
  const footer = `${head}${row('1')},x\n${row('3')},x\nExportiert am 1.1.2026`;
  for (const piece of [7, 65_536]) {
    for (const text of [short, footer]) {
      const { products, reading } = await gather(sourceOf(text, 'shop.csv', piece));
      expect(products.map(({ sku }) => sku)).toEqual(['1', '3']);
      expect(reading.rejected.at(-1)?.reason).toMatch(/^the row has [15] cells? and the header 6/);
    }
  }
  for (const end of ['4,One,https://i.example/1', 'Exportiert', '4']) {
    await expect(gather(sourceOf(`${short}\n${end}`))).rejects.toThrow(/the file was cut off/);
  }
});

test('NDJSON that is cut off in its last line says so', async () => {
  const text = `${JSON.stringify(own({ sku: '1' }))}\n${JSON.stringify(own({ sku: '2' }))}`;
  await expect(gather(sourceOf(text.slice(0, -5), 'shop.ndjson'))).rejects.toThrow(/line 2: the file was cut off/);
  expect((await gather(sourceOf(text, 'shop.ndjson'))).products).toHaveLength(2);
});

test('a complete last row needs no line end, and a short row with one is rejected alone', async () => {
  const head = 'sku,title,image,link,price\n1,One,https://i.example/1,https://s.example/1,5\n';
  const complete = await gather(sourceOf(`${head}2,Two,https://i.example/2,https://s.example/2,6`));
  expect(complete.products).toHaveLength(2);
  for (const more of ['2,Two\n', '2,Two\r\n']) {
    const { products, reading } = await gather(sourceOf(`${head}${more}`));
    expect(products).toHaveLength(1);
    expect(reading.counts.rejected).toBe(1);
  }
});

test('a row of blank cells, as spreadsheet programs leave behind, is no row', async () => {
  const head = 'sku,title,image,link,price\n1,One,https://i.example/1,https://s.example/1,5\n';
  for (const more of ['  ', ',,,,\n', ' , ,,,\r\n,,,,,,\n', ',,\n\n,,,,']) {
    const { products, reading } = await gather(sourceOf(`${head}${more}`));
    expect(products).toHaveLength(1);
    expect(reading.counts).toMatchObject({ rejected: 0, dropped: 0 });
  }
});

test('a web page in place of a feed is told as that, whatever the mapping says', async () => {
  const page = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>"x"</body></html>';
  for (const format of ['csv', 'json', 'google', 'shopify']) {
    await expect(gatherMapped(sourceOf(page), `format: ${format}\nsku: id`)).rejects.toThrow(
      /shop.csv, line 1: this is a web page \("Sign in"\) and not a catalog/,
    );
  }
});
