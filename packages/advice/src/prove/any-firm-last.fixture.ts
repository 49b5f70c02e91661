// Advisors in which a firm reply often takes an earlier one back: filters that are not firm first, then a firm one, and one more choice. A
// firm range set by hand may lie where those filters have left nothing. After a firm choice, a range that was replied to before may be the
// whole of what there is.

import type { Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import fc from 'fast-check';
import { advisorOf, range, shop } from '../check/small-shop.fixture.ts';
import { choice, fewProducts, ranges } from './any-branching.fixture.ts';

const settings = fc.record({
  must: fc.boolean(),
  missing: fc.constantFrom('drop' as const, 'keep' as const),
  order: fc.constantFrom('listed' as const, 'adaptive' as const),
  isChoice: fc.boolean(),
  isLookedAt: fc.boolean(),
});

const askIf = { kind: 'gte' as const, question: 'q2', value: 2 };

export const anyFirmLast = fc
  .tuple(choice, choice, choice, ranges, fewProducts, settings)
  .map(([one, other, last, wide, products, { must, missing, order, isChoice, isLookedAt }]) => {
    const firm = { firm: true, must, missing, stage: 2 };
    const listed: Question[] = isChoice
      ? [wide, other, { ...one, ...firm }, { ...last, stage: 3 }]
      : [
          one,
          other,
          { ...range('', 'price', { step: 1 }), ...firm },
          { ...last, stage: 3, askIf: isLookedAt ? askIf : null },
        ];
    const plain = advisorOf(listed.map((question, nth): Question => ({ ...question, id: `q${nth}` })));
    const advisor = { ...plain, order, results: { ...plain.results, limit: 1 } };
    return compile(advisor, buildSnapshot(products, shop.attributes));
  });
