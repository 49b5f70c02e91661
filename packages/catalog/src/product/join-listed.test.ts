import type { Product } from '@guidepost/engine/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { collectingOf, joinListed } from './join-listed.ts';

const collecting = collectingOf(
  readMapping(
    'm.yaml',
    'attributes: { category: { from: Category, collect: true }, vegan: { from: "{Name} {Category}", matches: Vegan }, size: Size }',
  ),
);

const product = (categories: readonly string[], more: Partial<Product> = {}): Product => ({
  ...{ sku: 'A', title: 'T', description: null, image: 'https://i.x', link: 'https://l.x', price: '1.00' },
  ...{ listPrice: null, group: null, available: true },
  attributes: { size: 'M', ...(categories.length > 0 && { category: categories }) },
  ...more,
});

const join = (first: Product, again: Product): Product => {
  const joined = joinListed(first, again, collecting);
  if ('differs' in joined) throw new Error(`differs: ${joined.differs}`);
  return joined.product;
};

test('a product that is listed again is in all its categories, and the first row is kept in everything else', () => {
  const again = product(['Offers'], { link: 'https://l.x/offers' });
  expect(joinListed(product(['Garden']), again, collecting)).toEqual({
    product: product(['Garden', 'Offers']),
    added: { category: ['Offers'] },
  });
});

test.each<[string, Partial<Product>]>([
  ['title', { title: 'U' }],
  ['description', { description: 'D' }],
  ['image', { image: 'https://i.x/2' }],
  ['price', { price: '1.01' }],
  ['listPrice', { listPrice: '2.00' }],
  ['group', { group: 'G' }],
  ['available', { available: false }],
  ['size', { attributes: { size: 'L', category: ['Offers'] } }],
  ['size', { attributes: { category: ['Offers'] } }],
])('rows of one sku with another %s are not joined', (name, more) => {
  expect(joinListed(product(['Garden']), product(['Offers'], more), collecting)).toEqual({ differs: [name] });
});

test('another link alone is no other category', () => {
  const again = product(['Garden'], { link: 'https://l.x/2' });
  expect(joinListed(product(['Garden']), again, collecting)).toEqual({ differs: ['link'] });
});

test('what is concluded from a category holds if one of the rows says it', () => {
  const attributes = { size: 'M', vegan: true, category: ['Vegan'] };
  for (const [first, again] of [
    [product(['Soap']), product([], { attributes })],
    [product([], { attributes }), product(['Soap'], { attributes: { size: 'M', vegan: false, category: ['Soap'] } })],
  ] as const)
    expect(join(first, again).attributes).toMatchObject({ vegan: true, size: 'M' });
});

test('a list does not outgrow what a list may have', () => {
  const many = Array.from({ length: 200 }, (_, at) => `c${at}`);
  expect(joinListed(product(many), product(['more']), collecting)).toEqual({ differs: ['category'] });
});

test('the order of rows, and rows that come twice, make no difference; no category is lost', () => {
  const categories = fc.array(fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 2 }), {
    minLength: 1,
    maxLength: 8,
  });
  const all = categories.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  const joined = (rows: readonly (readonly string[])[]): Set<unknown> => {
    const [first, ...others] = rows.map((row) => product(row));
    const { category = [] } = others.reduce(join, first ?? product([])).attributes;
    return new Set(category as readonly string[]);
  };
  fc.assert(
    fc.property(all, ([rows, shuffled]) => {
      expect(joined(shuffled)).toEqual(new Set(rows.flat()));
      expect(joined([...shuffled, ...rows])).toEqual(joined(rows));
    }),
    runs(100, 1_000),
  );
});
