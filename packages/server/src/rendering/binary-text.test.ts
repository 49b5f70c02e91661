import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BINARY_ENCODING, jsonToBinary, toBinary } from './binary-text.ts';

it('is the UTF-8 of the text, as long as its bytes, also when pieces are joined', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      const joined = toBinary(a) + toBinary(b);
      expect(Buffer.from(joined, BINARY_ENCODING).toString('utf8')).toBe(a + b);
      expect(joined).toHaveLength(Buffer.byteLength(a + b));
    }),
  );
});

it('carries JSON unchanged', () => {
  const value = { title: 'Glück “€” 😀', list: [1, null] };
  expect(JSON.parse(Buffer.from(jsonToBinary(value), BINARY_ENCODING).toString())).toEqual(value);
});
