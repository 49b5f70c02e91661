import { expect, test } from 'vitest';
import { kindOf } from './column-kinds.ts';
import { usesInFile } from './uses-in-file.ts';

const FEED = { price: ['sale_price', 'price'], list_price: 'price', attributes: { colour: 'color' } };
const kinds = (column: string, filled: Readonly<Record<string, number>>, mapping = FEED) => {
  const columns = Object.entries(filled).map(([name, cells]) => ({ column: name, filled: cells }));
  return usesInFile(mapping, column, columns).map(kindOf);
};

test('a price is a former one, too, only in a file that has another price for some products', () => {
  expect(kinds('price', { price: 9 })).toEqual(['price']);
  expect(kinds('price', { price: 9, sale_price: 0 })).toEqual(['price']);
  expect(kinds('price', { price: 9, sale_price: 2 })).toEqual(['price', 'list_price']);
  expect(kinds('sale_price', { price: 9, sale_price: 2 })).toEqual(['price']);
});

test('what is only the former price stays that, and every other use stays', () => {
  const { attributes } = FEED;
  const chosen = { price: ['now'], list_price: 'price', attributes };
  expect(kinds('price', { price: 9, now: 9 }, chosen)).toEqual(['list_price']);
  expect(kinds('price', { price: 9 }, { price: [], list_price: 'price', attributes })).toEqual(['list_price']);
  expect(kinds('color', { price: 9, color: 9 })).toEqual(['text']);
});
