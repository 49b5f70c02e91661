import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SkuPlaces } from './sku-places.ts';

test('whatever the skus, each is where it was first, and no other is found', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 300 }),
      fc.string(),
      (skus, other) => {
        const places = new SkuPlaces();
        const expected = new Map<string, number>();
        for (const [index, sku] of skus.entries()) {
          expect(places.add(sku, index + 1)).toBe(!expected.has(sku));
          if (!expected.has(sku)) expected.set(sku, index + 1);
        }
        for (const [sku, line] of expected) expect(places.find(sku)).toEqual({ line, ordinal: null });
        if (!expected.has(other)) expect(places.find(other)).toBeNull();
      },
    ),
  );
});

test('hundreds of thousands of skus that look alike are told apart', () => {
  const places = new SkuPlaces();
  let taken = 0;
  for (let number = 0; number < 400_000; number++) {
    const sku = number % 2 === 0 ? `SHOE-${number}-EU` : String(4_000_000_000_000 + number);
    if (places.add(sku, number + 1, number)) taken++;
  }
  expect(taken).toBe(400_000);
  expect(places.find('SHOE-1000-EU')).toEqual({ line: 1001, ordinal: 1000 });
});
