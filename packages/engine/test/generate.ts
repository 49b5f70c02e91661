// Small shops, advisors and shoppers of every kind, for properties. There are few different values, so that products
// often agree, groups and prices repeat, and conditions often divide the products.

import fc from 'fast-check';
import type { Advisor, Answer, Question, ResultSettings } from '../src/advisor.ts';
import type { Condition, ReplyCondition } from '../src/condition.ts';
import type { Attribute, Product } from '../src/product.ts';
import type { Catalog } from './reference/catalog.ts';

const attributes: readonly Attribute[] = [
  { name: 'size', type: 'number', unit: 'cm', label: null },
  { name: 'depth', type: 'number', unit: null, label: null },
  { name: 'brand', type: 'text', unit: null, label: null },
  { name: 'tags', type: 'list', unit: null, label: null },
  { name: 'touch', type: 'boolean', unit: null, label: null },
];

const number = fc.constantFrom(-3, -0.5, 0, 0.1, 0.3, 1, 2, 2.5, 4, 5, 7, 10, 12.5, 40);
const brand = fc.constantFrom('Ägir', 'abc', 'B', 'b', '16', '\u{ffee}', '\u{1f6b2}');
const tag = fc.constantFrom('red', 'blue', 'green', 'grün');
const price = fc.constantFrom('0.10', '5.00', '5.00', '12.50', '99.99', '100');

const product: fc.Arbitrary<Product> = fc
  .record({
    price,
    group: fc.option(fc.constantFrom('A', 'B', 'C', 'D'), { freq: 2 }),
    available: fc.boolean().chain((sure) => (sure ? fc.constant(true) : fc.boolean())),
    attributes: fc.record(
      {
        size: number,
        depth: fc.constantFrom(1, 2, 3),
        brand,
        tags: fc.uniqueArray(tag, { minLength: 1, maxLength: 3 }),
        touch: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map((fields) => ({
    sku: '',
    title: 'A product',
    description: null,
    image: 'https://example.com/i.png',
    link: 'https://example.com/p',
    listPrice: null,
    ...fields,
  }));

export const catalog: fc.Arbitrary<Catalog> = fc
  .record({
    products: fc.oneof(
      { weight: 3, arbitrary: fc.array(product, { maxLength: 8 }) },
      { weight: 3, arbitrary: fc.array(product, { minLength: 5, maxLength: 40 }) },
    ),
    grouped: fc.boolean(),
    isComplete: fc.boolean(),
  })
  .map(({ products, grouped, isComplete }) => ({
    attributes,
    products: products.map((one, index) => ({
      ...one,
      sku: `S${index}`,
      group: grouped ? one.group : null,
      // In some catalogs every product has a size, and the engine takes a shorter way.
      attributes: isComplete ? { size: index % 7, ...one.attributes } : one.attributes,
    })),
  }));

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('in' as const, 'not_in' as const),
    attribute: fc.constantFrom('brand', 'brand', 'ghost'),
    values: fc.array(brand, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('in' as const, 'not_in' as const),
    attribute: fc.constant('tags'),
    values: fc.array(tag, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('in' as const, 'not_in' as const),
    attribute: fc.constantFrom('size', 'depth'),
    values: fc.array(number, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('in' as const), attribute: fc.constant('touch'), values: fc.tuple(fc.boolean()) }),
  fc
    .record({ gt: number, gte: number, lt: number, lte: number }, { requiredKeys: [], noNullPrototype: true })
    .chain((bounds) =>
      fc
        .record({
          kind: fc.constant('compare' as const),
          attribute: fc.constantFrom('size', 'depth', 'price', 'ghost'),
        })
        .map((named) => ({ ...named, ...bounds })),
    ),
  fc.record({
    kind: fc.constant('exists' as const),
    attribute: fc.constantFrom('size', 'brand', 'tags', 'touch', 'price', 'ghost'),
    exists: fc.boolean(),
  }),
);

const nested = (depth: number): fc.Arbitrary<Condition> => {
  if (depth === 0) return leaf;
  const part = nested(depth - 1);
  return fc.oneof(
    { weight: 6, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const),
        of: fc.array(part, { maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('not' as const), of: part }) },
  );
};

export const condition: fc.Arbitrary<Condition> = nested(3);

const asAnswers = (conditions: readonly (Condition | null)[]): Answer[] =>
  conditions.map((where, index) => ({
    id: `a${index}`,
    title: 'An answer',
    description: null,
    image: null,
    backgroundColor: null,
    where,
  }));

const answers: fc.Arbitrary<readonly Answer[]> = fc
  .array(fc.option(condition, { freq: 6 }), { minLength: 1, maxLength: 4 })
  .map(asAnswers);

/** Of one number, so that some ask for more than others. */
const bounds: fc.Arbitrary<readonly Answer[]> = fc
  .tuple(
    fc.constantFrom('size', 'size', 'depth', 'price'),
    fc.array(fc.option(fc.tuple(fc.constantFrom('gte', 'gte', 'gt', 'lte', 'lt'), number), { freq: 5 }), {
      minLength: 2,
      maxLength: 4,
    }),
  )
  .map(([attribute, limits]) =>
    asAnswers(limits.map((limit) => limit && { kind: 'compare' as const, attribute, [limit[0]]: limit[1] })),
  );

/** It names questions by number. When the advisor is put together, these become ids of earlier questions. */
type Branch =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Branch[] }
  | { readonly kind: 'not'; readonly of: Branch }
  | { readonly kind: 'leaf'; readonly question: number; readonly make: (question: string) => ReplyCondition };

const chosenId = fc.constantFrom('a0', 'a1', 'a2', 'red', 'abc', 'true', '2');

const branch = (depth: number): fc.Arbitrary<Branch> => {
  const make: fc.Arbitrary<(question: string) => ReplyCondition> = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('any_of' as const, 'all_of' as const, 'none_of' as const),
        fc.array(chosenId, { minLength: 1, maxLength: 2 }),
      )
      .map(([kind, ids]) => (question: string) => ({ kind, question, answers: ids })),
    fc.tuple(fc.constantFrom('gte' as const, 'lte' as const), number).map(([kind, value]) => (question: string) => ({
      kind,
      question,
      value,
    })),
    fc.boolean().map((replied) => (question: string) => ({ kind: 'replied' as const, question, replied })),
  );
  const one: fc.Arbitrary<Branch> = fc.record({ kind: fc.constant('leaf' as const), question: fc.nat(6), make });
  if (depth === 0) return one;
  const part = branch(depth - 1);
  return fc.oneof(
    { weight: 4, arbitrary: one },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const),
        of: fc.array(part, { minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('not' as const), of: part }) },
  );
};

function overEarlier(found: Branch, place: number): ReplyCondition {
  if (found.kind === 'leaf') return found.make(`q${found.question % place}`);
  if (found.kind === 'not') return { kind: 'not', of: overEarlier(found.of, place) };
  return { kind: found.kind, of: found.of.map((part) => overEarlier(part, place)) };
}

const shared = {
  role: fc.constantFrom('filter' as const, 'preference' as const),
  weight: fc.constantFrom(1, 1, 2, 0.5, 0.25, 0, 3),
  must: fc.constantFrom(false, false, false, true),
  missing: fc.constantFrom('drop' as const, 'drop' as const, 'keep' as const),
  alwaysAsk: fc.constantFrom(false, false, false, true),
  firm: fc.constantFrom(false, false, true),
  stage: fc.constantFrom(1, 1, 1, 2, 3),
};

const choiceQuestion = fc.record({
  ...shared,
  type: fc.constantFrom('SINGLE' as const, 'MULTIPLE' as const),
  match: fc.constantFrom('any' as const, 'all' as const),
  redundant: fc.constantFrom('show' as const, 'hide' as const, 'hide' as const),
  answers: fc.oneof(
    { weight: 2, arbitrary: answers },
    { weight: 1, arbitrary: bounds },
    {
      weight: 1,
      arbitrary: fc.record({
        attribute: fc.constantFrom('brand', 'tags', 'touch', 'size', 'depth', 'price', 'ghost'),
        max: fc.constantFrom(1, 2, 3, 30),
      }),
    },
  ),
});

/** In order; equal ones too. */
const twoNumbers = fc.tuple(number, number).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

const rangeQuestion = fc
  .record({
    ...shared,
    type: fc.constant('RANGE' as const),
    attribute: fc.constantFrom('size', 'size', 'depth', 'price', 'price', 'ghost', 'brand'),
    bounds: twoNumbers,
    isFromAuto: fc.boolean(),
    isToAuto: fc.boolean(),
    step: fc.constantFrom(0.1, 0.5, 1, 2.5, 5),
    label: fc.constant('cm'),
    groupings: fc.array(
      fc.record({
        title: fc.constant('Some'),
        bounds: twoNumbers,
        isFromOpen: fc.boolean(),
        isToOpen: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ bounds: [from, to], isFromAuto, isToAuto, groupings, ...question }) => ({
    ...question,
    from: isFromAuto ? ('auto' as const) : from,
    to: isToAuto ? ('auto' as const) : to,
    groupings: groupings.map(({ title, bounds: [low, high], isFromOpen, isToOpen }) => ({
      title,
      from: isFromOpen ? null : low,
      to: isToOpen ? null : high,
    })),
  }));

const results: fc.Arbitrary<ResultSettings> = fc.record({
  show: fc.oneof(
    fc.constant('after_filters' as const),
    fc.constant('after_filters' as const),
    fc.constant('at_end' as const),
    fc.record({ afterQuestions: fc.nat(4) }),
  ),
  limit: fc.constantFrom(1, 2, 3, 10, 100),
  priceImpact: fc.constantFrom('none' as const, 'cheaper' as const, 'dearer' as const),
  unavailable: fc.constantFrom('hide' as const, 'last' as const),
  onePer: fc.constantFrom('group' as const, 'group_first' as const, 'product' as const),
  nearest: fc.boolean(),
  askAgain: fc.boolean(),
  attributes: fc.constant([]),
});

/** With listed order. */
export const advisor: fc.Arbitrary<Advisor> = fc
  .record({
    where: fc.option(condition, { freq: 1, nil: null }),
    results,
    questions: fc.array(fc.tuple(fc.oneof(choiceQuestion, choiceQuestion, rangeQuestion), fc.option(branch(2))), {
      minLength: 1,
      maxLength: 7,
    }),
    isUnlimited: fc.boolean(),
  })
  .map(({ questions, where, isUnlimited, ...settings }) => ({
    id: 'advisor',
    client: 'client',
    catalog: 'catalog',
    title: 'An advisor',
    language: 'en',
    order: 'listed',
    first: null,
    texts: {},
    ...settings,
    where: isUnlimited ? null : where,
    questions: questions.map(([question, askIf], place): Question => {
      const base = { title: 'A question', description: null, image: null, skipText: null };
      const isFirm = question.role === 'filter' && question.firm;
      const missing = isFirm ? ('drop' as const) : question.missing;
      const own = {
        ...base,
        firm: isFirm,
        missing,
        id: `q${place}`,
        askIf: askIf === null || place === 0 ? null : overEarlier(askIf, place),
      };
      if (question.type === 'RANGE') return { ...question, ...own };
      return { ...question, ...own, match: question.type === 'SINGLE' ? 'any' : question.match };
    }),
  }));

/** With adaptive order, the first question fixed or not. */
export const adaptiveAdvisor: fc.Arbitrary<Advisor> = fc
  .tuple(advisor, fc.option(fc.nat(6), { freq: 2 }))
  .map(([one, first]) => {
    const eligible = one.questions.filter(({ askIf }) => askIf === null);
    return {
      ...one,
      order: 'adaptive',
      first: first === null ? null : (eligible[first % eligible.length]?.id ?? null),
    };
  });

export const anyAdvisor: fc.Arbitrary<Advisor> = fc.oneof(advisor, adaptiveAdvisor);

export const withoutMust = (one: Advisor): Advisor => ({
  ...one,
  questions: one.questions.map((question) => ({ ...question, must: false })),
});

/** One request of a shopper. The numbers choose among what is possible at that moment. */
export interface Move {
  readonly kind: 'offered' | 'skip' | 'any-answer' | 'replace';
  readonly picks: readonly number[];
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('offered', 'offered', 'offered', 'skip', 'any-answer', 'replace', 'replace'),
  picks: fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }),
});

export const moves: fc.Arbitrary<readonly Move[]> = fc.array(move, { minLength: 1, maxLength: 10 });
