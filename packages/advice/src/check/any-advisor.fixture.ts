// Advisors and stocks at random: mostly sound, sometimes asking for what the catalog does not have.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import type { Condition, ReplyCondition } from '@guidepost/engine/condition';
import type { AttributeValue, Product } from '@guidepost/engine/product';
import fc from 'fast-check';
import { advisorOf, answer, is, product, range, single } from './small-shop.fixture.ts';

const VALUES: Readonly<Record<string, readonly AttributeValue[]>> = {
  kind: ['home', 'games'],
  ram_gb: [4, 8, 16],
  colors: [['red'], ['red', 'blue']],
  touch: [true, false],
};

const known = fc
  .tuple(
    ...Object.entries(VALUES).map(([name, values]) =>
      fc.tuple(fc.constant(name), fc.constantFrom(...values), fc.nat(4)),
    ),
  )
  .map((all) => Object.fromEntries(all.filter(([, , luck]) => luck > 0).map(([name, value]) => [name, value])));

export const anyProducts: fc.Arbitrary<readonly Product[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), known, fc.nat(4)), { maxLength: 12, size: 'max' })
  .map((all) => all.map(([price, attributes, luck], nth) => product(`p${nth}`, price, attributes, luck > 0)));

const sound = fc.constantFrom<Condition[]>(
  is('kind', 'home'),
  is('kind', 'games'),
  is('ram_gb', 4, '8'),
  is('colors', 'blue'),
  is('touch', true),
  { kind: 'not_in', attribute: 'colors', values: ['blue'] },
  { kind: 'compare', attribute: 'ram_gb', gt: 4 },
  { kind: 'compare', attribute: 'price', gte: 3, lte: 7 },
  { kind: 'exists', attribute: 'touch', exists: false },
);

const unsound = fc.constantFrom<Condition[]>(
  is('knid', 'home'),
  is('kind', 'Home'),
  is('dock', 'usb'),
  is('ram_gb', 'much'),
  { kind: 'compare', attribute: 'kind', lt: 4 },
  { kind: 'compare', attribute: 'price', gte: 900 },
);

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    { arbitrary: sound, weight: 40 },
    { arbitrary: unsound, weight: 1 },
    {
      arbitrary: fc.record({
        kind: fc.constantFrom('all', 'any'),
        of: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
      }),
      weight: 8,
    },
    { arbitrary: fc.record({ kind: fc.constant('not' as const), of: tie('condition') }), weight: 4 },
  ),
}));

const where = fc.option(condition, { nil: null });
const shared = {
  role: fc.constantFrom('filter' as const, 'preference' as const),
  missing: fc.constantFrom('drop' as const, 'keep' as const),
  alwaysAsk: fc.boolean(),
  weight: fc.constantFrom(0, 1),
};

const valueAnswers = fc.record({
  attribute: fc.constantFrom('kind', 'ram_gb', 'colors', 'touch', 'price', 'dock'),
  max: fc.constantFrom(30, 30, 2, 1),
});

const choice = fc
  .record({
    ...shared,
    type: fc.constantFrom('SINGLE', 'MULTIPLE'),
    match: fc.constantFrom('any', 'all'),
    redundant: fc.constantFrom('show', 'hide'),
    answers: fc.oneof(
      fc.array(where, { minLength: 1, maxLength: 4 }).map((all) => all.map((part, nth) => answer(`a${nth}`, part))),
      valueAnswers,
    ),
  })
  .map(({ answers, ...more }) => single('', answers, more));

const bound = fc.constantFrom(1, 3, 4, 8, 16, 900);
const edge = fc.oneof(fc.constant('auto' as const), bound);
const end = fc.option(bound, { nil: null });

const anyRange = fc
  .record({
    ...shared,
    attribute: fc.oneof({ arbitrary: fc.constantFrom('price', 'ram_gb'), weight: 9 }, fc.constant('kind')),
    from: edge,
    to: edge,
    step: fc.constantFrom(1, 0.5, 5),
    groupings: fc.array(fc.record({ title: fc.constant('g'), from: end, to: end }), { maxLength: 2 }),
  })
  .map(({ attribute, ...more }) => range('', attribute, more));

const question: fc.Arbitrary<Question> = fc.oneof(choice, choice, anyRange);

const earlier = fc.constantFrom('q0', 'q1', 'q2');
const replyTest: fc.Arbitrary<ReplyCondition> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('any_of', 'none_of', 'all_of'),
    question: earlier,
    answers: fc.constantFrom(['a0'], ['a0', 'a1'], ['home'], ['8']),
  }),
  fc.record({ kind: fc.constantFrom('gte', 'lte'), question: earlier, value: bound }),
  fc.record({ kind: fc.constant('replied' as const), question: earlier, replied: fc.boolean() }),
);
const askIf: fc.Arbitrary<ReplyCondition | null> = fc.option(
  fc.oneof(
    replyTest,
    replyTest.map((of): ReplyCondition => ({ kind: 'not', of })),
    fc.record({ kind: fc.constantFrom('all', 'any'), of: fc.array(replyTest, { minLength: 2, maxLength: 3 }) }),
  ),
  { nil: null },
);

export const anyAdvisor: fc.Arbitrary<Advisor> = fc
  .record({
    where,
    unavailable: fc.constantFrom('hide' as const, 'last' as const),
    questions: fc.array(fc.tuple(question, askIf), { maxLength: 4 }),
  })
  .map(({ where: scope, unavailable, questions }) =>
    advisorOf(
      questions.map(([asked, part], nth) => ({
        ...asked,
        id: `q${nth}`,
        askIf: nth === 0 || part === null ? null : amongEarlier(part, nth),
      })),
      { where: scope, results: { ...advisorOf([]).results, unavailable } },
    ),
  );

/** The same with every question exchanged for one of the first `count`. */
function amongEarlier(condition: ReplyCondition, count: number): ReplyCondition {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((part) => amongEarlier(part, count)) };
    case 'not':
      return { ...condition, of: amongEarlier(condition.of, count) };
    default:
      return { ...condition, question: `q${Number(condition.question.slice(1)) % count}` };
  }
}
