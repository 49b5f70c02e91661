// If an advisor names what the catalog does not have, it looks fine until a shopper clicks. So every condition is tried on the
// demo's own products, by a small evaluation that does not use the engine.
import { existsSync, readFileSync } from 'node:fs';
import type { Product } from '@guidepost/engine/product';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoProducts } from './make-catalog.ts';

// The members this test looks at, as they stand in the files; the server's reader checks all of them.
interface File {
  advisor: string;
  where: object;
  order: string;
  results: { unavailable: string; attributes: string[] };
  questions: Question[];
  texts: Record<string, Record<string, string>>;
}
interface Question {
  id: string;
  type: 'SINGLE' | 'MULTIPLE' | 'RANGE';
  role: 'filter' | 'preference';
  title: string;
  description?: string;
  skip_text?: string;
  missing?: 'keep';
  match?: 'any' | 'all';
  ask_if?: object;
  attribute?: string;
  answers?: Answer[];
  range?: Range;
}
interface Answer {
  id: string;
  title: string;
  description?: string;
  image?: string;
  background_color?: string;
  where?: object;
}
interface Range {
  label: string;
  groupings: { title: string; from?: number; to?: number }[];
}

const products = demoProducts();
const files = ['bikes', 'kids-bikes'].map(
  (name): File => parse(readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8')),
);

/** Whether one product satisfies a condition as the file spells it. */
function holds(where: object, product: Product): boolean {
  return Object.entries(where).every(([name, test]) => {
    if (name === 'any') return test.some((part: object) => holds(part, product));
    if (name === 'all') return test.every((part: object) => holds(part, product));
    if (name === 'not') return !holds(test, product);
    return compares(valuesOf(product, name), test);
  });
}

function compares(values: readonly unknown[], test: unknown): boolean {
  if (typeof test !== 'object' || test === null) return values.includes(test);
  if (Array.isArray(test)) return test.some((value) => values.includes(value));
  return Object.entries(test).every(([operator, bound]) => {
    if (operator === 'in') return bound.some((value: unknown) => values.includes(value));
    if (operator === 'not_in') return values.length > 0 && !bound.some((value: unknown) => values.includes(value));
    if (operator === 'exists') return values.length > 0 === bound;
    if (operator === 'eq') return values.includes(bound);
    return values.some((value) => {
      const number = Number(value);
      if (operator === 'gte') return number >= bound;
      if (operator === 'gt') return number > bound;
      return operator === 'lte' ? number <= bound : number < bound;
    });
  });
}

function valuesOf(product: Product, name: string): readonly unknown[] {
  if (name === 'price') return [Number(product.price)];
  const value = product.attributes[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** What a condition names: pairs of an attribute and a value that must occur. A comparison has no value. */
function mentions(where: object): [string, unknown?][] {
  return Object.entries(where).flatMap(([name, test]): [string, unknown?][] => {
    if (name === 'any' || name === 'all') return test.flatMap(mentions);
    if (name === 'not') return mentions(test);
    const values = typeof test === 'object' && !Array.isArray(test) ? (test.in ?? test.not_in ?? test.eq) : test;
    return values === undefined ? [[name]] : [values].flat().map((value): [string, unknown] => [name, value]);
  });
}

const whereOf = (question: Question, answer: Answer): object =>
  answer.where ?? (question.attribute === undefined ? {} : { [question.attribute]: answer.id });

/** Questions and answers that an `ask_if` names. */
function asks(condition: object): [string, string[]][] {
  return Object.entries(condition).flatMap(([name, test]): [string, string[]][] => {
    if (name === 'any' || name === 'all') return test.flatMap(asks);
    if (name === 'not') return asks(test);
    return [[name, [...(test.any_of ?? []), ...(test.all_of ?? []), ...(test.none_of ?? [])]]];
  });
}

describe.each(files.map((file) => [file.advisor, file] as const))('the advisor %s', (_, file) => {
  const scope = products.filter(
    (product) => holds(file.where, product) && (file.results.unavailable === 'last' || product.available),
  );
  const { questions } = file;
  const answersOf = (question: Question) => question.answers ?? [];

  it('speaks only of attributes and values that the catalog has', () => {
    const conditions = [
      file.where,
      ...questions.flatMap((question) => answersOf(question).map((a) => whereOf(question, a))),
    ];
    for (const [attribute, ...value] of conditions.flatMap(mentions)) {
      const found = products.flatMap((product) => valuesOf(product, attribute));
      expect(found.length, attribute).toBeGreaterThan(0);
      if (value.length > 0) expect(found, attribute).toContain(value[0]);
    }
    for (const { attribute } of questions)
      if (attribute !== undefined)
        expect(scope.flatMap((product) => valuesOf(product, attribute)).length, attribute).toBeGreaterThan(0);
  });

  it('has at least one product in scope for every answer and every grouping', () => {
    for (const question of questions) {
      for (const answer of answersOf(question))
        expect(
          scope.some((product) => holds(whereOf(question, answer), product)),
          `${question.id}.${answer.id}`,
        ).toBe(true);
      for (const { title, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } of question.range
        ?.groupings ?? [])
        expect(
          scope.some((product) => holds({ [question.attribute!]: { gte: from, lte: to } }, product)),
          title,
        ).toBe(true);
    }
  });

  it('tells each answer of a filter apart: none but "no preference" keeps every product', () => {
    for (const question of questions.filter(({ role, missing }) => role === 'filter' && missing !== 'keep')) {
      for (const answer of answersOf(question).filter(({ where }) => where !== undefined))
        expect(
          scope.every((product) => holds(whereOf(question, answer), product)),
          `${question.id}.${answer.id}`,
        ).toBe(false);
    }
  });

  it('leaves products for nearly every pair of the first answer and another', () => {
    const singles = questions.filter(({ role, type, ask_if }) => role === 'filter' && type === 'SINGLE' && !ask_if);
    const [first, ...others] = singles;
    const pairs = answersOf(first!).flatMap((a) =>
      others.flatMap((other) => answersOf(other).map((b) => [whereOf(first!, a), whereOf(other, b)] as const)),
    );
    const full = pairs.filter(([a, b]) => scope.some((product) => holds(a, product) && holds(b, product)));
    // Ages and heights of children exclude one another by nature, and what is not possible is not offered.
    expect(full.length / pairs.length).toBeGreaterThan(file.advisor === 'bikes' ? 0.9 : 0.4);
  });

  it('asks on condition only of questions listed earlier, and of answers that those have', () => {
    expect(questions[0]?.ask_if).toBeUndefined();
    questions.forEach((question, index) => {
      for (const [id, answers] of asks(question.ask_if ?? {})) {
        const earlier = questions.slice(0, index).find((candidate) => candidate.id === id);
        expect(earlier, `${question.id} asks about ${id}`).toBeDefined();
        expect(answersOf(earlier!).map((answer) => answer.id)).toEqual(expect.arrayContaining(answers));
      }
    });
  });

  it('gives ids once and without dots, colours as #rrggbb, and pictures that are there', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const question of questions) {
      const answers = answersOf(question);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      for (const { id, background_color, image } of answers) {
        expect(id).toMatch(/^[^.]+$/);
        if (background_color !== undefined) expect(background_color).toMatch(/^#[0-9a-f]{6}$/);
        if (image === undefined) continue;
        expect(image).toMatch(/^\/demo\/answers\/[a-z-]+\.svg$/);
        const name = image.slice('/demo/answers/'.length);
        expect(existsSync(new URL(`answer-pictures/${name}`, import.meta.url)), image).toBe(true);
      }
    }
    expect(answersOf(questions[0]!).every(({ image }) => image !== undefined)).toBe(true);
  });

  it('translates only texts that exist', () => {
    expect(Object.keys(file.texts.de ?? {}).filter((path) => !pathsOf(file).includes(path))).toEqual([]);
  });
});

it.each(files.map((file) => [file.advisor, file] as const))('%s is complete in German', (_, file) => {
  expect(Object.keys(file.texts.de ?? {}).toSorted()).toEqual(pathsOf(file).toSorted());
});

it('the two advisors show every kind of question and setting', () => {
  const all = files.flatMap(({ questions }) => questions);
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['SINGLE', 'MULTIPLE', 'RANGE']));
  expect(new Set(all.map(({ match }) => match))).toEqual(new Set([undefined, 'any', 'all']));
  expect(files.map(({ order }) => order)).toEqual(['listed', 'adaptive']);
  const written = JSON.stringify(files);
  for (const word of [
    'missing',
    'always_ask',
    'any_of',
    'none_of',
    'replied',
    'gte',
    'lte',
    'background_color',
    'skip_text',
    'firm',
    'nearest',
    'ask_again',
    'attributes',
    'first',
    'stage',
  ])
    expect(written).toContain(`"${word}"`);
});

/** Every text that a further language needs: of the questions, and of the attributes on cards, whose values are words or not. */
function pathsOf({ questions, results, where }: File): string[] {
  const scope = products.filter((product) => holds(where, product));
  const shown = results.attributes.flatMap((name) => {
    const values = new Set(scope.map(({ attributes }) => attributes[name]));
    const words = [...values].filter((value) => typeof value === 'string');
    return [`results.${name}.label`, ...words.map((value) => `results.${name}.${value}.title`)];
  });
  const texts = (path: string, holder: object) =>
    ['title', 'description', 'skip_text'].filter((name) => name in holder).map((name) => `${path}.${name}`);
  const asked = questions.flatMap((question) => [
    ...texts(question.id, question),
    ...(question.answers ?? []).flatMap((answer) => texts(`${question.id}.${answer.id}`, answer)),
    ...(question.range === undefined ? [] : [`${question.id}.label`]),
    ...(question.range?.groupings ?? []).map((_, index) => `${question.id}.groupings.${index}.title`),
  ]);
  return [...shown, ...asked];
}
