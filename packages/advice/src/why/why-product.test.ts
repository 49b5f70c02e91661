import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atMost, is, product, range, shop, single } from '../check/small-shop.fixture.ts';
import { leftAfterReplies } from './left-after-replies.ts';
import { findSmallestChange } from './smallest-change.ts';
import { type GivenReply, takeReplies } from './take-replies.ts';
import { whyProduct } from './why-product.ts';

const kind = single('kind', [answer('home', is('kind', 'home')), answer('office', is('kind', 'office'))]);
const weight = single('weight', [answer('light', atMost('weight_kg', 1.3)), answer('any', null)]);
const budget = range('budget', 'price', { step: 50, must: true });
const questions = [kind, weight, budget];
const snapshot = buildSnapshot(shop.products, shop.attributes);
const compiled = compile(advisorOf(questions), snapshot);
const TOLD = { nearest: true };

const converse = (...replies: [string, ...string[]][]) =>
  takeReplies(
    compiled,
    'en',
    replies.map(([question, ...answers]) => ({ question, answers })),
  );

const sku = (name: string): number => shop.products.findIndex((one) => one.sku === name);

describe('replies that are brought along', () => {
  test('are taken as far as they hold, in whichever order they come, and the others are told', () => {
    const gone: GivenReply = { question: 'colour', answers: ['red'] };
    const wrong: GivenReply = { question: 'weight', answers: ['heavy'] };
    const office: GivenReply = { question: 'kind', answers: ['office'] };
    const { session, left } = takeReplies(compiled, 'en', [gone, wrong, office]);
    expect(session).toMatchObject({ replies: { kind: ['office'] }, shown: 'weight' });
    expect(left).toEqual([gone, wrong]);
  });

  test('change an earlier one where a question comes twice', () => {
    const { session } = converse(['kind', 'office'], ['kind', 'home']);
    expect(session).toMatchObject({ replies: { kind: ['home'] }, changed: ['kind'] });
  });
});

test('each reply tells how many products it left and removed', () => {
  const { session } = converse(['kind', 'office'], ['weight', 'any'], ['budget', '700.0-700.0']);
  const { scope, replies } = leftAfterReplies(compiled, session);
  expect(scope).toBe(7);
  expect(replies.map(({ left, removed, status }) => ({ left, removed, status }))).toEqual([
    { left: 2, removed: 5, status: 'counts' },
    { left: 2, removed: 0, status: 'counts' },
    { left: 1, removed: 1, status: 'counts' },
  ]);
});

describe('a product', () => {
  const { session } = converse(['kind', 'home'], ['weight', 'light']);

  test('is left while there are no results, and shown once there are', () => {
    const begun = converse(['kind', 'home']).session;
    expect(whyProduct(compiled, begun, sku('c'), TOLD).standing).toEqual({ kind: 'left' });
    const ended = converse(['kind', 'home'], ['weight', 'any'], ['budget', '400.0-500.0']).session;
    expect(whyProduct(compiled, ended, sku('b'), TOLD).standing).toEqual({ kind: 'shown', place: 2 });
  });

  test('is removed by the replies that it misses, and says by how much', () => {
    const why = whyProduct(compiled, session, sku('e'), { nearest: false });
    expect(why.standing).toEqual({ kind: 'removed' });
    // Who can be told what it misses sees it all the same, behind those that fit.
    expect(whyProduct(compiled, session, sku('e'), TOLD).standing).toEqual({ kind: 'shown', place: 4 });
    expect(why.reasons).toMatchObject([
      { question: 'kind', fit: 'missed', missed: ['home'] },
      { question: 'weight', fit: 'met' },
    ]);
  });

  test('that nobody can buy is no part of it, and no change brings it back', () => {
    expect(whyProduct(compiled, session, sku('h'), TOLD).standing).toEqual({ kind: 'outside', why: 'unavailable' });
    expect(findSmallestChange(compiled, session, sku('h'), TOLD)).toBeNull();
    const small = compile(advisorOf(questions, { where: is('brand', 'Alder') }), snapshot);
    expect(whyProduct(small, session, sku('c'), TOLD).standing).toEqual({ kind: 'outside', why: 'condition' });
  });

  test('tells how many fit as well as it does, so that what comes first is decided otherwise', () => {
    const begun = converse(['kind', 'home'], ['weight', 'any'], ['budget', '400.0-600.0']).session;
    expect(whyProduct(compiled, begun, sku('a'), TOLD)).toMatchObject({ standing: { kind: 'shown' }, equals: 3 });
    expect(whyProduct(compiled, session, sku('e'), TOLD).equals).toBeNull();
    const light = { ...weight, role: 'preference' as const };
    const ordered = compile(advisorOf([kind, light]), snapshot);
    const given = [
      ['kind', 'home'],
      ['weight', 'light'],
    ].map(([question = '', reply = '']) => ({ question, answers: [reply] }));
    const taken = takeReplies(ordered, 'en', given).session;
    expect(['a', 'b', 'c'].map((name) => whyProduct(ordered, taken, sku(name), TOLD).equals)).toEqual([2, 2, 1]);
  });

  test('may fit and come too late, or be one of a group of which another is shown', () => {
    const products = ['x', 'y', 'z'].map((name, nth) => ({ ...product(name, nth, {}), group: nth < 2 ? 'A' : 'B' }));
    const results = { ...advisorOf([]).results, limit: 1, onePer: 'group' as const };
    const grouped = compile(advisorOf([weight], { results }), buildSnapshot(products, shop.attributes));
    const any = takeReplies(grouped, 'en', [{ question: 'weight', answers: ['any'] }]).session;
    expect([0, 1, 2].map((nth) => whyProduct(grouped, any, nth, TOLD).standing)).toEqual([
      { kind: 'shown', place: 1 },
      { kind: 'variant', shown: 0 },
      { kind: 'behind', place: 2 },
    ]);
  });
});

describe('the smallest change', () => {
  test('widens a range to the product rather than giving up the wish', () => {
    const { session } = converse(['kind', 'home'], ['weight', 'any'], ['budget', '400.0-500.0']);
    expect(findSmallestChange(compiled, session, sku('c'), TOLD)).toEqual({
      replies: [{ question: 'budget', answers: ['400.0-600.0'] }],
      isSmallest: true,
    });
  });

  test('takes the answer that the product satisfies, and as many replies as it needs', () => {
    const { session } = converse(['kind', 'home'], ['weight', 'any'], ['budget', '400.0-500.0']);
    expect(findSmallestChange(compiled, session, sku('d'), TOLD)).toEqual({
      replies: [
        { question: 'kind', answers: ['office'] },
        { question: 'budget', answers: ['400.0-700.0'] },
      ],
      isSmallest: true,
    });
  });
});
