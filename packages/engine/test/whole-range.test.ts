// A range that was the whole of what was left narrows nothing, and is a wish all the same: a near result may lie outside it.

import { expect, test } from 'vitest';
import type { Advisor, Question } from '../src/advisor.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { compile } from '../src/compile.ts';
import { reasons, view } from '../src/converse.ts';
import type { Product } from '../src/product.ts';
import type { Session } from '../src/session.ts';

const lamp = (sku: string, brand: string, size?: number): Product => ({
  sku,
  title: sku,
  description: null,
  image: '',
  link: '',
  price: '1.00',
  listPrice: null,
  group: null,
  available: true,
  attributes: { brand, ...(size !== undefined && { size }) },
});

// That the size of one is unknown lets the service see that a range was whole.
const lamps = [
  lamp('small', 'a', 10),
  lamp('large', 'a', 20),
  lamp('unknown', 'a'),
  lamp('other', 'b', 15),
  lamp('huge', 'b', 99),
];

const plain = {
  role: 'filter',
  description: null,
  image: null,
  skipText: null,
  weight: 1,
  must: false,
  missing: 'drop',
  alwaysAsk: true,
  firm: false,
  stage: 1,
  askIf: null,
} as const;

const questions: readonly Question[] = [
  {
    ...plain,
    id: 'brand',
    title: 'Brand',
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: { attribute: 'brand', max: 30 },
  },
  {
    ...plain,
    id: 'size',
    title: 'Size',
    type: 'RANGE',
    attribute: 'size',
    from: 'auto',
    to: 'auto',
    step: 1,
    label: 'cm',
    groupings: [],
  },
];

const advisor: Advisor = {
  id: 'lamps',
  client: 'shop',
  catalog: 'lamps',
  title: 'Lamps',
  language: 'en',
  where: null,
  texts: {},
  order: 'listed',
  first: null,
  questions,
  results: {
    show: 'after_filters',
    limit: 10,
    priceImpact: 'none',
    unavailable: 'hide',
    onePer: 'product',
    nearest: true,
    askAgain: true,
    attributes: [],
  },
};

const compiledOver = (products: readonly Product[], questions: readonly Question[]) =>
  compile(
    { ...advisor, questions },
    buildSnapshot(products, [
      { name: 'brand', type: 'text', unit: null, label: null },
      { name: 'size', type: 'number', unit: 'cm', label: null },
    ]),
  );

/** What is shown to a caller who can say what a product misses, each with its reasons. */
function shownTo(questions: readonly Question[], replies: Session['replies']) {
  const compiled = compiledOver(lamps, questions);
  const session: Session = { language: 'en', shown: null, resultsGiven: true, replies };
  const { results } = view(compiled, session, { nearest: true });
  return (results ?? []).map((product) => [
    lamps[product]?.sku,
    ...reasons(compiled, session, product).map(({ question, fit, missedBy }) => [question, fit, missedBy]),
  ]);
}

test('a near result outside a range that was whole says that it misses it, and by how much; those inside have nothing to say of it', () => {
  expect(shownTo(questions, { brand: ['a'], size: ['10.0-20.0'] })).toEqual([
    ['small', ['brand', 'met', null]],
    ['large', ['brand', 'met', null]],
    ['unknown', ['brand', 'met', null]],
    ['other', ['brand', 'missed', null]],
    ['huge', ['brand', 'missed', null], ['size', 'missed', 79]],
  ]);
});

test('a range of all there is that finds nothing of known value among those of the kind is missed, and they are shown', () => {
  const kind: Question = {
    ...plain,
    id: 'kind',
    title: 'Kind',
    firm: true,
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: [
      {
        id: 'unmeasured',
        title: 'One that nobody has measured',
        description: null,
        image: null,
        backgroundColor: null,
        where: { kind: 'exists', attribute: 'size', exists: false },
      },
    ],
  };
  expect(shownTo([...questions, kind], { size: ['10.0-99.0'], kind: ['unmeasured'] })).toEqual([
    ['unknown', ['size', 'unknown', null], ['kind', 'met', null]],
  ]);
});

test('a preference is met by a near result inside the range that was asked for, wherever those that fit lie', () => {
  const preferred: Question[] = questions.map((question) =>
    question.id === 'size' ? { ...question, role: 'preference' } : question,
  );
  expect(shownTo(preferred, { brand: ['b'], size: ['10.0-20.0'] })).toEqual([
    ['other', ['brand', 'met', null], ['size', 'met', 0]],
    ['huge', ['brand', 'met', null], ['size', 'missed', 79]],
    ['small', ['brand', 'missed', null], ['size', 'met', 0]],
    ['large', ['brand', 'missed', null], ['size', 'met', 0]],
    ['unknown', ['brand', 'missed', null], ['size', 'unknown', null]],
  ]);
});

test.each([
  ['some products have no size', lamps],
  ['every product has a size', lamps.filter(({ attributes }) => attributes.size !== undefined)],
])('a range that was whole is nothing that shoppers want and the shop lacks: %s', (_, products) => {
  const replies = { brand: ['a'], size: ['10.0-20.0'] };
  const session: Session = { language: 'en', shown: null, resultsGiven: true, replies };
  const { lacks } = view(compiledOver(products, questions), session, { nearest: true, lacks: true });
  expect(lacks).toEqual([{ place: 0, answers: ['a'], isSetAside: false, missedBy: 2 }]);
});
