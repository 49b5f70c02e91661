import { expect, it } from 'vitest';
import type { Condition } from './condition.ts';
import { placesOfStricter } from './stricter.ts';

const ram = (tests: object): Condition => ({ kind: 'compare', attribute: 'ram_gb', ...tests });

it('a higher lower bound asks for more than a lower one, and a lower upper bound more than a higher one', () => {
  expect(placesOfStricter([ram({ gte: 4 }), ram({ gte: 8 }), ram({ gte: 16 })])).toEqual([[1, 2], [2], []]);
  expect(placesOfStricter([ram({ lte: 4 }), ram({ lte: 8 })])).toEqual([[], [0]]);
});

it('whatever compares a number asks for more than "no preference"', () => {
  expect(placesOfStricter([null, ram({ gte: 8 }), null])).toEqual([[1], [], [1]]);
});

it('a bound that leaves out its end asks for more than one that does not', () => {
  expect(placesOfStricter([ram({ gte: 8 }), ram({ gt: 8 })])).toEqual([[1], []]);
  expect(placesOfStricter([ram({ lt: 8 }), ram({ lte: 8 })])).toEqual([[], [0]]);
});

it('a part asks for more than a bound that has all of it, and of parts beside each other none does', () => {
  expect(placesOfStricter([ram({ gte: 4, lt: 8 }), ram({ gte: 4 }), ram({ gte: 8, lt: 16 })])).toEqual([
    [],
    [0, 2],
    [],
  ]);
});

it('equal answers, another number, and what is no comparison ask for nothing more', () => {
  const inches: Condition = { kind: 'compare', attribute: 'inches', gte: 14 };
  const brand: Condition = { kind: 'in', attribute: 'brand', values: ['Acme'] };
  const lacks: Condition = { kind: 'not', of: ram({ gte: 8 }) };
  expect(placesOfStricter([ram({ gte: 8 }), ram({ gte: 8 }), inches, brand, lacks])).toEqual([[], [], [], [], []]);
});
