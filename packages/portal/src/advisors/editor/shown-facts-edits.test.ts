import { expect, it } from 'vitest';
import { droppedAt, isGone, movedBy, offeredFacts, shownIn, takenAway } from './shown-facts-edits.ts';

const SHOWN = ['brand', 'ram', 'weight'];

it('a fact moves by one place, and stays at an end', () => {
  expect(movedBy(SHOWN, 'ram', -1)).toEqual(['ram', 'brand', 'weight']);
  expect(movedBy(SHOWN, 'ram', 1)).toEqual(['brand', 'weight', 'ram']);
  expect(movedBy(SHOWN, 'brand', -1)).toBe(SHOWN);
  expect(movedBy(SHOWN, 'weight', 1)).toBe(SHOWN);
  expect(movedBy(SHOWN, 'gone', 1)).toBe(SHOWN);
});

it('a fact dropped at another one takes its place', () => {
  expect(droppedAt(SHOWN, 'weight', 'brand')).toEqual(['weight', 'brand', 'ram']);
  expect(droppedAt(SHOWN, 'brand', 'weight')).toEqual(['ram', 'weight', 'brand']);
  expect(droppedAt(SHOWN, 'ram', 'ram')).toBe(SHOWN);
});

it('without the last fact nothing is written', () => {
  expect(takenAway(SHOWN, 'ram')).toEqual(['brand', 'weight']);
  expect(takenAway(['ram'], 'ram')).toBeUndefined();
  expect(shownIn(undefined)).toEqual([]);
  expect(shownIn(['a', 7])).toEqual(['a']);
});

it('what questions ask about is offered first, in their order', () => {
  const free = ['brand', 'ram', 'weight'].map((name) => ({ name }));
  const offered = (...asked: string[]) =>
    offeredFacts(free, new Set(asked)).map(({ isAsked, facts }) => [isAsked, ...facts.map(({ name }) => name)]);
  expect(offered('weight', 'price', 'brand')).toEqual([
    [true, 'weight', 'brand'],
    [false, 'ram'],
  ]);
  expect(offered()).toEqual([[false, 'brand', 'ram', 'weight']]);
});

it('a fact that the catalog does not have is told from the others, once the catalog is known', () => {
  const attributes = [{ name: 'price' }, { name: 'brand' }];
  expect(SHOWN.filter((name) => isGone(name, attributes))).toEqual(['ram', 'weight']);
  expect(SHOWN.filter((name) => isGone(name, []))).toEqual([]);
});
