// What keeps sessions apart that have the same products left.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import type { Reply } from '@guidepost/engine/session';
import { expect, test } from 'vitest';
import { advisorOf, answer, is, product, range, shop, single } from '../check/small-shop.fixture.ts';
import { SessionKeys } from './session-keys.ts';

const kind = single('kind', [answer('home', is('kind', 'home')), answer('games', is('kind', 'games'))]);
const touch = single('touch', [answer('yes', is('touch', true)), answer('no', is('touch', false))]);
const products = [
  product('p0', 1, { kind: 'home', touch: true }),
  product('p1', 2, { kind: 'home', touch: false }),
  product('p2', 3, { kind: 'games', touch: false }),
];

function keysOf(isFirm: boolean) {
  const budget = range('budget', 'price', { step: 1, firm: isFirm });
  const advisor = { ...advisorOf([kind, touch, budget]), order: 'adaptive' as const };
  const compiled = compile(advisor, buildSnapshot(products, shop.attributes));
  const keys = new SessionKeys(compiled);
  const keyOf = (replies: Record<string, Reply>): string => {
    const session = { language: '', replies, shown: null, resultsGiven: false };
    return keys.keyOf(session, narrow(compiled, session));
  };
  const leftOf = (replies: Record<string, Reply>): number =>
    narrow(compiled, { language: '', replies, shown: null, resultsGiven: false }).count;
  return { keyOf, leftOf };
}

// Both leave p0 alone: the first by both replies, the second by one.
const both = { kind: ['home'], touch: ['yes'] };
const one = { kind: [], touch: ['yes'] };

test('Sessions with the same products left and the same questions replied to are one, whatever was replied', () => {
  const { keyOf } = keysOf(false);
  expect(keyOf(both)).toBe(keyOf(one));
  expect(keyOf(both)).not.toBe(keyOf({ touch: ['yes'] }));
});

test('While a firm reply is to come that may take earlier ones back, sessions with other replies are not one', () => {
  const { keyOf, leftOf } = keysOf(true);
  const firm = { budget: ['2-3'] };
  // Among what the firm reply leaves, the later replies find other products.
  expect([leftOf(both), leftOf(one)]).toEqual([1, 1]);
  expect([leftOf({ ...both, ...firm }), leftOf({ ...one, ...firm })]).toEqual([1, 2]);
  expect(keyOf(both)).not.toBe(keyOf(one));
});
