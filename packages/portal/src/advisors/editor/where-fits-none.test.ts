import { expect, test } from 'vitest';
import { whereFitsNone } from './known-to-fit-none.ts';

const answers = [
  { id: 'a', where: { length_cm: { gte: 40 } } },
  { id: 'b', where: { length_cm: { gte: 60 } } },
];

test('products that no answer stands for are those below the lowest of steps, of which the value is known', () => {
  expect(whereFitsNone({ type: 'SINGLE', answers })).toEqual({
    all: [{ not: { any: [{ length_cm: { gte: 40 } }, { length_cm: { gte: 60 } }] } }, { length_cm: { exists: true } }],
  });
});

test('nothing is told of a range, of answers made from values, and where an answer is for all products', () => {
  expect(whereFitsNone({ type: 'RANGE', attribute: 'length_cm' })).toBeUndefined();
  expect(whereFitsNone({ type: 'SINGLE', attribute: 'wood' })).toBeUndefined();
  expect(whereFitsNone({ type: 'SINGLE', answers: [...answers, { id: 'any' }] })).toBeUndefined();
});
