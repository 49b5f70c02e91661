import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { isEither, notationOf, parseDecimal } from './parse-number.ts';

test.each([
  ...[
    '20.90',
    '15.0',
    '1,299.00',
    '1,299,000',
    '0.500',
    '1500.125',
    '15.000000',
    "1'299.50",
    '7',
    '1 299',
    '1,09,390',
    '12,34,567.5',
  ].map((text) => [text, 'point']),
  ...['20,90', '15,0', '1.299,00', '1.299.000', '0,500', '1500,125', '15,000000', '1 299,50'].map((text) => [
    text,
    'comma',
  ]),
  ...['1.500', '1,500', '12.345', '1.2.3', 'abc', '1,50,00', ''].map((text) => [text, null]),
])('%s is written with a decimal %s', (text, notation) => {
  expect(notationOf(text ?? '')).toBe(notation);
});

test('a number that says how it is written can be read in that way, and in no other with another value', () => {
  const written = fc
    .tuple(fc.stringMatching(/^\d{1,4}$/), fc.array(fc.stringMatching(/^[.,]\d{1,4}$/), { maxLength: 3 }))
    .map(([first, more]) => first + more.join(''));
  fc.assert(
    fc.property(written, (text) => {
      const notation = notationOf(text);
      if (notation === null) return;
      const other = notation === 'point' ? 'comma' : 'point';
      const value = parseDecimal(text, notation);
      expect(value).not.toBeNull();
      const misread = parseDecimal(text, other);
      if (misread !== null && Number(misread) !== Number(value)) expect(text).toMatch(/^0|^\d{4}[.,]\d{3}$/);
      expect(isEither(text)).toBe(false);
    }),
    runs(300, 3_000),
  );
});
