import { expect, test } from 'vitest';
import { recogniseDialect } from './recognise-dialect.ts';

test('a file with inches in its cells and no quoted cell has no quotes', () => {
  const rows = 'sku,title,price\n1,15" screen,5\n2,"Best" of 17",6\n';
  expect(recogniseDialect(rows)).toEqual({ delimiter: ',', quote: null });
});

test('a file with quoted cells has quotes, even where one of them is broken', () => {
  expect(recogniseDialect('a,b\n"1, 2",3\n4,5\n')).toEqual({ delimiter: ',', quote: '"' });
  expect(recogniseDialect('a,b\n"1, 2",3\n4,5" x\n6,7\n')).toEqual({ delimiter: ',', quote: '"' });
  expect(recogniseDialect('a,b\n1,15" x\n')).toEqual({ delimiter: ',', quote: '"' });
});
