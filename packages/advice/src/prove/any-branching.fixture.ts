// Advisors and stocks in which replies that are set aside often meet an `ask_if`: few products, several filters that exclude each
// other, and most questions asked only after certain replies to filters before them.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { Condition, ReplyCondition } from '@guidepost/engine/condition';
import fc from 'fast-check';
import { advisorOf, answer, is, product, range, shop, single } from '../check/small-shop.fixture.ts';

export const fewProducts = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('home', 'games'),
      touch: fc.option(fc.boolean(), { nil: null, freq: 6 }),
      ram_gb: fc.option(fc.constantFrom(4, 8, 16), { nil: null, freq: 6 }),
      colors: fc.constantFrom<string[][]>(['red'], ['red', 'blue'], ['blue']),
    }),
    { minLength: 2, maxLength: 6, size: 'max' },
  )
  .map((all) =>
    all.map(({ price, touch, ram_gb, ...attributes }, nth) =>
      product(`p${nth}`, price, {
        ...attributes,
        ...(touch === null ? {} : { touch }),
        ...(ram_gb === null ? {} : { ram_gb }),
      }),
    ),
  );

const where = fc.constantFrom<(Condition | null)[]>(
  is('kind', 'home'),
  is('kind', 'games'),
  is('touch', true),
  is('touch', false),
  is('ram_gb', 4),
  is('ram_gb', 8, 16),
  is('colors', 'blue'),
  is('colors', 'red'),
  { kind: 'compare', attribute: 'price', lte: 2 },
  { kind: 'compare', attribute: 'price', gte: 4 },
  null,
);
const bound = fc.constantFrom<(Condition | null)[]>(
  { kind: 'compare', attribute: 'ram_gb', gte: 4 },
  { kind: 'compare', attribute: 'ram_gb', gte: 8 },
  { kind: 'compare', attribute: 'ram_gb', gte: 16 },
  { kind: 'compare', attribute: 'price', lte: 2 },
  { kind: 'compare', attribute: 'price', lte: 3 },
  null,
);

const luck = (of: number) => fc.nat(of).map((drawn) => drawn === 0);
const settings = fc.record({ must: luck(3), alwaysAsk: luck(3), isPreference: luck(6), isKept: luck(5) });
const type = fc.constantFrom('SINGLE' as const, 'SINGLE' as const, 'MULTIPLE' as const);
const match = fc.constantFrom('any' as const, 'all' as const);

const wheres = fc.oneof(
  { arbitrary: fc.array(where, { minLength: 2, maxLength: 3 }), weight: 3 },
  { arbitrary: fc.array(bound, { minLength: 2, maxLength: 3 }), weight: 1 },
);
const redundant = fc.constantFrom('show' as const, 'hide' as const);
export const choice = fc.record({ type, match, redundant, wheres }).map(({ wheres: all, ...more }) =>
  single(
    '',
    all.map((each, nth) => answer(`a${nth}`, each)),
    more,
  ),
);
export const values = fc
  .tuple(fc.constantFrom('kind', 'touch', 'ram_gb', 'colors'), fc.constantFrom(30, 30, 2), type, match)
  .map(([attribute, max, ofType, ofMatch]) => single('', { attribute, max }, { type: ofType, match: ofMatch }));
const edge = fc.constantFrom('auto' as const, 'auto' as const, 2);
export const ranges = fc
  .tuple(fc.constantFrom('price', 'ram_gb'), edge, fc.constantFrom('auto' as const, 3, 8), luck(2))
  .map(([attribute, from, to, isGrouped]) =>
    range('', attribute, {
      from,
      to,
      step: 1,
      groupings: isGrouped
        ? [
            { title: 'g', from: null, to: 3 },
            { title: 'h', from: 4, to: null },
          ]
        : [],
    }),
  );

const anyQuestion = fc
  .tuple(
    fc.oneof({ arbitrary: choice, weight: 6 }, { arbitrary: values, weight: 2 }, { arbitrary: ranges, weight: 2 }),
    settings,
  )
  .map(
    ([question, { isPreference, isKept, ...more }]): Question => ({
      ...question,
      ...more,
      role: isPreference ? 'preference' : 'filter',
      missing: isKept ? 'keep' : 'drop',
    }),
  );

/** Which earlier question a test is of, and which of its answers it names, is settled when it is known what they are. */
const anyTest = fc.record({ about: fc.nat(), nth: fc.nat(), kind: fc.nat(7), isNot: luck(6) });
const anyAskIf = fc.record({
  kind: fc.constantFrom('all' as const, 'all' as const, 'any' as const),
  of: fc.array(anyTest, { minLength: 1, maxLength: 3 }),
});

type Test = { about: number; nth: number; kind: number; isNot: boolean };

function testOf({ about, nth, kind, isNot }: Test, earlier: readonly Question[]): ReplyCondition {
  const asked = earlier[about % earlier.length];
  if (asked === undefined) throw new Error('The first question has no test.');
  const question = asked.id;
  const ids =
    asked.type === 'RANGE'
      ? []
      : 'attribute' in asked.answers
        ? ({ kind: ['home', 'games'], touch: ['true', 'false'], ram_gb: ['4', '8', '16'], colors: ['red', 'blue'] }[
            asked.answers.attribute
          ] ?? [])
        : asked.answers.map(({ id }) => id);
  const id = ids[nth % Math.max(1, ids.length)] ?? '';
  const test: ReplyCondition =
    kind === 0
      ? { kind: 'replied', question, replied: nth % 2 === 0 }
      : asked.type === 'RANGE'
        ? { kind: kind % 2 === 0 ? 'gte' : 'lte', question, value: 1 + (nth % 8) }
        : kind === 1
          ? { kind: 'none_of', question, answers: [id] }
          : kind === 2
            ? { kind: 'all_of', question, answers: [id, ids[0] ?? ''] }
            : { kind: 'any_of', question, answers: [id] };
  return isNot ? { kind: 'not', of: test } : test;
}

const questions = fc
  .array(fc.tuple(anyQuestion, anyAskIf, luck(2)), { minLength: 3, maxLength: 5, size: 'max' })
  .map((all) => {
    const listed: Question[] = [];
    for (const [nth, [question, { kind, of }, isFree]] of all.entries()) {
      const isAsked = nth === 0 || (isFree && nth < all.length - 1);
      listed.push({
        ...question,
        id: `q${nth}`,
        askIf: isAsked ? null : { kind, of: of.map((test) => testOf(test, listed)) },
      });
    }
    return listed;
  });

export const anyBranching = fc.tuple(questions, fewProducts).map(([listed, products]) => {
  const plain: Advisor = advisorOf(listed);
  const advisor: Advisor = { ...plain, results: { ...plain.results, show: 'at_end' } };
  return compile(advisor, buildSnapshot(products, shop.attributes));
});
