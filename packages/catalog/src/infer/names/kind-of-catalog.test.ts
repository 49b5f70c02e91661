import { expect, test } from 'vitest';
import { kindOfCatalog } from './kind-of-catalog.ts';

test('a catalog that is called after its goods says what these are, in the language of the questions', () => {
  expect(kindOfCatalog('televisores', 'es')).toBe('Televisores');
  expect(kindOfCatalog('lampen', 'de')).toBe('Lampen');
  expect(kindOfCatalog('tents', 'en')).toBe('Tent');
  expect(kindOfCatalog('shoes', 'en')).toBe('Shoes');
  expect(kindOfCatalog('sleeping-bag', 'en')).toBe('Sleeping bag');
});

test('any other name says nothing: of a file, of a shop, or a word of another language', () => {
  for (const name of ['products', 'produkte', 'feed-2', 'export', 'main', 'acme', 'tv2024', 'katalog'])
    for (const language of ['en', 'de', 'es']) expect([name, kindOfCatalog(name, language)]).toEqual([name, null]);
  expect(kindOfCatalog('tents', 'de')).toBeNull();
  expect(kindOfCatalog('televisores', 'en')).toBeNull();
});
