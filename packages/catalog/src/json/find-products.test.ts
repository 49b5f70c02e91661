import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { findProducts } from './find-products.ts';

const GIVEN = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'].map((one) =>
  readGivenField('--set', one),
);
const products = Array.from({ length: 12 }, (_, nth) => ({ sku: `L${nth}-A`, name: `Lamp ${nth}`, price: 19.5 + nth }));
const filters = [{ id: 'color', values: [{ name: 'red', results: 3 }] }];
const categories = [{ id: 1, name: 'Lamps' }];

const read = async (document: unknown) => {
  const file = JSON.stringify(document);
  const { mapping, notes } = await inferMapping(surveyOf(file, 'shop.json'), { given: GIVEN, currency: 'EUR' });
  const gathered = await gather(sourceOf(file, 'shop.json', 100), { mapping });
  return { skus: gathered.products.map(({ sku }) => sku), notes, mapping };
};

test.each([
  ['behind', { results: products, filters, categories }],
  ['before', { filters, data: { categories }, results: products }],
  ['before and behind', { filters, results: products, categories }],
])('the list with names and prices has the products, and those %s it are told', async (_, document) => {
  const { skus, notes } = await read(document);
  expect(skus).toEqual(products.map(({ sku }) => sku));
  expect(notes.join()).toContain('/filters');
});

test('where two lists may be the products, somebody has to say which', async () => {
  const document = { lamps: products, desks: products.map((one) => ({ ...one, name: 'Desk' })) };
  await expect(read(document)).rejects.toThrow('several arrays of objects');
  expect(findProducts(JSON.stringify({ filters, ...document }))).toBeNull();
});

test('a list whose elements have no prices is read if it is the only one', async () => {
  expect(findProducts(JSON.stringify({ categories }))).toBeNull();
  expect(findProducts('{"a": [{"name": "x"}], "b": [{"na')).toBeNull();
  expect(findProducts('{"a": [}')).toBeNull();
});
