// What people read of a simulation: within 80 columns whatever the names are, and what to do next.

import { simulate } from '@guidepost/advice/simulate/simulate';
import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { type Simulated, viewSimulation } from '../views/simulation-view.ts';
import { describeSimulation } from './simulate-words.ts';
import { wrapped } from './text-layout.ts';

const attribute = (name: string): Attribute => ({ name, type: 'text', unit: null, label: null });
const colors = ['red', 'green', 'blue', 'white'];

const attributes = [attribute('color'), attribute('size'), attribute('maker_of_the_thing_in_the_words_of_the_feed')];
const products = Array.from(
  { length: 40 },
  (_, nth): Product => ({
    sku: `A-LONG-SKU-OF-SOMEBODY-${nth}`,
    title: `Thing ${'number '.repeat(nth)}${nth}`,
    description: null,
    image: '',
    link: '',
    price: '10.00',
    listPrice: null,
    group: null,
    available: nth !== 39,
    attributes: { color: colors[nth % 4] ?? '', size: String(nth % 5), [attributes[2]?.name ?? '']: String(nth % 3) },
  }),
);

const asking = (id: string, name: string): Question => ({
  id,
  type: 'SINGLE',
  role: 'filter',
  title: id,
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
  match: 'any',
  redundant: 'show',
  answers: { attribute: name, max: 30 },
});

function simulated(questions: readonly Question[], limit: number, more: Partial<Simulated> = {}): Simulated {
  const advisor: Advisor = {
    id: 'things',
    client: 'shop',
    catalog: 'things',
    title: 'Things',
    language: 'en',
    where: null,
    results: {
      show: 'after_filters',
      limit,
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
  };
  const snapshot = buildSnapshot(products, attributes);
  const settings = { shoppers: null, skips: 0.1, mistakes: 0.05, seed: 1, orders: 3 };
  const titles = products.map(({ title }) => title);
  const report = simulate(advisor, attributes, snapshot, settings, { titles });
  const simulated = { advisor, version: null, attributes, snapshot, titles };
  return { file: 'things.yaml', simulated, settings, report, ...more };
}

const maker = 'maker_of_the_thing_in_the_words_of_the_feed';
const long = asking('a-question-with-an-id-that-somebody-made-very-long-on-purpose', 'color');

test('no line is wider than 80 columns', () => {
  for (const one of [simulated([long], 5), simulated([long, asking('size', 'size')], 10), simulated([long], 50)]) {
    const lines = describeSimulation(one).split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  }
});

test('if too few find their product, it says what to ask for', () => {
  const said = describeSimulation(simulated([asking('color', 'color')], 5));
  expect(said).toContain('Not seen although truthful: 19 of 39 shoppers.');
  expect(said).toContain('cannot be told apart');
  expect(said).toContain('Next: ask for `size` as well, then simulate again.');
});

test('what no draft would ask for is not proposed either', () => {
  const one = simulated([asking('color', 'color')], 5);
  const said = describeSimulation(one, [], new Set(['size']));
  expect(said).not.toContain('ask for');
});

test('a question that comes after all others is said to be for those who skip some of these', () => {
  const one = simulated([asking('color', 'color'), asking('size', 'size')], 5);
  const questions = one.report.questions.map((each) => (each.question === 'size' ? { ...each, asked: 0 } : each));
  const said = describeSimulation({ ...one, report: { ...one.report, questions } }).replaceAll('\n', ' ');
  expect(said).toMatch(/Nobody needs size: once the others are answered/);
  expect(said).not.toContain('Nobody is asked');
});

test('it says which question a wrong reply to costs most', () => {
  const said = describeSimulation(simulated([asking('color', 'color'), asking('size', 'size')], 5));
  expect(said.replaceAll('\n', ' ')).toMatch(/With wrong replies \d+ did not see .* by a wrong reply to \w+ \(\d+\)/);
});

test('it says how many find their product after being asked again, unless the author has switched that off', () => {
  const one = simulated([asking('color', 'color'), asking('size', 'size')], 5);
  const { twice } = one.report.shoppers.mistaken.again ?? { twice: 0 };
  expect(twice).toBeGreaterThan(one.report.shoppers.mistaken.near.found);
  expect(describeSimulation(one)).toMatch(/\n {2}asked again once .*\n {2}asked again twice .*\n/);
  const { truthful, skipping, mistaken, nearby } = one.report.shoppers;
  const off = [truthful, skipping, mistaken, nearby].map((figures) => ({ ...figures, again: null }));
  const [a, b, c, d] = off as [typeof truthful, typeof truthful, typeof truthful, typeof truthful];
  const shoppers = { truthful: a, skipping: b, mistaken: c, nearby: d };
  expect(describeSimulation({ ...one, report: { ...one.report, shoppers } })).not.toContain('asked again once');
});

test('if enough do, it says how to go on', () => {
  const good = [asking('color', 'color'), asking('size', 'size')];
  expect(describeSimulation(simulated(good, 5))).toContain('Next: guidepost publish things.yaml');
  const published = { file: null };
  expect(describeSimulation(simulated(good, 5, published))).toContain('export --client shop --advisor things');
});

test('what stands against it is said instead of praise, and it is not sent on to be published', () => {
  const good = simulated([asking('color', 'color'), asking('size', 'size')], 5);
  expect(describeSimulation(good)).toContain('Good. ');
  const said = describeSimulation(good, ['it asks a single thing']);
  expect(said).not.toContain('Good');
  expect(said).toContain('It is not ready to be published, because\n  - it asks a single thing');
  expect(said).not.toContain('guidepost publish');
});

test('if adaptive order was measured to ask fewer questions, it says what it brings', () => {
  const one = simulated([asking('maker', maker), asking('color', 'color'), asking('size', 'size')], 5);
  expect(describeSimulation(one).replaceAll('\n', ' ')).toMatch(
    /Tried: with `order: adaptive`, \d\.\d questions are asked instead of 3\.0/,
  );
});

test('what makes figures look better than they are stands before them, and the first lines point to it', () => {
  const asked = [asking('color', 'color'), asking('size', 'size')];
  const one = simulated(asked, 5);
  expect(describeSimulation(one)).not.toContain('Look twice');
  const example = { products: 12, texts: ['Thing 1', 'thing-1'], skus: [] };
  const kinds = [
    'large-group',
    'mixed-group',
    'unlike-titles',
    'alike-values',
    'alike-answers',
    'shared-title',
  ] as const;
  const misleading = kinds.map((kind) => ({
    kind,
    count: 2,
    products: 24,
    examples: [{ ...example, about: kind.startsWith('alike') || kind === 'mixed-group' ? 'color' : null }],
  }));
  const said = describeSimulation({ ...one, report: { ...one.report, misleading } });
  expect(said.split('\n\n')[0]?.replaceAll('\n', ' ')).toContain(
    'Some figures look better than they are: see "Look twice".',
  );
  expect(said.split('\n\n')[0]?.split('\n').length).toBeLessThanOrEqual(5);
  expect(said.indexOf('Look twice\n')).toBeLessThan(said.indexOf('See the very product  '));
  const items = said.slice(said.indexOf('Look twice\n')).split('\n\n')[0]?.split('\n  - ') ?? [];
  // If nobody sees a variant that differs in what is asked, this is left out.
  expect(items.length - 1).toBe(kinds.length - 1);
  for (const item of items.slice(1)) expect(item).toContain('"Thing 1"');
});

test('if another order was measured to need fewer replies, it says which questions to ask first, and what it brings', () => {
  const ask = (questions: readonly Question[], more: object = {}): string => {
    const one = simulated(questions, 2);
    const { order } = one.report.better;
    const better = { ...one.report.better, order: order && { ...order, after: { ...order.after, ...more } } };
    return describeSimulation({ ...one, report: { ...one.report, better } }).replaceAll('\n', ' ');
  };
  const weakFirst = [asking('maker', maker), asking('color', 'color'), asking('size', 'size')];
  expect(ask(weakFirst)).toContain(
    'Tried: with `size`, then `color` asked first, the product is in view after 1.7 questions instead of 2.2. ',
  );
  const costly = { found: 0.99, foundFirst: 0.5, repliesBeforeResults: 2 };
  expect(ask(weakFirst, costly)).toContain(
    'instead of 2.2; the first results come after 2.0 replies instead of 3.0; 50.0% see their product among these instead of 100.0%; in the end 99.0% see it instead of 100.0%.',
  );
  expect(ask(weakFirst.toReversed())).not.toContain('asked first');
});

test('one more question is advised with how many it was measured to help', () => {
  const said = describeSimulation(simulated([asking('color', 'color')], 5)).replaceAll('\n', ' ');
  expect(said).toMatch(/Tried: with one more question at the end, so many of 19 see their product: size \(19\)/);
});

test('how few questions could do is said beside how many are asked', () => {
  const one = simulated([asking('size', 'size'), asking('color', 'color'), asking('maker', maker)], 2);
  const said = describeSimulation(one);
  expect(said).toMatch(/^as it is +3\.0 +1\.7$/m);
  expect(said).toMatch(/^the best one next each time +\d\.\d$/m);
  expect(said).toMatch(/^in random order +3\.0 ± 0\.0 +\d\.\d ± \d\.\d$/m);
  expect(said).toMatch(/^the least with so many answers +\d\.\d +\d\.\d$/m);
  expect(said).not.toMatch(/log/);
});

test('the first five lines say how good it is, and whether to look twice', () => {
  const [good, poor] = [
    simulated([asking('color', 'color'), asking('size', 'size')], 5),
    simulated([asking('color', 'color')], 5),
  ].map((one) => describeSimulation(one).split('\n\n')[0] ?? '');
  expect(good?.split('\n').length).toBeLessThanOrEqual(5);
  expect(good).toMatch(/^things\.yaml: Good\. 100\.0% of truthful shoppers see the very product/);
  expect(good?.replaceAll('\n', ' ')).toMatch(
    /10% of questions skipped .*% do, with 5% wrong replies .*%, with 5% nearly right/,
  );
  expect(poor).toMatch(/^things\.yaml: Poor\. 51\.3%/);
});

test('products are called by their titles, with the sku in brackets', () => {
  const said = describeSimulation(simulated([asking('color', 'color')], 5))
    .replaceAll('\n', ' ')
    .replaceAll(/ +/g, ' ');
  expect(said).toContain('Thing 0 (A-LONG-SKU-OF-SOMEBODY-0)');
  expect(said).not.toMatch(/(?<!\()A-LONG-SKU/);
});

test('what tools read has every figure, by names that stay', () => {
  const { random_order, lost, lost_by_mistake, ...more } = viewSimulation(simulated([asking('color', 'color')], 5));
  expect(more).toMatchObject({
    file: 'things.yaml',
    client: 'shop',
    advisor: 'things',
    version: null,
    catalog: 'things',
    revision: 1,
    settings: { shoppers: null, skips: 0.1, mistakes: 0.05, seed: 1, orders: 3 },
    scope: { products: 39, alternatives: 39, outside: 0, unavailable: 1 },
    limit: 5,
    shoppers: {
      truthful: {
        shoppers: 39,
        found: 20 / 39,
        found_variant: 20 / 39,
        found_first: 20 / 39,
        near: { found: 20 / 39, misses: { first: { missing: 0, unsaid: 0 } } },
        questions: { mean: 1, fewest: 1, most: 1 },
      },
      skipping: { shoppers: 39 },
      mistaken: { shoppers: 39 },
      nearby: { shoppers: 39 },
    },
    greedy: { shoppers: 39, questions: 1, fitting: 0 },
    other_variant: { shoppers: 0 },
    bound: { answers_offered: 4, by_questions: null, at_best: expect.any(Number) },
    questions: [{ question: 'color', asked: 1, fitting: 1 }],
  });
  expect(random_order).toMatchObject({ orders: 3, found: { mean: 20 / 39 } });
  expect(lost_by_mistake).toMatchObject({ filtered_out: expect.any(Array) });
  expect(lost.alike.examples[0]).toMatchObject({
    same_replies: 10,
    replies: { color: ['red'] },
    products: expect.arrayContaining([{ sku: 'A-LONG-SKU-OF-SOMEBODY-0', title: 'Thing 0' }]),
  });
  expect(JSON.stringify(lost)).not.toMatch(/"[a-z]+[A-Z]/);
});

test('a paragraph breaks between words only', () => {
  const word = 'x'.repeat(90);
  expect(wrapped(`a ${word} b`, '  ')).toBe(`  a\n  ${word}\n  b`);
});
