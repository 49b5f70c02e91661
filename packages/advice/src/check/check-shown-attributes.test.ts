import { expect, test } from 'vitest';
import { advisorOf, check, use } from './small-shop.fixture.ts';

const findingsOf = (...attributes: string[]) => {
  const plain = advisorOf([use]);
  return check({ ...plain, results: { ...plain.results, attributes } });
};

test('Results may show any attribute that the catalog has', () => {
  expect(findingsOf()).toEqual([]);
  expect(findingsOf('brand', 'ram_gb', 'colors', 'touch')).toEqual([]);
});

test('The price, which every result has anyway, is found among what results are to show', () => {
  expect(findingsOf('brand', 'price')).toMatchObject([
    { severity: 'warning', code: 'price-shown-anyway', pointer: '/results/attributes/1' },
  ]);
});

test('An attribute that results are to show and the catalog does not have is found, with its place and the one that was meant', () => {
  expect(findingsOf('brand', 'ram')).toEqual([
    {
      severity: 'error',
      code: 'unknown-attribute',
      pointer: '/results/attributes/1',
      message: 'What results show uses the attribute `ram`, which the catalog does not have.',
      mend: 'Did you mean `ram_gb`?',
      attribute: 'ram',
      meant: 'ram_gb',
    },
  ]);
  expect(findingsOf('ram_gb', 'ram')).toMatchObject([{ attribute: 'ram' }]);
  expect(findingsOf('ram_gb', 'ram')[0]).not.toHaveProperty('meant');
});
