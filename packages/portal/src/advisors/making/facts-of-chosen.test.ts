import { expect, test } from 'vitest';
import type { DraftDocument } from '../draft/draft-document.ts';
import { factsOfChosen } from './facts-of-chosen.ts';

const DRAFTED: DraftDocument = {
  results: { attributes: ['color', 'display', 'weight'] },
  questions: [
    { id: 'budget', type: 'RANGE', attribute: 'price' },
    { id: 'display', type: 'SINGLE', answers: [{ id: 'a', where: { display: { in: ['LCD'] } } }] },
    { id: 'weight', type: 'RANGE', attribute: 'weight' },
  ],
} as unknown as DraftDocument;

const factsFor = (without: readonly string[], further: readonly object[] = []) =>
  factsOfChosen(DRAFTED, new Set(without), further as never);

test('what is shown goes with the question that asked for it, and what is asked for after all is shown', () => {
  const wheels = { id: 'wheels', type: 'SINGLE', attribute: 'wheel_size' };
  const set = (value: readonly string[]) => [{ op: 'set', path: ['results', 'attributes'], value }];
  expect(factsFor(['display'], [wheels])).toEqual(set(['color', 'weight', 'wheel_size']));
  expect(factsFor(['display', 'weight'])).toEqual(set(['color']));
  expect(factsFor(['display'], [{ id: 'other', type: 'SINGLE', attribute: 'display' }])).toEqual([]);
});

test('what nothing was asked about, and the price, change nothing', () => {
  expect(factsFor([])).toEqual([]);
  expect(factsFor(['budget'])).toEqual([]);
  expect(factsFor([], [{ id: 'cost', type: 'RANGE', attribute: 'price' }])).toEqual([]);
});

test('what is asked for after all is shown in place of what nothing asks for, as far as there is room', () => {
  const further = (...names: string[]) => names.map((name) => ({ id: name, type: 'SINGLE', attribute: name }));
  const set = (value: readonly string[]) => [{ op: 'set', path: ['results', 'attributes'], value }];
  expect(factsFor([], further('a', 'b'))).toEqual(set(['color', 'display', 'weight', 'a', 'b']));
  expect(factsFor([], further('a', 'b', 'c'))).toEqual(set(['display', 'weight', 'a', 'b', 'c']));
  expect(factsFor([], further(...'abcdefgh'))).toEqual(set(['display', 'weight', ...'abcdef']));
});
