// A walk that is wanted whole or not at all: it ends early where it cannot be whole, and nowhere else.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { expect, it } from 'vitest';
import { advisorOf, answer, attributesOf, is, product, single } from '../check/small-shop.fixture.ts';
import { type Budget, explore, type Walk } from './explore.ts';
import { Observations } from './observations.ts';
import { universeOf } from './walk-of.ts';

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const VALUES = ['x', 'y', 'z'];

/** Every combination of three values of seven attributes, so a question has four times the states of the one before. */
const PRODUCTS = Array.from({ length: VALUES.length ** NAMES.length }, (_, nth) =>
  product(
    `p${nth}`,
    nth,
    Object.fromEntries(NAMES.map((name, at) => [name, VALUES[Math.floor(nth / 3 ** at) % 3] ?? ''])),
  ),
);
const COMPILED = compile(
  advisorOf(
    NAMES.map((name) =>
      single(
        name,
        VALUES.map((value) => answer(value, is(name, value))),
      ),
    ),
  ),
  buildSnapshot(PRODUCTS, attributesOf(Object.fromEntries(NAMES.map((name) => [name, 'text' as const])))),
);

/** A clock on which each look takes as long; one comes after every eight states. */
function walkOf(share: number | null, budget: Partial<Budget> = {}): Walk {
  const universe = universeOf(COMPILED);
  let left = 1;
  const timeLeft = () => {
    left -= share ?? 0;
    return left;
  };
  const clock = share === null ? {} : { timeLeft };
  return explore(universe, { states: Number.POSITIVE_INFINITY, ...clock, ...budget }, new Observations(universe));
}

const ALL = walkOf(null);

it('what can be had whole in time is the same as without a hurry', () => {
  const walk = walkOf(0.0005, { isWholeOnly: true });
  expect(ALL.isComplete).toBe(true);
  expect(walk).toEqual(ALL);
});

it('what cannot be had whole is given up before the time is over', () => {
  const hurried = walkOf(0.005);
  const given = walkOf(0.005, { isWholeOnly: true });
  expect(hurried.isComplete).toBe(false);
  expect(given.isComplete).toBe(false);
  expect(given.states).toBeLessThan(hurried.states);
});

it.each([0.0008, 0.001, 0.0012, 0.0013, 0.0014])('nothing that would have been whole is given up: %d', (share) => {
  expect(walkOf(share, { isWholeOnly: true }).isComplete).toBe(walkOf(share).isComplete);
});
