import { expect, test } from 'vitest';
import { type ShoppersGet, shortOfGoals } from './short-of-goals.ts';

const get = (simulated: number, whereToldApart: number): ShoppersGet => ({
  ...{ simulated, truthful: 1, whereToldApart, mistaken: 0.9 },
  ...{ askedOnce: 0.95, askedTwice: null, questions: 3 },
});

test('of few shoppers one may be lost where the goal would allow but half of one; of two it is said', () => {
  expect(shortOfGoals(get(48, 47 / 48))).toEqual([]);
  expect(shortOfGoals(get(48, 46 / 48))).toMatchObject([{ kind: 'told-apart', goal: 0.99 }]);
  expect(shortOfGoals(get(2000, 1979 / 2000))).toMatchObject([{ kind: 'told-apart' }]);
  expect(shortOfGoals(get(2000, 1980 / 2000))).toEqual([]);
});
