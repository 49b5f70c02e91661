import { expect, test } from 'vitest';
import { spreadVariants } from './spread-variants.ts';

const spread = (fields: Record<string, unknown>) =>
  spreadVariants({ line: 3, fields, reason: '' }).map((record) => record.fields);

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
  const [record, ...others] = spreadVariants({ line: 1, fields, reason: '' });
  expect(others).toEqual([]);
  expect(record).toMatchObject({ fields: null, reason: expect.stringMatching(/^it has \d+ variants in "variants"/) });
});
