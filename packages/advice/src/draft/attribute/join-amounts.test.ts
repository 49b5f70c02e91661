import { expect, test } from 'vitest';
import { joinAmounts } from './join-amounts.ts';
import type { SameValues } from './same-values.ts';

const named = (values: readonly string[]): SameValues[] =>
  values.map((value, nth) => ({ codes: [nth + 1], values: [value] }));
const told = (same: readonly SameValues[]) => same.map(({ name, values: [first] }) => name ?? first);
const MORE = Array.from({ length: 20 }, (_, nth) => `${110 + 10 * nth} g`);

test('of many sizes those of one amount are one, called by the amount alone', () => {
  const joined = joinAmounts(named(['50ml with pump', '50ml', '75 ml spray', '75 ml jar', 'large', ...MORE]));
  expect(told(joined)).toEqual(['50ml', '75 ml', 'large', ...MORE]);
  expect(joined[0]).toEqual({ codes: [2, 1], values: ['50ml', '50ml with pump'] });
  expect(joined[1]).toEqual({ codes: [3, 4], values: ['75 ml spray', '75 ml jar'], name: '75 ml' });
});

test('of few sizes the words may be what matters, and other lists stay as they are', () => {
  const few = named(['50ml with pump', '50ml', '75 ml spray']);
  expect(joinAmounts(few)).toEqual(few);
  const others = named(Array.from({ length: 30 }, (_, nth) => (nth < 10 ? `${nth} ml` : `Model ${nth}`)));
  expect(joinAmounts(others)).toEqual(others);
});
