// Advisors and stocks in which it takes a certain range, set by hand, to come to the shortest conversation, or to no results: a RANGE
// first, several products of each price, and behind it what is strict (`must`, all of the answers) but keeps products of unknown
// value.

import type { Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import fc from 'fast-check';
import { advisorOf, product, shop } from '../check/small-shop.fixture.ts';
import { choice, ranges, values } from './any-branching.fixture.ts';

const strict = fc
  .tuple(fc.oneof(values, choice), fc.nat(3), fc.nat(3))
  .map(([question, isAny, isDropped]): Question => {
    const missing = isDropped === 0 ? 'drop' : 'keep';
    if (question.type === 'RANGE' || isAny === 0) return { ...question, missing };
    return { ...question, missing, type: 'MULTIPLE', match: 'all', must: true };
  });

const questions = fc
  .tuple(ranges, fc.array(strict, { minLength: 1, maxLength: 2 }))
  .map((all) => all.flat().map((question, nth): Question => ({ ...question, id: `q${nth}`, askIf: null })));

const anyProducts = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('home', 'games', null),
      ram_gb: fc.constantFrom(4, 8, null),
    }),
    { minLength: 3, maxLength: 7, size: 'max' },
  )
  .map((all) =>
    all.map(({ price, kind, ram_gb }, nth) =>
      product(`p${nth}`, price, { ...(kind === null ? {} : { kind }), ...(ram_gb === null ? {} : { ram_gb }) }),
    ),
  );

export const anyRangeFirst = fc
  .tuple(questions, anyProducts)
  .map(([listed, products]) => compile(advisorOf(listed), buildSnapshot(products, shop.attributes)));
