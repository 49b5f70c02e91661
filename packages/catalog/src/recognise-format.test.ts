import { expect, test } from 'vitest';
import { recogniseFormat } from './recognise-format.ts';

test.each([
  ['x', '[{"sku":1}]', 'json'],
  ['x.csv', '  [', 'json'],
  ['x', '{"sku":"1"}\n{"sku":"2"}', 'ndjson'],
  ['x.json', '{"sku":"1"}\n{"sku":"2"}', 'ndjson'],
  ['x.ndjson', '{\n "products": [', 'json'],
  ['x.jsonl.gz', '{"sku":"1"}', 'ndjson'],
  ['x.json', '{"products":[]}', 'json'],
  ['x', 'sku,title\n', 'csv'],
  ['x.json', 'sku', 'json'],
  ['x', '', 'csv'],
])('%s with %j is %s', (name, sample, format) => {
  expect(recogniseFormat(name, sample)).toBe(format);
});

test.each([
  ['products.csv', '<?xml version="1.0"?>\n<rss version="2.0">', 'google'],
  ['x', '\n<feed xmlns="http://www.w3.org/2005/Atom">', 'google'],
  ['x.xml', '<!-- by us --><rss>', 'google'],
  ['x.txt', 'id\ttitle\tdescription\tlink\timage link\tavailability\tprice\n', 'google'],
  ['x.csv', 'Handle,Title,"Body (HTML)",Variant Price\n', 'shopify'],
  ['x.csv', 'sep=;\nTitle;URL handle;Description;Price\n', 'shopify'],
  ['x.csv', 'id,title,price\n', 'csv'],
  ['x', '{"products":[{"sku":1}]}', 'json'],
  ['x', '{"sku":1,"attributes":{"colors":["red"]}}', 'ndjson'],
])('by its content %s with %j is %s', (name, sample, format) => {
  expect(recogniseFormat(name, sample)).toBe(format);
});

test('XML of any other root is XML of a shop; comments do not count', () => {
  expect(recogniseFormat('x.xml', '<?xml version="1.0"?>\n<!-- <rss> -->\n<shop><item/></shop>')).toBe('xml');
  expect(recogniseFormat('x.xml', '<?xml version="1.0"?>\n<!-- <shop> -->\n<rss><item/></rss>')).toBe('google');
});
