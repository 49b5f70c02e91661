// A shop of a few laptops and short ways to write advisors for it: what the tests of the checks are told with.

import type { Advisor, Answer, ChoiceQuestion, Question, RangeQuestion } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Condition } from '@guidepost/engine/condition';
import type { Attribute, AttributeType, AttributeValue, Product } from '@guidepost/engine/product';
import { checkAdvisor } from '../check-advisor.ts';
import type { Finding } from '../finding.ts';

export interface Shop {
  readonly attributes: readonly Attribute[];
  readonly products: readonly Product[];
}

export const attributesOf = (types: Readonly<Record<string, AttributeType>>): Attribute[] =>
  Object.entries(types).map(([name, type]) => ({ name, type, unit: null, label: null }));

export const product = (
  sku: string,
  price: number,
  attributes: Readonly<Record<string, AttributeValue>>,
  available = true,
): Product => ({
  sku,
  title: sku,
  description: null,
  image: '',
  link: '',
  price: price.toFixed(2),
  listPrice: null,
  group: null,
  available,
  attributes,
});

/** Eight laptops in scope of everything; the last is sold out. */
export const shop: Shop = {
  attributes: attributesOf({
    kind: 'text',
    brand: 'text',
    ram_gb: 'number',
    weight_kg: 'number',
    colors: 'list',
    touch: 'boolean',
    dock: 'text',
  }),
  products: [
    product('a', 400, { kind: 'home', brand: 'Alder', ram_gb: 4, weight_kg: 2, colors: ['black'], touch: false }),
    product('b', 500, {
      kind: 'home',
      brand: 'Alder',
      ram_gb: 8,
      weight_kg: 1.8,
      colors: ['black', 'red'],
      touch: true,
    }),
    product('c', 600, { kind: 'home', brand: 'Birch', ram_gb: 8, weight_kg: 1.2, colors: ['red'], touch: false }),
    product('d', 700, { kind: 'office', brand: 'Birch', ram_gb: 8, weight_kg: 1.4, colors: ['blue'], touch: true }),
    product('e', 800, { kind: 'office', brand: 'Cedar', ram_gb: 16, weight_kg: 1.1, colors: ['blue'], touch: false }),
    product('f', 900, { kind: 'games', brand: 'Cedar', ram_gb: 16, colors: ['black'], touch: false }),
    product('g', 1000, { kind: 'games', brand: 'Alder', ram_gb: 32, weight_kg: 2.4, colors: ['red'], touch: false }),
    product(
      'h',
      1100,
      { kind: 'games', brand: 'Dogwood', ram_gb: 64, weight_kg: 3, colors: ['pink'], touch: false },
      false,
    ),
  ],
};

export const is = (attribute: string, ...values: (string | number | boolean)[]): Condition => ({
  kind: 'in',
  attribute,
  values,
});

export const atLeast = (attribute: string, gte: number): Condition => ({ kind: 'compare', attribute, gte });

export const atMost = (attribute: string, lte: number): Condition => ({ kind: 'compare', attribute, lte });

export const answer = (id: string, where: Condition | null): Answer => ({
  id,
  title: id,
  description: null,
  image: null,
  backgroundColor: null,
  where,
});

const plain = {
  role: 'filter',
  description: null,
  image: null,
  skipText: null,
  weight: 1,
  must: false,
  missing: 'drop',
  alwaysAsk: false,
  firm: false,
  stage: 1,
  askIf: null,
} as const;

export const single = (
  id: string,
  answers: ChoiceQuestion['answers'],
  more: Partial<ChoiceQuestion> = {},
): Question => ({
  ...plain,
  id,
  title: id,
  type: 'SINGLE',
  match: 'any',
  redundant: 'show',
  answers,
  ...more,
});

export const range = (id: string, attribute: string, more: Partial<RangeQuestion> = {}): Question => ({
  ...plain,
  id,
  title: id,
  type: 'RANGE',
  attribute,
  from: 'auto',
  to: 'auto',
  step: 1,
  label: '',
  groupings: [],
  ...more,
});

/** A question of which there is nothing to say. */
export const use = single('use', [answer('home', is('kind', 'home')), answer('games', is('kind', 'games'))]);

export const advisorOf = (questions: readonly Question[], more: Partial<Advisor> = {}): Advisor => ({
  id: 'laptops',
  client: 'demo',
  catalog: 'laptops',
  title: 'Laptops',
  language: 'en',
  where: null,
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
  questions,
  order: 'listed',
  first: null,
  texts: {},
  ...more,
});

export const check = (advisor: Advisor, { products, attributes }: Shop = shop): readonly Finding[] =>
  checkAdvisor(advisor, attributes, buildSnapshot(products, attributes));

/** The findings of one code. */
export const found = (code: string, advisor: Advisor, of: Shop = shop): readonly Finding[] =>
  check(advisor, of).filter((finding) => finding.code === code);
