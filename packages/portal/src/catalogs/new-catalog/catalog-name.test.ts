import { expect, it } from 'vitest';
import { catalogNameOf } from './catalog-name.ts';

it.each([
  ['Spring kettles.csv', 'spring-kettles'],
  ['laptop_price.csv', 'laptop'],
  ['export-products-Lampen 2026-03-01.xlsx', 'lampen'],
  ['products-with-price.jsonl', 'products-with-price'],
  ['Bed and bath with prices.csv', 'bed-and-bath'],
  ['feed.xml.gz', 'feed'],
  ['Produkte.csv', 'produkte'],
  ['2026.csv', '2026'],
  ['…….csv', 'catalog'],
])('a catalog is called by what its file is about: %s', (file, name) => {
  expect(catalogNameOf(file)).toBe(name);
});
