// Valid advisors of every kind, for properties of reading and editing their files.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { Condition, ReplyCondition } from '@guidepost/engine/condition';
import fc from 'fast-check';

const text = fc.oneof(
  fc.constantFrom('on', 'null', '~', '16', '1.0', 'a: b', '# no', '[x', '*a', '!t', '- x', '"', "'"),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((each) => each.trim() !== '' && each.isWellFormed() && !/[\p{Cc}\ufffd]/u.test(each)),
);
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const plainNumber = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((n) => (n === 0 ? 0 : n));
const rangeNumber = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 100 + 0);
const attribute = fc.constantFrom('brand', 'ram_gb', 'price', 'a b', 'x.y', '16', 'constructor');
const image = fc.constantFrom('https://shop.example/a.webp', '/images/a.webp', 'http://a/b?c=d');
const name = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,10}$/);
const value = fc.oneof(text, plainNumber, fc.boolean());

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({
      kind: fc.constantFrom('in' as const, 'not_in' as const),
      attribute,
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('exists' as const), attribute, exists: fc.boolean() }),
    fc
      .record({ gt: plainNumber, gte: plainNumber, lt: plainNumber, lte: plainNumber }, { requiredKeys: [] })
      .filter((tests) => Object.keys(tests).length > 0)
      .chain((tests) => attribute.map((each) => ({ kind: 'compare' as const, attribute: each, ...tests }))),
    fc.record({
      kind: fc.constantFrom('any' as const, 'all' as const),
      of: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('condition') }),
  ),
}));

const answer = fc.record({
  id: fc.stringMatching(/^[^.\s\p{C}]([^.\n\r\p{C}]{0,6}[^.\s\p{C}])?$/u),
  title: text,
  description: nullable(text),
  image: nullable(image),
  backgroundColor: nullable(fc.constantFrom('#00aaFF', '#123456')),
  where: nullable(condition),
});

const shared = {
  id: fc.stringMatching(/^[a-z0-9_-]{1,8}$/).filter((id) => !['any', 'all', 'not'].includes(id)),
  title: text,
  description: nullable(text),
  image: nullable(image),
  skipText: nullable(text),
  weight: fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
  alwaysAsk: fc.boolean(),
  stage: fc.integer({ min: 1, max: 20 }),
};

const role = fc.oneof(
  fc
    .record({
      role: fc.constant('filter' as const),
      must: fc.boolean(),
      firm: fc.boolean(),
      missing: fc.constantFrom('drop' as const, 'keep' as const),
    })
    .map((filter) => (filter.firm ? { ...filter, missing: 'drop' as const } : filter)),
  fc.constant({ role: 'preference' as const, must: false, firm: false, missing: 'drop' as const }),
);

const answers = fc.oneof(
  fc.uniqueArray(answer, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
  fc.record({ attribute, max: fc.integer({ min: 1, max: 200 }) }),
);

const redundant = fc.constantFrom('show' as const, 'hide' as const);

const ascending = fc
  .uniqueArray(rangeNumber, { minLength: 4, maxLength: 4 })
  .map((each) => each.toSorted((a, b) => a - b));

const range = fc
  .record({ attribute, label: fc.oneof(fc.constant(''), text), ends: ascending, auto: fc.boolean(), title: text })
  .map(({ ends: [first = 0, second = 0, third = 0, last = 0], auto, title, ...rest }) => ({
    ...rest,
    type: 'RANGE' as const,
    from: auto ? ('auto' as const) : first,
    to: last,
    step: 0.25,
    groupings: [
      { title, from: null, to: second },
      { title, from: second, to: third },
    ],
  }));

const question = fc
  .tuple(
    fc.record(shared),
    role,
    fc.oneof(
      fc.record({ type: fc.constant('SINGLE' as const), match: fc.constant('any' as const), redundant, answers }),
      fc.record({
        type: fc.constant('MULTIPLE' as const),
        match: fc.constantFrom('any' as const, 'all' as const),
        redundant,
        answers,
      }),
      range,
    ),
  )
  .map(([common, filter, own]): Question => ({ ...common, ...filter, askIf: null, ...own }));

const about = (earlier: Question): ReplyCondition => {
  if (earlier.type === 'RANGE') return { kind: 'gte', question: earlier.id, value: 5 };
  const ids = isValueAnswers(earlier.answers) ? ['anything'] : earlier.answers.map(({ id }) => id);
  return { kind: 'not', of: { kind: 'none_of', question: earlier.id, answers: ids } };
};

const textsOf = (questions: readonly Question[], shown: readonly string[]) =>
  Object.fromEntries([
    ...shown.flatMap((name) => [
      [`results.${name}.label`, 'l'],
      [`results.${name}.Dr. X.title`, 'v'],
    ]),
    ...questions.flatMap((each) => [
      [`${each.id}.title`, 'x'],
      ...(each.type === 'RANGE'
        ? [[`${each.id}.groupings.1.title`, 'y']]
        : isValueAnswers(each.answers)
          ? [[`${each.id}.Dr. X.title`, 'z']]
          : each.answers.map(({ id }) => [`${each.id}.${id}.description`, 'd'])),
    ]),
  ]);

export const anyAdvisor = fc
  .record({
    id: name,
    client: name,
    catalog: name,
    title: text,
    language: fc.constantFrom('en', 'de-AT'),
    where: nullable(condition),
    results: fc.record({
      show: fc.oneof(
        fc.constantFrom('after_filters' as const, 'at_end' as const),
        fc.record({ afterQuestions: fc.integer({ min: 1, max: 50 }) }),
      ),
      limit: fc.integer({ min: 1, max: 100 }),
      priceImpact: fc.constantFrom('none' as const, 'cheaper' as const, 'dearer' as const),
      unavailable: fc.constantFrom('hide' as const, 'last' as const),
      onePer: fc.constantFrom('group' as const, 'group_first' as const, 'product' as const),
      nearest: fc.boolean(),
      askAgain: fc.boolean(),
      attributes: fc.uniqueArray(attribute, { maxLength: 3 }),
    }),
    order: fc.constantFrom('listed' as const, 'adaptive' as const),
    questions: fc.uniqueArray(question, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
  })
  .map(({ questions, ...rest }): Advisor => {
    const [first, ...others] = questions;
    const isListed = rest.order === 'listed';
    const branched = first === undefined ? [] : [first, ...others.map((each) => ({ ...each, askIf: about(first) }))];
    return {
      ...rest,
      first: isListed || first === undefined ? null : first.id,
      questions: branched.map((each) => (isListed ? { ...each, stage: 1 } : each)),
      texts: { 'pt-BR': textsOf(questions, rest.results.attributes) },
    };
  });
