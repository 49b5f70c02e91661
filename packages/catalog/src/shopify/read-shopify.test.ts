import { expect, test } from 'vitest';
import { recordsOf, sourceOf } from '../../test/source-of.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { readMapping } from '../mapping/read-mapping.ts';

async function read(text: string, piece = 50, mapping: Mapping | null = null) {
  const opened = await recordsOf(sourceOf(text, 'products_export.csv', piece), { mapping });
  if (opened.format !== 'shopify') throw new Error(`recognised as ${opened.format}`);
  const records = [];
  for await (const batch of opened.reader.batches) records.push(...batch);
  return { records, fields: records.map((record) => record.fields ?? {}), reader: opened.reader };
}

const HEADER =
  'Handle,Title,Body (HTML),Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Image Position,Variant Image,Fabric (product.metafields.custom.fabric),Status';

const FILE = `${HEADER}
tee,Tee,"<p>A
tee</p>","cotton, summer ,cotton",true,Color,Blue,Size,S,T-1,,0,deny,10.00,https://i.example/2.jpg,2,,Cotton,active
tee,,,,,,Blue,,M,T-2,shopify,0,deny,11.00,https://i.example/1.jpg,1,,,
tee,,,,,,Red,,S,,shopify,0,continue,12.00,,,https://i.example/red.jpg,,
tee,,,,,,,,,,,,,,https://i.example/3.jpg,3,,,
mug,Mug,,,TRUE,Title,Default Title,,,,shopify,3,deny,7,,,,,
old,Old,,,true,COLOR,Blue,,,,,1,deny,7,,,,,draft
old,,,,,,Red,,,,,1,deny,7,,,,,
hid,Hidden,,,FALSE,Type,Blue,,,,,1,deny,7,,,,,active
bag,Bag,,,true,COLOR,blue,Title,Big,,,1,deny,8,,,,,active
`;

test('a product becomes one record for each variant, with what is said of the product and its options by their names', async () => {
  for (const piece of [7, 10_000]) {
    const { records, fields, reader } = await read(FILE, piece);
    expect(records.map(({ line }) => line)).toEqual([2, 4, 5, 7, 8, 9, 10, 11]);
    expect(fields[0]).toMatchObject({
      Handle: 'tee',
      Title: 'Tee',
      'Body (HTML)': '<p>A\ntee</p>',
      Tags: ['cotton', 'summer'],
      Color: 'Blue',
      Size: 'S',
      Fabric: 'Cotton',
      'Variant SKU': 'T-1',
      'Variant Price': '10.00',
      'Image Src': 'https://i.example/1.jpg',
      Variant: 'tee/Blue/S',
      Available: true,
    });
    expect(fields[1]).toMatchObject({ Title: 'Tee', Size: 'M', 'Variant SKU': 'T-2', Available: false });
    expect(fields[2]).toMatchObject({ Color: 'Red', 'Variant Image': 'https://i.example/red.jpg', Available: true });
    expect(fields[2]).not.toHaveProperty('Variant SKU');
    expect(fields[3]).toMatchObject({ Variant: 'mug', Available: true });
    expect(fields[3]).not.toHaveProperty('Title (option)');
    expect(reader.names(fields[0] ?? {})).not.toContain('Option1 Value');
  }
});

test('drafts and what is not published are left out, each variant with the reason, and are no fault', async () => {
  const { records } = await read(FILE);
  const out = records.filter(({ leftOut }) => leftOut !== undefined);
  expect(out.map(({ line, leftOut }) => [line, leftOut])).toEqual([
    [8, 'its status is draft'],
    [9, 'its status is draft'],
    [10, 'it is not published'],
  ]);
});

test('spellings of an option that differ in case are one column, and no option hides a column of the file', async () => {
  const { fields } = await read(FILE);
  expect(fields.at(-1)).toMatchObject({
    Title: 'Bag',
    Color: 'blue',
    'Title (option)': 'Big',
    Variant: 'bag/blue/Big',
  });
});

test('an option that is called like a column of a newer file is not taken for it', async () => {
  const { fields, reader } = await read('Handle,Title,Option1 Name,Option1 Value,Variant Price\na,A,Price,Low,5\n');
  expect(reader.bind('Price')?.(fields[0] ?? {})).toBe('5');
  expect(reader.bind('Price (option)')?.(fields[0] ?? {})).toBe('Low');
});

test('the newer names of the columns are understood, in the file and in a mapping', async () => {
  const { fields, reader } =
    await read(`Title,URL handle,Description,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Variant image URL
Tee,tee,<p>x</p>,TRUE,Active,T-1,Size,S,10,12,shopify,0,DENY,https://i.example/1.jpg,1,
,tee,,,,T-2,,M,10,12,shopify,0,CONTINUE,,,
`);
  expect(fields).toMatchObject([
    {
      Handle: 'tee',
      'Body (HTML)': '<p>x</p>',
      'Variant SKU': 'T-1',
      'Variant Price': '10',
      Size: 'S',
      Available: false,
    },
    { Title: 'Tee', 'Variant Compare At Price': '12', Size: 'M', Available: true },
  ]);
  const second = fields[1] ?? {};
  expect(reader.bind('Product image URL')?.(second)).toBe('https://i.example/1.jpg');
  expect(reader.bind('Image Src')?.(second)).toBe('https://i.example/1.jpg');
  expect(reader.bind('Price')?.(second)).toBe('10');
});

test('lines of a handle that are not together, and broken ones, are rejected and the rest is read', async () => {
  const { records } = await read(`Handle,Title,Option1 Name,Option1 Value,Variant Price
a,A,Size,S,1
b,B,Size,S,2
a,,,M,1
a,,,L,1
,,,L,1
b2,B,Size
c,C,Size,S,3
`);
  expect(records.map(({ line, fields, broken }) => [line, fields?.Variant ?? broken?.text.slice(0, 40)])).toEqual([
    [2, 'a/S'],
    [3, 'b/S'],
    [4, 'the lines of the handle "a" are not toge'],
    [5, 'the lines of the handle "a" are not toge'],
    [6, 'Handle is blank; it ties the lines of a '],
    [7, 'the row has 3 cells and the header 5; ad'],
    [8, 'c/S'],
  ]);
});

test('a product without end is refused before it fills the memory', async () => {
  const line = 'a,A,Size,S,1\n';
  await expect(
    read(`Handle,Title,Option1 Name,Option1 Value,Variant Price\n${line.repeat(6_000)}`, 65_536),
  ).rejects.toThrow(/line 2: the product that begins here has more than 5000 lines/);
});

test('a long key stays within what a sku may be, and stays one', async () => {
  const long = 'x'.repeat(190);
  const { fields } = await read(`Handle,Title,Option1 Name,Option1 Value,Variant Price
${long},A,Size,${'a'.repeat(90)}1,1
${long},,,${'a'.repeat(90)}2,1
`);
  const keys = fields.map(({ Variant }) => String(Variant));
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key.length).toBeLessThanOrEqual(200);
});

test('variants without the options that their skus are made of are rejected for that, the first of them too', async () => {
  const prices = 'Handle,Variant SKU,Variant Price\ntee,T-1,10.00\ntee,T-2,11.00\nmug,M-1,7.00\n';
  const { records } = await read(prices, 50, readMapping('m', 'format: shopify\nsku: Variant\n'));
  const text = expect.stringMatching(
    /^the handle "tee" has 2 rows that cannot be told apart: .*the file has no Option1 Value, Option2 Value, Option3 Value; add/,
  );
  expect(records).toMatchObject([
    { line: 2, fields: null, broken: { text } },
    { line: 3, fields: null, broken: { text } },
    { line: 4, fields: { Variant: 'mug' } },
  ]);
  const bySku = await read(prices, 50, readMapping('m', 'format: shopify\nsku: Variant SKU\n'));
  expect(bySku.fields).toMatchObject([{ 'Variant SKU': 'T-1' }, { 'Variant SKU': 'T-2' }, { 'Variant SKU': 'M-1' }]);
});
