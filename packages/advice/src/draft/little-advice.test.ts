// An advisor that asks one thing in fact is none, however many questions its file has.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import { simulate } from '../simulate/simulate.ts';
import { judgeDraft } from './draft-verdict.ts';
import { attribute, drafted, one, product } from './drafted.fixture.ts';
import { judgeAsked } from './judge-asked.ts';
import { type AskedThing, findLittleAdvice } from './little-advice.ts';

const thing = (attribute: string, asked: number, more: Partial<AskedThing> = {}): AskedThing => ({
  ...{ attribute, asked, concept: 'unknown', firstBits: 2, isSeveral: false },
  ...more,
});

test('questions that nobody is asked do not count', () => {
  const never = [thing('size', 1), thing('price', 0, { concept: 'price' }), thing('doors', 0)];
  expect(findLittleAdvice(never)).toEqual({ kind: 'single-question', attribute: 'size' });
  expect(findLittleAdvice([thing('size', 1), thing('doors', 0.02)])?.kind).toBe('single-question');
  expect(findLittleAdvice([thing('size', 1), thing('doors', 0.5)])).toBeNull();
  expect(findLittleAdvice([thing('brand', 1, { concept: 'brand' }), thing('doors', 0)])).toEqual({ kind: 'no-advice' });
});

test('needs of which shoppers name several are more than a filter, and several sizes are not', () => {
  expect(findLittleAdvice([thing('needs', 1, { isSeveral: true })])).toBeNull();
  expect(findLittleAdvice([thing('sizes', 1, { isSeveral: true, concept: 'size' })])?.kind).toBe('single-question');
});

test('a question for each kind counts by all who are asked one of them', () => {
  const ofKinds = Array.from({ length: 5 }, (_, nth) => thing(`of kind ${nth}`, 0.06));
  expect(findLittleAdvice([thing('kind', 1), ...ofKinds])).toBeNull();
});

test('a colour beside a single fact leads to a dress, if it is asked', () => {
  const color = (asked: number) => thing('color', asked, { concept: 'color' });
  expect(findLittleAdvice([thing('kind', 1), color(0.6)])).toBeNull();
  expect(findLittleAdvice([thing('kind', 1), color(0)])?.kind).toBe('single-question');
});

test('a small catalog that one reply brings into view is not ready, and a simulation of the file says so, too', () => {
  const attributes = [attribute('volume', 'number', 'l'), attribute('stars', 'number'), attribute('brand')];
  const fridges = Array.from({ length: 26 }, (_, nth) =>
    product(nth, 300 + 20 * nth, {
      volume: 180 + 11 * nth,
      stars: 2 + (nth % 2),
      brand: one(['Acme', 'Bolt', 'Core'], nth, 2),
    }),
  );
  const draft = drafted(attributes, fridges);
  const snapshot = buildSnapshot(fridges, attributes);
  const settings = { shoppers: 200, skips: 0.1, mistakes: 0.1, orders: 0, seed: 1 };
  const report = simulate(draft.advisor, attributes, snapshot, settings);
  const { against, isReady } = judgeDraft(draft, report);
  expect(isReady).toBe(false);
  expect(against).toContainEqual({ kind: 'single-question', attribute: 'volume' });
  const naming = { groupColumn: null, tellingTitle: null };
  const again = judgeAsked(draft.advisor, { attributes, snapshot, currency: 'EUR', naming }, report, 0.1);
  expect(again).toEqual(against);
});
