import { expect, test } from 'vitest';
import { advisorOf, atLeast, check, found, product, shop, use } from './small-shop.fixture.ts';

test('An advisor of which there is nothing to say has no findings', () => {
  expect(check(advisorOf([use]))).toEqual([]);
  expect(check(advisorOf([use], { where: atLeast('ram_gb', 8) }))).toEqual([]);
});

test('An advisor without questions is an error', () => {
  expect(check(advisorOf([]))).toMatchObject([{ severity: 'error', code: 'no-questions', pointer: '/questions' }]);
});

test('A scope that no product satisfies is an error, and the only one', () => {
  const findings = check(advisorOf([use], { where: atLeast('ram_gb', 1000) }));
  expect(findings).toMatchObject([{ severity: 'error', code: 'empty-scope', pointer: '/where' }]);
  expect(findings[0]?.message).toContain('`ram_gb >= 1000` (0 of 7 products available)');
});

test('A scope of which everything is sold out is an error, unless the sold out are shown', () => {
  const where = atLeast('ram_gb', 64);
  expect(found('empty-scope', advisorOf([use], { where }))[0]?.mend).toContain('`unavailable: last`');
  const results = { ...advisorOf([]).results, unavailable: 'last' } as const;
  expect(found('empty-scope', advisorOf([use], { where, results }))).toEqual([]);
});

test('A catalog without available products is an error of availability', () => {
  const soldOut = { ...shop, products: shop.products.map(({ sku, attributes }) => product(sku, 1, attributes, false)) };
  expect(found('empty-scope', advisorOf([use]), soldOut)).toMatchObject([{ pointer: '/results/unavailable' }]);
});

test('A catalog without products is an error of the catalog', () => {
  expect(check(advisorOf([use]), { ...shop, products: [] })).toMatchObject([
    { severity: 'error', code: 'empty-scope', pointer: '/catalog', mend: 'Import products first.' },
  ]);
});
