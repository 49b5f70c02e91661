// What makes a figure look better than it is, each in a shop made for it, and that a sound shop has none of it.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { advisorOf, answer, attributesOf, is, product, single } from '../check/small-shop.fixture.ts';
import { findMisleading } from './find-misleading.ts';
import type { Misleading } from './misleading-figures.ts';

const attributes = attributesOf({ model: 'text', color: 'text', size: 'number' });
const { results } = advisorOf([]);
const asking = ['model', 'color'].map((name) => single(name, { attribute: name, max: 30 }));

/** Forty models of five sizes each: one colour and one title to a model. */
const sound: readonly Product[] = Array.from({ length: 200 }, (_, nth) => {
  const model = Math.floor(nth / 5);
  const named = product(`p${nth}`, 10, { model: `m${model}`, color: `c${model % 7}`, size: nth % 5 });
  return {
    ...named,
    title: `Walker ${String.fromCharCode(97 + (model % 26))}${model} size ${nth % 5}`,
    group: `g${model}`,
  };
});

function misleadingIn(products: readonly Product[], questions = asking, limit = 5): Misleading[] {
  const advisor = advisorOf(questions, { results: { ...results, limit, onePer: 'group' } });
  return findMisleading(
    compile(advisor, buildSnapshot(products, attributes)),
    products.map(({ title }) => title),
  );
}

test('a sound shop has nothing of it', () => {
  expect(misleadingIn(sound)).toEqual([]);
});

test('a group that holds a tenth of all products, or over a hundred, is too large', () => {
  const group = (size: number) => sound.map((one, nth) => (nth < size ? { ...one, group: 'all' } : one));
  const largeOf = (size: number) => misleadingIn(group(size)).find(({ kind }) => kind === 'large-group');
  expect(largeOf(15)).toBeUndefined();
  expect(largeOf(40)).toMatchObject({ count: 1, products: 40, examples: [{ products: 40, skus: ['p0', 'p1', 'p2'] }] });
  const many = Array.from({ length: 20 }, (_, nth) =>
    sound.map((one) => ({ ...one, sku: `${one.sku}-${nth}`, group: `${one.group}-${nth}` })),
  );
  const huge = many.flat().map((one, nth) => (nth < 101 ? { ...one, group: 'all' } : one));
  expect(misleadingIn(huge).find(({ kind }) => kind === 'large-group')).toMatchObject({ count: 1, products: 101 });
});

test('products of one group that differ in what is asked are told with what it is; other differences are not', () => {
  const mixed = sound.map((one, nth) =>
    nth < 10 ? { ...one, attributes: { ...one.attributes, color: `c${nth}` } } : one,
  );
  expect(misleadingIn(mixed)).toMatchObject([
    { kind: 'mixed-group', count: 2, products: 10, examples: [{ about: 'color', products: 10 }] },
  ]);
});

test('an unknown value is no difference', () => {
  const unknown = sound.map((one, nth) => (nth % 5 === 0 ? { ...one, attributes: { model: `m${nth / 5}` } } : one));
  expect(misleadingIn(unknown)).toEqual([]);
});

test('titles of a group that share no word but those of every title have nothing in common', () => {
  const unlike = sound.map((one, nth) => (nth < 5 ? { ...one, title: `Walker thing${nth} of${nth}` } : one));
  const [found, ...others] = misleadingIn(unlike).filter(({ kind }) => kind === 'unlike-titles');
  expect(found).toMatchObject({ count: 1, products: 5 });
  expect(found?.examples[0]?.texts).toEqual(['Walker thing0 of0', 'Walker thing1 of1', 'Walker thing2 of2']);
  expect(others).toEqual([]);
});

test('values of what is asked that read alike are told together, the most frequent one first', () => {
  const alike = sound.map((one, nth) => (nth < 5 ? { ...one, attributes: { ...one.attributes, color: 'C-1' } } : one));
  expect(misleadingIn(alike)).toMatchObject([
    { kind: 'alike-values', count: 1, examples: [{ about: 'color', texts: ['c1', 'C-1'] }] },
  ]);
  expect(misleadingIn(alike, [single('model', { attribute: 'model', max: 30 })])).toEqual([]);
});

test('answers of one question that read alike are told', () => {
  const twice = [
    answer('Red', is('color', 'c1')),
    answer('reds', is('color', 'c2')),
    answer('blue', is('color', 'c3')),
  ];
  expect(misleadingIn(sound, [single('color', twice)])).toMatchObject([
    { kind: 'alike-answers', count: 1, examples: [{ about: 'color', texts: ['Red', 'reds'] }] },
  ]);
});

test('titles that products share with others than their variants are told, where that concerns a tenth of them', () => {
  const sharing = (count: number) =>
    sound.map((one, nth) => (nth % 5 === 0 && nth < count * 5 ? { ...one, title: 'Walker' } : one));
  const sharedOf = (count: number) => misleadingIn(sharing(count)).find(({ kind }) => kind === 'shared-title');
  expect(sharedOf(2)).toBeUndefined();
  // More than the results show.
  expect(sharedOf(6)).toMatchObject({
    count: 1,
    products: 6,
    examples: [{ texts: ['Walker'], skus: ['p0', 'p5', 'p10'] }],
  });
  const variants = sound.map((one) => ({ ...one, title: `Walker ${one.group}` }));
  expect(misleadingIn(variants)).toEqual([]);
});

test('without titles nothing is said of them', () => {
  const unlike = sound.map((one, nth) => (nth < 5 ? { ...one, title: `thing${nth}` } : one));
  const advisor = advisorOf(asking, { results: { ...results, onePer: 'group' } });
  expect(findMisleading(compile(advisor, buildSnapshot(unlike, attributes)), [])).toEqual([]);
});
