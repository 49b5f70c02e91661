import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { expect, it } from 'vitest';
import { advisorOf, answer, atLeast, atMost, range, shop, single } from '../check/small-shop.fixture.ts';
import { countedOften } from './counted-often.ts';
import { takeReplies } from './take-replies.ts';

const compiledWith = (question: Parameters<typeof advisorOf>[0][number]) =>
  compile(advisorOf([question]), buildSnapshot(shop.products, shop.attributes));

function told(question: Parameters<typeof advisorOf>[0][number]) {
  const compiled = compiledWith(question);
  const often = countedOften(compiled, takeReplies(compiled, 'en', []).session);
  return often && { ...often, unknown: often.unknown.map((product) => shop.products[product]?.sku) };
}

const light = answer('light', atMost('weight_kg', 1.5));
const heavy = answer('heavy', atLeast('weight_kg', 1.6));
const keep = { missing: 'keep' } as const;

it('products of which nothing is known count with every answer, where they are kept', () => {
  expect(told(single('weight', [light, heavy, answer('any', null)], keep))).toEqual({ unknown: ['f'], overlap: false });
  expect(told(single('weight', [light, heavy]))).toBeNull();
  expect(told(single('weight', { attribute: 'weight_kg', max: 10 }, keep))).toEqual({ unknown: ['f'], overlap: false });
  expect(told(single('weight', [light, heavy], { ...keep, role: 'preference' }))).toBeNull();
});

it('a slider counts none, and its parts count those without a value', () => {
  const groupings = [{ title: 'Light', from: null, to: 1.5 }];
  expect(told(range('weight', 'weight_kg', keep))).toBeNull();
  expect(told(range('weight', 'weight_kg', { ...keep, groupings }))).toEqual({ unknown: ['f'], overlap: false });
});

it('products that fit several answers are told apart from them', () => {
  const medium = answer('medium', atMost('weight_kg', 2));
  expect(told(single('weight', [light, medium]))).toEqual({ unknown: [], overlap: true });
  expect(told(single('colors', { attribute: 'colors', max: 10 }))).toEqual({ unknown: [], overlap: true });
});
