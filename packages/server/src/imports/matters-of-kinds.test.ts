import type { Attribute, AttributeValue, Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { KindSample } from './matters-of-kinds.ts';

const attribute = (name: string): Attribute => ({ name, type: 'text', unit: null, label: null });
const ATTRIBUTES = ['category', 'width', 'blade', 'brand'].map(attribute);
const KINDS = ['mower', 'trimmer', 'rake'];

function ofSomeKinds(count: number, attributesOf: (nth: number) => Record<string, AttributeValue>) {
  const sample = new KindSample();
  for (let nth = 0; nth < count; nth++) sample.add({ attributes: attributesOf(nth) } as unknown as Product);
  return [...sample.ofSomeKinds(ATTRIBUTES)];
}

test.each([60, 50_000])(
  'of %i products, what whole kinds lack is their matter, not what products of each kind lack',
  (count) => {
    const all = ofSomeKinds(count, (nth) => ({
      category: KINDS[Math.floor((nth * 3) / count)] ?? '',
      ...(nth * 3 < count && { width: 'wide' }),
      ...(nth * 3 >= 2 * count && nth % 7 !== 0 && { blade: 'long' }),
      ...(nth % 2 === 0 && { brand: 'a' }),
    }));
    expect(all).toEqual(['width', 'blade']);
  },
);

test('nothing is said where no column names the kind, or each product has its own', () => {
  expect(ofSomeKinds(60, (nth) => (nth < 30 ? { width: 'wide' } : {}))).toEqual([]);
  expect(ofSomeKinds(60, (nth) => ({ category: `k${nth}`, ...(nth < 30 && { width: 'wide' }) }))).toEqual([]);
});
