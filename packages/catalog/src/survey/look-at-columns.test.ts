import { expect, test } from 'vitest';
import { surveyOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { lookAtColumns } from './look-at-columns.ts';

const look = (text: string, mapping: string, name = 'shop.csv') =>
  lookAtColumns(surveyOf(text, name), readMapping('m.yaml', mapping), null);
/** Fields that are no matter, but required. */
const REST = "image: { value: x }\nprice: { value: '1' }\n";

test('of a table the header says which columns are absent, and which no rule names', async () => {
  const looked = await look(
    'Nr,Name,New\na,A,x\n',
    'sku: Nr\ntitle: Title\nattributes: { kg: { from: Weight, type: number } }',
  );
  expect(looked).toMatchObject({
    absent: [
      { rule: 'title', columns: ['Title'] },
      ...['image', 'link', 'price'].map((field) => ({ rule: field, columns: [field] })),
      { rule: 'attributes.kg', columns: ['Weight'] },
    ],
    unused: ['Name', 'New'],
  });
});

test('of several sources one is enough, and a template may name a field of the product and what may be blank', async () => {
  const mapping = `sku: Nr\ntitle: { from: [Long, Name] }\nlink: https://s.example/{sku}{Query?}\n${REST}`;
  expect(await look('Nr,Name\na,A\n', mapping)).toMatchObject({ absent: [], unused: [] });
});

test('of other formats, what no record has is absent; a member of a member counts as its whole', async () => {
  const records = ['{"id":1,"specs":{"ram":8},"images":["a"]}', '{"id":2,"size":null}'].join('\n');
  const mapping =
    "sku: id\ntitle: name\nimage: images.0\nlink: { value: x }\nprice: { value: '1' }\nattributes: { ram: { from: specs.ram, type: number }, size: { from: size, type: text } }";
  const looked = await look(records, mapping, 'shop.ndjson');
  expect(looked).toMatchObject({ format: 'ndjson', absent: [{ rule: 'title', columns: ['name'] }], unused: [] });
});

test('a Shopify file has its columns by their older and their newer names', async () => {
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price';
  const looked = await look(
    `${head}\na,A,Size,L,a-1,5\n`,
    'sku: SKU\ntitle: Title\nprice: Price\nlink: https://s.example/{Handle}\nimage: { value: x }',
  );
  expect(looked).toMatchObject({ format: 'shopify', absent: [] });
  expect(looked.unused).toContain('Size');
  expect(looked.unused).not.toContain('Variant SKU');
});

test('columns with the names and values of pairs are used if one of the pairs is', async () => {
  const text = 'Nr,Name,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible\na,A,Colour,red,1\n';
  const rules = `sku: Nr\ntitle: Name\nlink: { value: x }\n${REST}`;
  expect(await look(text, `${rules}attributes: { color: 'Attribute[Colour]' }`)).toMatchObject({
    unused: ['Attribute 1 visible'],
  });
  expect(await look(text, rules)).toMatchObject({
    unused: ['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible'],
  });
});
