import { expect, test } from 'vitest';
import { recogniseDelimiter } from './recognise-delimiter.ts';

test('the delimiter is the one that the header has most of, outside quotes', () => {
  expect(recogniseDelimiter('sku,title\n1;2;3;4')).toBe(',');
  expect(recogniseDelimiter('sku;"a, b, c";title\n')).toBe(';');
  expect(recogniseDelimiter('sku\ttitle\tprice')).toBe('\t');
  expect(recogniseDelimiter('\nsku|title')).toBe('|');
  expect(recogniseDelimiter('sku\n1;2')).toBe(';');
  expect(recogniseDelimiter('')).toBe(',');
});
