// Advisors in which a firm reply often takes an earlier one back: filters that are not firm first, then a firm range, of which one set
// by hand may lie where those filters have left nothing, and one more choice.

import type { Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import fc from 'fast-check';
import { advisorOf, range, shop } from '../check/small-shop.fixture.ts';
import { choice, fewProducts } from './any-branching.fixture.ts';

const settings = fc.record({
  must: fc.boolean(),
  missing: fc.constantFrom('drop' as const, 'keep' as const),
  order: fc.constantFrom('listed' as const, 'adaptive' as const),
});

export const anyFirmLast = fc
  .tuple(choice, choice, choice, fewProducts, settings)
  .map(([one, other, last, products, { must, missing, order }]) => {
    const listed: Question[] = [
      one,
      other,
      { ...range('', 'price', { step: 1 }), firm: true, must, missing, stage: 2 },
      { ...last, stage: 3 },
    ];
    const plain = advisorOf(listed.map((question, nth): Question => ({ ...question, id: `q${nth}` })));
    const advisor = { ...plain, order, results: { ...plain.results, limit: 1 } };
    return compile(advisor, buildSnapshot(products, shop.attributes));
  });
