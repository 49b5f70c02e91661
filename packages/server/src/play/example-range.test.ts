import { expect, it } from 'vitest';
import { exampleRange } from './example-range.ts';

it('an example lies within the range, in round numbers', () => {
  expect(exampleRange({ from: 1.2, to: 8.9 }, 0.1)).toEqual({ from: 4, to: 6 });
  expect(exampleRange({ from: 450, to: 2400 }, 50)).toEqual({ from: 1000, to: 1900 });
  expect(exampleRange({ from: 0.1, to: 0.9 }, 0.05)).toEqual({ from: 0.4, to: 0.6 });
});

it('where there is no room for one, the whole range is the example', () => {
  expect(exampleRange({ from: 1, to: 3 }, 1)).toEqual({ from: 1, to: 3 });
  expect(exampleRange({ from: 5, to: 5 }, 1)).toEqual({ from: 5, to: 5 });
});
