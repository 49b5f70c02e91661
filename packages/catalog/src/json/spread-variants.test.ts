import { expect, test } from 'vitest';
import { spreadVariants } from './spread-variants.ts';

const spread = (fields: Record<string, unknown>) => spreadVariants({ line: 3, fields }).map((record) => record.fields);

test('each variant with a price is a record with what its product says', () => {
  const variants = [
    { sku: 'S', price: '9.00' },
    { sku: 'M', price: 9.5 },
  ];
  expect(spread({ title: 'Shirt', variants })).toEqual([
    { title: 'Shirt', variants: variants[0] },
    { title: 'Shirt', variants: variants[1] },
  ]);
  expect(spread({ title: 'Shirt', offers: [{ sku: 'S', price: { amount: 9, currency: 'EUR' } }] })).toHaveLength(1);
});

test('a variant has its own values of the options of its product', () => {
  const options = [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['red'] },
  ];
  const variants = ['S', 'M'].map((option1) => ({ price: '9.00', option1, option2: 'red', option3: null }));
  expect(spread({ options, variants }).map((fields) => fields?.options)).toEqual([
    [
      { name: 'Size', value: 'S' },
      { name: 'Colour', value: 'red' },
    ],
    [
      { name: 'Size', value: 'M' },
      { name: 'Colour', value: 'red' },
    ],
  ]);
  expect(spread({ options, variants: [{ price: 9 }] })[0]).toMatchObject({ options });
});

test.each([
  ['offers', 'hasVariant', { offers: { '@type': 'Offer', price: 9, priceCurrency: 'EUR' } }],
  ['a price by tax', 'variants', { pricing: { price: { gross: { amount: 9, currency: 'EUR' } } } }],
  ['a computed price', 'variants', { calculated_price: { calculated_amount: 9, currency_code: 'eur' } }],
  ['a list of prices', 'variants', { prices: [{ amount: 9, currency_code: 'eur' }] }],
  [
    'a list of prices in cents',
    'variants',
    { prices: [{ value: { centAmount: 900, currencyCode: 'EUR' }, country: 'DE' }] },
  ],
])('the price of a variant may lie deeper: %s', (_, list, price) => {
  const variants = ['S', 'M'].map((sku) => ({ sku, ...price }));
  expect(spread({ title: 'Shirt', [list]: variants })).toEqual(
    variants.map((one) => ({ title: 'Shirt', [list]: one })),
  );
});

test('a master variant is the first of the variants', () => {
  const [first, ...others] = ['S', 'M', 'L'].map((sku) => ({ sku, price: 9 }));
  expect(spread({ title: 'Shirt', masterVariant: first, variants: others }).map((fields) => fields?.variants)).toEqual([
    first,
    ...others,
  ]);
  expect(spread({ title: 'Shirt', masterVariant: first, variants: [] })).toEqual([{ title: 'Shirt', variants: first }]);
});

test('other products that a product with offers of its own refers to are not its variants', () => {
  const offers = { price: 9, priceCurrency: 'EUR' };
  const product = {
    name: 'Shirt',
    offers,
    isRelatedTo: [
      { name: 'Tie', offers },
      { name: 'Belt', offers },
    ],
  };
  expect(spread(product)).toEqual([product]);
});

test.each([
  ['a price of its own', { price: 9, variants: [{ price: 9 }, { price: 10 }] }],
  ['a price of its own in an object', { price: { amount: 9 }, variants: [{ price: 9 }, { price: 10 }] }],
  ['no prices in its lists', { title: 'Shirt', sizes: [{ name: 'S' }, { name: 'M' }] }],
  ['a list in which only some have prices', { variants: [{ price: 9 }, { sku: 'M' }] }],
  ['an empty list', { variants: [] }],
])('a record with %s stays one', (_, fields) => {
  expect(spread(fields)).toEqual([fields]);
});

test.each([
  ['more variants than any product has', { variants: Array.from({ length: 3_000 }, () => ({ price: 9 })) }],
  [
    'as many members for each of many variants',
    {
      variants: Array.from({ length: 1_000 }, () => ({ price: 9 })),
      ...Object.fromEntries(Array.from({ length: 1_000 }, (_, nth) => [`m${nth}`, 1])),
    },
  ],
])('a record with %s is rejected with the reason, as it would fill the memory', (_, fields) => {
  const [record, ...others] = spreadVariants({ line: 1, fields });
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    fields: null,
    broken: { text: expect.stringMatching(/^it has \d+ variants in "variants"/) },
  });
});

test('a variant without a price is a record of its own, and those beside it keep theirs', () => {
  const sizes = [
    { size: 'S', price: 9 },
    { size: 'M', price: null },
    { size: 'L', price: 'on request' },
  ];
  expect(spread({ title: 'Shirt', sizes })).toEqual(sizes.map((one) => ({ title: 'Shirt', sizes: one })));
  const unpriced = [{ size: 'S', price: null }];
  expect(spread({ title: 'Shirt', sizes: unpriced })).toEqual([{ title: 'Shirt', sizes: unpriced[0] }]);
  expect(spread({ title: 'Shirt', price: null, sizes: unpriced })).toHaveLength(1);
  expect(spread({ title: 'Shirt', price: null, sizes: unpriced })[0]?.sizes).toBe(unpriced);
});

test('entries are sold where somebody says that the price is a member of them, except prices in several currencies', () => {
  const sold = { list: 'steps', price: 'cost' };
  const spreadSold = (fields: Record<string, unknown>) =>
    spreadVariants({ line: 1, fields }, sold).map((record) => record.fields);
  const steps = [{ cost: 4 }, { cost: 7 }, { cost: null }];
  expect(spreadSold({ title: 'Ladder', steps })).toHaveLength(3);
  expect(spread({ title: 'Ladder', steps })).toHaveLength(1);
  expect(spreadSold({ title: 'Ladder', steps: steps.map((one) => ({ ...one, currency: 'EUR' })) })).toHaveLength(1);
  expect(spreadSold({ title: 'Ladder', steps: [{ cost: 4 }, { height: 2 }] })).toHaveLength(1);
});
