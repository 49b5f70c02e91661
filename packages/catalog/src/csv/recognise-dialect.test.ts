import { expect, test } from 'vitest';
import { recogniseDelimiter, recogniseDialect } from './recognise-dialect.ts';

test('a file with inches in its cells and no quoted cell has no quotes', () => {
  const rows = 'sku,title,price\n1,15" screen,5\n2,"Best" of 17",6\n';
  expect(recogniseDialect(rows)).toEqual({ delimiter: ',', quote: null });
});

test('a file with quoted cells has quotes, even where one of them is broken', () => {
  expect(recogniseDialect('a,b\n"1, 2",3\n4,5\n')).toEqual({ delimiter: ',', quote: '"' });
  expect(recogniseDialect('a,b\n"1, 2",3\n4,5" x\n6,7\n')).toEqual({ delimiter: ',', quote: '"' });
  expect(recogniseDialect('a,b\n1,15" x\n')).toEqual({ delimiter: ',', quote: '"' });
});

const recognise = (sample: string) => recogniseDelimiter(sample, '"');

test('the delimiter is the one that the header has most of, outside quotes', () => {
  expect(recognise('sku;"a, b, c";title\n')).toBe(';');
  expect(recognise('sku\ttitle\tprice')).toBe('\t');
  expect(recognise('\nsku|title')).toBe('|');
  expect(recognise('sku,title\n1;2;3;4')).toBe(',');
  expect(recognise('')).toBe(',');
});

test('the rows tell it from a character that the words of the header contain', () => {
  expect(recognise('Name, long, short;Price, EUR;Size, cm\nA;1,5;2\nB;2,5;3\n')).toBe(';');
  expect(recognise('name,price\n"a, b",1\n"c;d;e",2\n')).toBe(',');
});

test('a rarer one is believed where every row agrees', () => {
  expect(recognise('sku^title^price\n1^One, two^5\n2^Two^6\n3^Three^7\n')).toBe('^');
  expect(recognise('sku~title\n1~One\n2~Two\n')).toBe('~');
  expect(recognise('sku:title:price\n1:One:5\n2:Two:6\n')).toBe(':');
  expect(recognise('note: title\nhttps://a.example\nhttps://b.example\nx')).toBe(',');
});

test('a line that names it decides, as spreadsheets write it', () => {
  expect(recognise('sep=;\nsku,a,b;title\n')).toBe(';');
  expect(recognise('"sep=\t"\r\nsku\ttitle\n')).toBe('\t');
});

test('other quotes hide delimiters as well', () => {
  expect(recogniseDelimiter(`sku;'a, b, c, d, e';title\n`, "'")).toBe(';');
  expect(recogniseDelimiter('15",a\t2"\n1,1\t2\n', null)).toBe(',');
});
