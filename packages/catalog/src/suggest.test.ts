import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

test('a slip of the hand is understood, a different word is not', () => {
  expect(suggest('List Price', ['sku', 'list_price'])).toBe('list_price');
  expect(suggest('lable', ['label', 'list'])).toBe('label');
  expect(suggest('weight', ['sku', 'title'])).toBe(null);
});
