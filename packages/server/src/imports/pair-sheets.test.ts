import { bookOf, sheetOf } from '@guidepost/catalog/archive/workbook.fixture';
import { expect, test } from 'vitest';
import { describeNotices } from '../cli/import-notice-words.ts';
import { inOwnStore, read, run } from './import.fixture.ts';

inOwnStore();

type Rows = readonly (readonly string[])[];

const workbook = (sheets: Readonly<Record<string, Rows>>, name = 'shop.xlsx') => {
  const bytes = bookOf(Object.fromEntries(Object.entries(sheets).map(([own, rows]) => [own, sheetOf(rows)])));
  const open = async function* () {
    yield bytes;
  };
  return { source: { name, size: bytes.length, open } };
};

const IDS = ['28', '29', '30', '31', '32', '33'];
const COLOURS = ['red', 'blue', 'green', 'red', 'blue', 'green'];
const SIZES: readonly (readonly string[])[] = [['S', 'M'], ['M', 'L'], ['S', 'L'], ['S', 'M', 'L'], ['M'], ['S']];

/** As a shop system exports it: what is said of the products stands on sheets of their own. */
const PRODUCTS: Rows = [
  ['product_id', 'name(en-gb)', 'sku', 'model', 'quantity', 'price', 'image_name', 'description(en-gb)'],
  ...IDS.map((id, at) => [
    ...[id, `Tent Ridge ${id}`, '', `TR-${id}`, '5', `${100 + at}.00`, `catalog/${id}.jpg`],
    `A tent for ${at + 1} people and their bags, with two doors and a porch. `.repeat(8),
  ]),
];
const ATTRIBUTES: Rows = [
  ['product_id', 'attribute_group', 'attribute', 'text(en-gb)'],
  ...IDS.map((id, at) => [id, 'Outside', 'Fly colour', COLOURS[at] ?? '']),
  ...IDS.map((id, at) => [id, 'Size', 'Sleeps', `${at + 1} people`]),
  ['99', 'Size', 'Sleeps', '9 people'],
];
const VALUES: Rows = [
  ['product_id', 'option', 'option_value', 'quantity', 'price', 'price_prefix'],
  ...IDS.flatMap((id, at) => (SIZES[at] ?? []).map((size, nth) => [id, 'Pole set', size, '3', `${nth * 5}.00`, '+'])),
];
const SPECIALS: Rows = [
  ['product_id', 'customer_group', 'priority', 'price', 'date_start'],
  ['28', 'Default', '1', '1.00', '2020-01-01'],
];
const SHOP = { set: ['link=https://s.example/{product_id}', 'image=https://s.example/{image_name}'], currency: 'EUR' };

test('names and values on other sheets are attributes of the products, and what is not used is told', async () => {
  const sheets = { Products: PRODUCTS, Specials: SPECIALS, ProductOptionValues: VALUES, ProductAttributes: ATTRIBUTES };
  const report = await run('', { ...workbook({ ...sheets, Rewards: [['points'], ['5']] }), ...SHOP });
  expect(report).toMatchObject({ products: 6, rejected: 0 });
  const products = await read();
  const [first] = products;
  expect(first).toMatchObject({ price: '100.00' });
  expect(products.map(({ attributes }) => attributes.fly_colour)).toEqual(COLOURS);
  expect(products.map(({ attributes }) => attributes.sleeps)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(products.map(({ attributes }) => attributes.pole_set)).toEqual(SIZES);
  expect(describeNotices(report).join('\n')).toMatch(
    /Sheet "ProductAttributes": its names .* \(13 rows; 1 row names a product that did not come\)\. Not used of it: attribute_group\.(?:.|\n)*"Specials": it has no names with values/,
  );
  expect(report.notices.otherTables).toMatchObject({
    paired: [
      { name: 'ProductOptionValues', rows: 11, unknown: 0, unused: ['quantity', 'price', 'price_prefix'] },
      { name: 'ProductAttributes', rows: 13, unknown: 1, unused: ['attribute_group'] },
    ],
    leftOut: {
      examples: [
        { name: 'Specials', rows: 1, reason: 'no-pairs' },
        { name: 'Rewards', reason: 'no-headings' },
      ],
    },
  });
});

test('the products are found where a sheet of theirs is larger, and that sheet may come before them', async () => {
  const long = VALUES.map((row, at) => [...row, at === 0 ? 'note' : 'a remark that nobody needs '.repeat(40)]);
  await run('', { ...workbook({ Options: long, Products: PRODUCTS }), ...SHOP });
  expect((await read()).map(({ attributes }) => attributes.pole_set)).toEqual(SIZES);
});

test('a sheet may name products by their sku, or by what the products call id', async () => {
  const goods = PRODUCTS.map(([id = '', name = '', , model = '', ...rest], at) =>
    at === 0 ? ['id', name, 'Article No', model, ...rest] : [id, name, `A-${id}`, model, ...rest],
  );
  const [, ...attributes] = ATTRIBUTES.slice(0, 7);
  const bySku = [
    ['article no', 'Property', 'Value'],
    ...attributes.map(([id = '', , name = '', value = '']) => [`A-${id}`, name, value]),
  ];
  const [, ...values] = VALUES;
  const byId = [
    ['product_id', 'option', 'value'],
    ...values.map(([id = '', option = '', value = '']) => [id, option, value]),
  ];
  const set = ['link=https://s.example/{id}', 'image=https://s.example/{image_name}'];
  await run('', { ...workbook({ Goods: goods, Properties: bySku, Options: byId }), set, currency: 'EUR' });
  const products = await read();
  expect(products.map(({ attributes }) => attributes.fly_colour)).toEqual(COLOURS);
  expect(products.map(({ attributes }) => attributes.pole_set)).toEqual(SIZES);
});

test('a sheet about other products is told as one', async () => {
  const [head = [], ...rows] = ATTRIBUTES;
  const others = [head, ...rows.map(([id = '', ...rest]) => [`${id}0`, ...rest])];
  const report = await run('', { ...workbook({ Products: PRODUCTS, Attributes: others }), ...SHOP });
  expect(report.notices.otherTables?.leftOut.examples).toMatchObject([
    { name: 'Attributes', reason: 'no-known-product' },
  ]);
  expect(report.notices.otherTables?.paired).toBeUndefined();
});
