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

test('XML is refused as long as it cannot be read', () => {
  expect(() => recogniseFormat('feed.xml', '<?xml version="1.0"?>')).toThrow(/looks like XML/);
});
