import { advisorFileJsonSchema } from '@guidepost/contract/advisor-file';
import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { Condition, ReplyCondition } from '@guidepost/engine/condition';
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { LAPTOPS } from './laptops-file.fixture.ts';
import { readAdvisorFile } from './read-advisor-file.ts';

// The file's spelling of what the engine knows, written plainly so that it shares nothing with the reader.

const spellCondition = (condition: Condition): Record<string, unknown> => {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { [condition.kind]: condition.of.map(spellCondition) };
    case 'not':
      return { not: spellCondition(condition.of) };
    case 'in':
    case 'not_in':
      return { [condition.attribute]: { [condition.kind]: condition.values } };
    case 'exists':
      return { [condition.attribute]: { exists: condition.exists } };
    case 'compare': {
      const { kind: _, attribute, ...tests } = condition;
      return { [attribute]: tests };
    }
  }
};

const spellReplyCondition = (condition: ReplyCondition): Record<string, unknown> => {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { [condition.kind]: condition.of.map(spellReplyCondition) };
    case 'not':
      return { not: spellReplyCondition(condition.of) };
    case 'replied':
      return { [condition.question]: { replied: condition.replied } };
    case 'gte':
    case 'lte':
      return { [condition.question]: { [condition.kind]: condition.value } };
    default:
      return { [condition.question]: { [condition.kind]: condition.answers } };
  }
};

const spellQuestion = (question: Question): object => {
  const shared = {
    id: question.id,
    type: question.type,
    role: question.role,
    title: question.title,
    description: question.description,
    image: question.image,
    skip_text: question.skipText,
    weight: question.weight,
    must: question.must,
    missing: question.missing,
    always_ask: question.alwaysAsk,
    ask_if: question.askIf === null ? null : spellReplyCondition(question.askIf),
  };
  if (question.type === 'RANGE') {
    const { attribute, ...range } = question;
    const { from, to, step, label, groupings } = range;
    return { ...shared, attribute, range: { from, to, step, label, groupings } };
  }
  const answers = isValueAnswers(question.answers)
    ? question.answers
    : {
        answers: question.answers.map(({ backgroundColor, where, ...answer }) => ({
          ...answer,
          background_color: backgroundColor,
          where: where === null ? {} : spellCondition(where),
        })),
      };
  return { ...shared, ...answers, ...(question.type === 'MULTIPLE' ? { match: question.match } : {}) };
};

const spellAdvisor = (advisor: Advisor): object => {
  const { show, limit, priceImpact, unavailable, onePer } = advisor.results;
  return {
    advisor: advisor.id,
    client: advisor.client,
    catalog: advisor.catalog,
    name: advisor.title,
    language: advisor.language,
    where: advisor.where === null ? null : spellCondition(advisor.where),
    results: {
      show: typeof show === 'string' ? show : { after_questions: show.afterQuestions },
      limit,
      price_impact: priceImpact,
      unavailable,
      one_per: onePer,
    },
    questions: advisor.questions.map(spellQuestion),
    texts: advisor.texts,
  };
};

// Valid advisors.

const text = fc.oneof(
  fc.constantFrom('on', 'null', '~', '16', '1.0', 'a: b', '# no', '[x', '*a', '!t', '- x', '"', "'"),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((each) => each.trim() !== '' && each.isWellFormed()),
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
};

const role = fc.oneof(
  fc.record({
    role: fc.constant('filter' as const),
    must: fc.boolean(),
    missing: fc.constantFrom('drop' as const, 'keep' as const),
  }),
  fc.constant({ role: 'preference' as const, must: false, missing: 'drop' as const }),
);

const answers = fc.oneof(
  fc.uniqueArray(answer, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
  fc.record({ attribute, max: fc.integer({ min: 1, max: 200 }) }),
);

const ascending = fc
  .uniqueArray(rangeNumber, { minLength: 4, maxLength: 4 })
  .map((each) => each.toSorted((a, b) => a - b));

const range = fc
  .record({ attribute, label: fc.oneof(fc.constant(''), text), ends: ascending, auto: fc.boolean(), title: text })
  .map(({ ends, auto, title, ...rest }) => ({
    ...rest,
    type: 'RANGE' as const,
    from: auto ? ('auto' as const) : ends[0]!,
    to: ends[3]!,
    step: 0.25,
    groupings: [
      { title, from: null, to: ends[1]! },
      { title, from: ends[1]!, to: ends[2]! },
    ],
  }));

const question = fc
  .tuple(
    fc.record(shared),
    role,
    fc.oneof(
      fc.record({ type: fc.constant('SINGLE' as const), match: fc.constant('any' as const), answers }),
      fc.record({
        type: fc.constant('MULTIPLE' as const),
        match: fc.constantFrom('any' as const, 'all' as const),
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

const textsOf = (questions: readonly Question[]) =>
  Object.fromEntries(
    questions.flatMap((each) => [
      [`${each.id}.title`, 'x'],
      ...(each.type === 'RANGE'
        ? [[`${each.id}.groupings.1.title`, 'y']]
        : isValueAnswers(each.answers)
          ? [[`${each.id}.Dr. X.title`, 'z']]
          : each.answers.map(({ id }) => [`${each.id}.${id}.description`, 'd'])),
    ]),
  );

const advisor = fc
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
      onePer: fc.constantFrom('group' as const, 'product' as const),
    }),
    questions: fc.uniqueArray(question, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
  })
  .map(({ questions, ...rest }): Advisor => {
    const [first, ...others] = questions;
    const branched = first === undefined ? [] : [first, ...others.map((each) => ({ ...each, askIf: about(first) }))];
    return { ...rest, questions: branched, texts: { 'pt-BR': textsOf(questions) } };
  });

const compiled = Schema.Compile(JSON.parse(JSON.stringify(advisorFileJsonSchema('https://advisor.example'))));

const expectSame = (written: string, expected: Advisor) => {
  const reading = readAdvisorFile(written, 'a.yaml');
  expect('faults' in reading ? reading.faults : reading.advisor).toEqual(expected);
};

describe('reading', () => {
  it('brings back the same advisor from its spelling in JSON and in YAML', () => {
    fc.assert(
      fc.property(advisor, (each) => {
        const spelled = spellAdvisor(each);
        expectSame(JSON.stringify(spelled), each);
        expectSame(stringify(spelled), each);
      }),
      { numRuns: 80 },
    );
  });

  it('accepts what the published schema accepts', () => {
    fc.assert(
      fc.property(advisor, (each) => {
        const spelled = JSON.parse(JSON.stringify(spellAdvisor(each)));
        expect(compiled.Check(spelled), JSON.stringify(compiled.Errors(spelled))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts nothing that the published schema refuses', () => {
    const junk = fc.oneof(
      fc.constantFrom(null, '', ' ', 0, -1, 1.5, 1e20, true, 'any', 'a.b', '//x', 'auto', 'SINGLE', 'RANGE', 'filter'),
      fc.constantFrom([], {}, [1], ['x'], { a: 1 }, { not: {} }, { any: [] }, [[]], { after_questions: 1 }),
    );
    fc.assert(
      fc.property(advisor, fc.nat(), junk, (each, at, put) => {
        const spelled: unknown = JSON.parse(JSON.stringify(spellAdvisor(each)));
        const places: [container: Record<string, unknown>, key: string][] = [];
        const walk = (node: unknown): void => {
          if (typeof node !== 'object' || node === null) return;
          for (const [key, inner] of Object.entries(node)) {
            places.push([node as Record<string, unknown>, key]);
            walk(inner);
          }
        };
        walk(spelled);
        const [container, key] = places[at % places.length]!;
        container[key] = put;
        const reading = readAdvisorFile(JSON.stringify(spelled), 'a.json');
        if ('advisor' in reading) expect(compiled.Check(spelled), `${key}: ${JSON.stringify(put)}`).toBe(true);
        else expect(reading.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  it('gives an advisor or a fault with its place, whatever the text is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'questions',
        ': ',
        '- ',
        '\n',
        '\n  ',
        '{',
        '}',
        '[',
        ']',
        '&a ',
        '*a',
        '!!',
        '"',
        "'",
        '|\n',
        '? ',
        '<<: ',
        '%YAML 1.1\n',
        '---\n',
        '\t',
        '#',
        ',',
        '\r\n',
        '\u0000',
        '\ufeff',
        '.nan',
        '__proto__',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    const broken = fc
      .tuple(fc.nat(LAPTOPS.length), fc.nat(30), piece)
      .map(([at, length, put]) => LAPTOPS.slice(0, at) + put + LAPTOPS.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(soup, broken), (written) => {
        const reading = readAdvisorFile(written, 'a.yaml');
        if ('advisor' in reading) expect(reading.advisor.questions.length).toBeGreaterThan(0);
        else {
          expect(reading.faults.length).toBeGreaterThan(0);
          for (const { line, column, message, mend } of reading.faults) {
            expect(line >= 1 && column >= 1 && message !== '' && mend !== '').toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
