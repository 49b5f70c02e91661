import { expect, test } from 'vitest';
import { readMapping } from '../mapping/read-mapping.ts';
import { limitMapping, limitToSku, speaksOf } from './limit-mapping.ts';

const mapping = readMapping(
  'm.yaml',
  `sku: Nr
title: '{Brand} {Name}'
price: [Sale, Price]
link: 'https://s.example/{Nr}'
available: { value: 'true' }
currency: { code: EUR, from: Currency }
drop: [{ column: State, in: [draft] }]
attributes:
  brand: Brand
  ram_gb: { from: Memory, pattern: '(\\d+) ?GB', unit: GB }
`,
);

test('what the file has the columns of is spoken of, and nothing else', () => {
  const { spoken, mapping: limited } = limitMapping(mapping, new Set(['Nr', 'Price', 'Brand']));
  expect([...spoken.fields]).toEqual(['sku', 'link', 'price', 'available']);
  expect([...spoken.attributes]).toEqual(['brand']);
  expect(limited).toMatchObject({ drop: [], currencyFrom: null, currency: 'EUR' });
  expect(limited.fields.price?.from).toEqual([{ kind: 'column', column: 'Price' }]);
  expect(limited.fields.title?.from).toMatchObject([{ kind: 'constant' }]);
});

test('a column named like what it means takes the place of one that is missing, and is taken as it is', () => {
  const { spoken, mapping: limited } = limitMapping(mapping, new Set(['sku', 'ram_gb', 'title', 'Currency', 'State']));
  expect([...spoken.fields]).toEqual(['sku', 'title', 'available']);
  expect(limited.attributes).toMatchObject([{ name: 'ram_gb', type: 'number', unit: 'GB', pattern: null }]);
  expect(limited).toMatchObject({ currencyFrom: 'Currency', drop: [{ column: 'State' }] });
});

test('a file without a sku is refused with the columns that it has', () => {
  expect(() => limitMapping(mapping, new Set(['Name', 'Price']))).toThrow(
    /no column for the sku, which the mapping takes from Nr,.*add a column named sku; the file has Name, Price$/,
  );
  expect(limitToSku(mapping, new Set(['Name']))).toBeNull();
  expect(limitToSku(mapping, new Set(['Nr']))).toMatchObject({ attributes: [], drop: [], currencyFrom: null });
});

test('a price list whose sku and price are called otherwise is told what to say', () => {
  expect(() => limitMapping(mapping, new Set(['Art.-Nr.', 'VK neu']))).toThrow(
    /if it is "Art\.-Nr\.", say that sku comes from "Art\.-Nr\." and that price comes from "VK neu"; else add a column named sku;/,
  );
  expect(() => limitMapping(mapping, new Set(['SKU', 'Price', 'Brand']))).toThrow(
    /say that sku comes from "SKU"; else/,
  );
});

test('a price list of a Shopify shop without SKUs of its own is told what the skus of the catalog are made of', () => {
  const shopify = readMapping('m.yaml', 'format: shopify\nsku: Variant\n');
  expect(() => limitMapping(shopify, new Set(['Variant SKU', 'Variant Price']))).toThrow(
    /made of Handle and the options, because Variant SKU is not filled and different for every variant.*say that sku comes from "Variant SKU"/,
  );
});

test('without the column that it would fall back on, a price is none where it would have', () => {
  const { spoken, mapping: limited } = limitMapping(mapping, new Set(['Nr', 'Sale']));
  expect(limited.fields.price?.from).toMatchObject([{ column: 'Sale' }, { kind: 'constant', text: '' }]);
  expect([...speaksOf(limited, spoken, new Set(['Nr'])).fields]).toEqual(['sku', 'link', 'available']);
});

test('a row that has columns of its own speaks of those', () => {
  const { spoken, mapping: limited } = limitMapping(mapping, new Set(['Nr', 'Price', 'Memory']));
  const ofRow = speaksOf(limited, spoken, new Set(['Nr', 'Memory']));
  expect([...ofRow.fields]).toEqual(['sku', 'link', 'available']);
  expect([...ofRow.attributes]).toEqual(['ram_gb']);
});

test('a template that names fields of the product is spoken of where those are', () => {
  const own = readMapping(
    'm.yaml',
    "sku: Nr\ntitle: Name\nlink: 'https://s.example/{sku}'\nimage: 'https://i.example/{title}'",
  );
  const { spoken, mapping: limited } = limitMapping(own, new Set(['Nr', 'price']));
  expect([...spoken.fields]).toEqual(['sku', 'link', 'price']);
  expect([...speaksOf(limited, spoken, new Set(['Nr'])).fields]).toEqual(['sku', 'link']);
});
