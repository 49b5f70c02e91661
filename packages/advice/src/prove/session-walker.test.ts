// What stands for what in a walk of sessions.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { ReplyCondition } from '@guidepost/engine/condition';
import { expect, test } from 'vitest';
import { advisorOf, answer, atMost, attributesOf, is, product, range, single } from '../check/small-shop.fixture.ts';
import { explore } from './explore.ts';
import { Observations } from './observations.ts';
import { universeOf } from './walk-of.ts';

test('A range that is the whole of what there is is not a skip where a firm reply behind it makes it count', () => {
  // Only `c` has a known size, so "size 4" is the whole range at first and leaves all three.
  const products = [product('a', 4, {}), product('b', 1, {}), product('c', 1, { size: 4 })];
  const groupings = [
    { title: 'to 3', from: null, to: 3 },
    { title: 'from 4', from: 4, to: null },
  ];
  const plain = { must: true, alwaysAsk: true, groupings };
  const advisor = advisorOf([range('size', 'size', plain), range('price', 'price', { ...plain, firm: true })]);
  const universe = universeOf(compile(advisor, buildSnapshot(products, attributesOf({ size: 'number' }))));
  const seen = new Observations(universe);
  expect(explore(universe, { states: Number.POSITIVE_INFINITY }, seen).isComplete).toBe(true);
  // Size skipped: 3, 2 and 1 results. Size 4: 3 where price is skipped, 2 with `b`, whose size is unknown beside one that is whole, and
  // none with `a`, of which nothing is known.
  expect(seen.results.sum).toBeCloseTo((3 + 2 + 1) / 6 + (3 + 2 + 0) / 6, 9);
  expect(seen.shareWithout).toBeCloseTo(1 / 6, 9);
});

test('A reply that does not count any more is none for what is asked next, where few products are left', () => {
  const products = [
    product('a', 1, { kind: 'games' }),
    product('b', 3, { kind: 'home' }),
    product('c', 3, { kind: 'home' }),
  ];
  const budget = range('budget', 'price', {
    firm: true,
    must: true,
    alwaysAsk: true,
    to: 8,
    step: 1,
    askIf: { kind: 'none_of', question: 'taste', answers: ['any'] },
  });
  const withoutBudget: ReplyCondition = { kind: 'not', of: { kind: 'replied', question: 'budget', replied: true } };
  const advisor = advisorOf([
    single('size', [answer('cheap', atMost('price', 2)), answer('home', is('kind', 'home'))], { alwaysAsk: true }),
    single('taste', [answer('any', is('kind', 'home')), answer('home', is('kind', 'home'))], {
      role: 'preference',
      alwaysAsk: true,
    }),
    budget,
    single(
      'more',
      { attribute: 'kind', max: 30 },
      {
        role: 'preference',
        alwaysAsk: true,
        askIf: withoutBudget,
      },
    ),
  ]);
  const universe = universeOf(compile(advisor, buildSnapshot(products, attributesOf({ kind: 'text' }))));
  const seen = new Observations(universe);
  expect(explore(universe, { states: Number.POSITIVE_INFINITY }, seen).isComplete).toBe(true);
  // Cheap; a budget within which nothing is cheap; any taste, with which the budget does not count any more; and so one more question.
  expect(seen.questionsAsked.most).toBe(4);
});
