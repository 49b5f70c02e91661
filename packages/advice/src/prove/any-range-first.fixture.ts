// Advisors and stocks in which it takes a certain range, set by hand, to come to the shortest conversation, or to no results: a RANGE
// first, several products of each price, and behind it what is strict (`must`, all of the answers) but keeps products of unknown
// value; last a question that is asked after certain replies to that.

import type { Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { ReplyCondition } from '@guidepost/engine/condition';
import fc from 'fast-check';
import { advisorOf, product, shop } from '../check/small-shop.fixture.ts';
import { choice, ranges, values } from './any-branching.fixture.ts';

const strict = fc
  .tuple(fc.oneof(values, choice), fc.nat(3), fc.nat(3), fc.boolean())
  .map(([question, isAny, isDropped, must]): Question => {
    const missing = isDropped === 0 ? 'drop' : 'keep';
    if (question.type === 'RANGE' || isAny === 0) return { ...question, missing };
    return { ...question, missing, type: 'MULTIPLE', match: 'all', must };
  });

/** A test of the reply to the question before. */
function testOf({ id, ...asked }: Question, nth: number): ReplyCondition {
  if (asked.type === 'RANGE') return { kind: nth === 0 ? 'gte' : 'lte', question: id, value: 1 + nth };
  const ids = 'attribute' in asked.answers ? ['home', '4', 'red', 'true'] : asked.answers.map((each) => each.id);
  return { kind: 'any_of', question: id, answers: [ids[nth % ids.length] ?? ''] };
}

const questions = fc
  .tuple(ranges, fc.oneof(strict, strict, ranges), strict, fc.nat(2), fc.nat(3))
  .map(([first, second, third, isFree, nth]): Question[] => {
    const before = { ...second, id: 'q1' };
    const askIf = isFree === 0 ? null : testOf(before, nth);
    return [{ ...first, id: 'q0' }, before, { ...third, id: 'q2', askIf }];
  });

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
