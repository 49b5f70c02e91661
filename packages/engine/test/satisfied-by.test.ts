import { hasBit } from '@guidepost/engine/bits';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import { satisfiedBy } from '@guidepost/engine/satisfied-by';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalog, condition } from './generate.ts';

test('one product after the other, the same satisfy a condition as all at once', () => {
  fc.assert(
    fc.property(catalog, condition, ({ products, attributes }, one) => {
      const snapshot = buildSnapshot(products, attributes);
      const bits = evaluateCondition(one, snapshot);
      const holds = satisfiedBy(one, snapshot);
      expect(products.map((_, nth) => holds(nth))).toEqual(products.map((_, nth) => hasBit(bits, nth)));
    }),
    { numRuns: 500 },
  );
});
