import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, fullBits, hasBit, setBit } from './bits.ts';
import { byFewMisses, byMisses } from './misses.ts';
import type { Wish } from './wishes.ts';

const SIZE = 70;

const products = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: SIZE }).map((numbers) => {
  const bits = emptyBits(SIZE);
  for (const product of numbers) setBit(bits, product);
  return bits;
});

test('of any number of wishes, the products that miss a certain number are those that do', () => {
  fc.assert(
    fc.property(fc.option(products), fc.array(products, { minLength: 1, maxLength: 18 }), (some, sets) => {
      const within = some ?? fullBits(SIZE);
      const wishes = sets.map((own): Partial<Wish> => ({ products: own })) as Wish[];
      const { once, twice } = byFewMisses(within, wishes);
      for (let wanted = 0; wanted <= sets.length; wanted++) {
        const found = wanted === 1 ? once : wanted === 2 ? twice : byMisses(within, wishes, wanted);
        for (let product = 0; product < SIZE; product++) {
          const missed = sets.filter((own) => !hasBit(own, product)).length;
          expect(hasBit(found, product)).toBe(hasBit(within, product) && missed === wanted);
        }
      }
    }),
    { numRuns: 50 },
  );
});
