import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { infer } from '../infer/small-files.fixture.ts';
import { googlePreset } from './google-preset.ts';

test('what tells a shopper something may be an attribute, what steers shipping and advertising may not', () => {
  const { notAttributes } = googlePreset;
  for (const column of ['brand', 'color', 'size', 'material', 'gender', 'age_group', 'product_type', 'condition']) {
    expect([column, notAttributes(column)]).toEqual([column, false]);
  }
  expect(notAttributes('product_detail.Screen size')).toBe(false);
  for (const column of [
    ...['gtin', 'mpn', 'identifier_exists', 'shipping', 'shipping.price', 'shipping_weight', 'tax.rate', 'adult'],
    ...[
      'additional_image_link',
      'custom_label_0',
      'ads_redirect',
      'google_product_category',
      'sale_price_effective_date',
    ],
  ]) {
    expect([column, notAttributes(column)]).toEqual([column, true]);
  }
});

test('a feed needs no mapping: sale prices are paid, and the list price is there only beside one', async () => {
  const item = (id: number, sale: string, availability: string) =>
    `<item><g:id>${id}</g:id><g:title>Lamp ${id}</g:title><g:link>https://s.example/${id}</g:link><g:image_link>https://i.example/${id}</g:image_link>
<g:description>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</g:description><g:price>${id}0.00 EUR</g:price>${sale}<g:availability>${availability}</g:availability><g:shipping><g:price>3 EUR</g:price></g:shipping></item>`;
  const feed = `<rss><channel>${item(1, '', 'in stock')}${item(2, '<g:sale_price>15.00 EUR</g:sale_price>', 'out_of_stock')}</channel></rss>`;
  const { mapping, missing } = await inferMapping(surveyOf(feed, 'feed'));
  expect(missing).toEqual([]);
  const { products } = await gather(sourceOf(feed, 'feed'), { mapping });
  expect(products).toMatchObject([
    { sku: '1', price: '10.00', listPrice: null, available: true, description: 'A & B' },
    { sku: '2', price: '15.00', listPrice: '20.00', available: false },
  ]);
});

test('a sale price of 0 in a feed is no sale, and the notes say so', async () => {
  const item = (id: number, sale: string) =>
    `<item><g:id>${id}</g:id><g:title>Lamp ${id}</g:title><g:link>https://s.example/${id}</g:link><g:image_link>https://i.example/${id}</g:image_link><g:price>${id}0.00 EUR</g:price><g:sale_price>${sale}</g:sale_price></item>`;
  const feed = `<rss><channel>${item(1, '8.00 EUR')}${item(2, '0.00 EUR')}${item(3, '0 EUR')}</channel></rss>`;
  const { mapping, notes } = await inferMapping(surveyOf(feed, 'feed'));
  expect(notes).toContain('2 rows have 0 in sale_price, which is read as no price, and price is paid instead');
  expect(notes.join()).not.toContain('for nothing');
  const { products } = await gather(sourceOf(feed, 'feed'), { mapping });
  expect(products.map(({ price, listPrice }) => [price, listPrice])).toEqual([
    ['8.00', '10.00'],
    ['20.00', null],
    ['30.00', null],
  ]);
});

const feed = (columns: readonly string[], cells: (i: number) => readonly string[], currency = 'EUR'): string =>
  [
    ['id', 'title', 'link', 'image_link', 'price', 'availability', ...columns].join('\t'),
    ...Array.from({ length: 30 }, (_, i) =>
      [
        `a${i}`,
        `Thing ${i}`,
        `https://s.example/${i}`,
        `https://s.example/${i}.jpg`,
        `9 ${currency}`,
        'in stock',
        ...cells(i),
      ].join('\t'),
    ),
  ].join('\n');

const SPORT = ['Sporting Goods > Tennis > Racquets', 'Sporting Goods > Golf > Golf Balls'];
const OFFICE = ['Office Supplies > Paper', 'Furniture > Desks'];

test.each([
  ['google_product_category', SPORT],
  ['fb_product_category', OFFICE],
])('the category in %s is what a thing is, in a feed without types of its own', async (column, paths) => {
  const { mapping } = await infer(feed([column], (i) => [paths[i % 2] ?? '']));
  expect(mapping.attributes).toMatchObject([{ name: column, label: 'Product type', from: [{ column }] }]);
});

test("a category of a taxonomy is no attribute beside the shop's own, nor as a number", async () => {
  const both = feed(['google_product_category', 'product_type'], (i) => [
    SPORT[i % 2] ?? '',
    ['Racquets', 'Balls'][i % 2] ?? '',
  ]);
  expect((await infer(both)).mapping.attributes.map(({ name }) => name)).toEqual(['product_type']);
  const numbers = feed(['google_product_category'], (i) => [String(3000 + (i % 2))]);
  expect((await infer(numbers)).mapping.attributes).toEqual([]);
});

test.each([
  ['GBP', 'Colour'],
  ['AUD', 'Colour'],
  ['USD', 'Color'],
])("the specification's name of a column is spelt as shoppers who pay in %s read it: %s", async (currency, label) => {
  const { mapping } = await infer(feed(['color'], (i) => [['White', 'Black'][i % 2] ?? ''], currency));
  expect(mapping.attributes).toMatchObject([{ name: 'color', label }]);
});
