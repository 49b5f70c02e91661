import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, type Values } from '../drafted.fixture.ts';

const rackets = (marked: readonly string[], mark: (nth: number, at: number) => number) => {
  const attributes = [attribute('shape'), attribute('grip'), ...marked.map((name) => attribute(name, 'number'))];
  const products = Array.from({ length: 120 }, (_, nth) => {
    const marks: Values = Object.fromEntries(marked.map((name, at) => [name, mark(nth, at)]));
    return product(nth, 40 + luck(nth, 1, 300), {
      ...{ shape: one(['round', 'diamond', 'teardrop'], nth, 2), grip: one(['thin', 'thick'], nth, 3) },
      ...marks,
    });
  });
  return drafted(attributes, products);
};
const outOf100 = (nth: number, at: number): number => 10 + luck(nth, 10 + at, 90);
const MARKED = ['power', 'control', 'comfort'];

test('nobody is asked for marks out of 100 that somebody gave for several things', () => {
  const made = rackets(MARKED, outOf100);
  expect(idsOf(made.advisor)).toEqual(expect.arrayContaining(['shape', 'budget']));
  for (const name of MARKED) expect(idsOf(made.advisor)).not.toContain(name);
  expect(made.leftOut.filter(({ why }) => why === 'judged-by-others').map(({ attribute: name }) => name)).toEqual(
    MARKED,
  );
  // Halves are marks, too.
  expect(idsOf(rackets(MARKED, (nth, at) => outOf100(nth, at) - 0.5).advisor)).not.toContain('control');
});

const judged = (marked: readonly string[], mark: (nth: number, at: number) => number) =>
  rackets(marked, mark).leftOut.filter(({ why }) => why === 'judged-by-others').length;

test('a few such numbers, sides of things and numbers of another scale are no marks', () => {
  expect(judged(['power', 'control'], outOf100)).toBe(0);
  expect(judged(['length', 'width', 'height'], outOf100)).toBe(0);
  expect(judged(['largo', 'ancho', 'alto'], outOf100)).toBe(0);
  expect(judged(MARKED, (nth, at) => outOf100(nth, at) * 3)).toBe(0);
  expect(judged(MARKED, (nth, at) => outOf100(nth, at) + 0.3)).toBe(0);
  expect(judged(MARKED, (nth, at) => luck(nth, 10 + at, 9))).toBe(0);
});
