import { expect, test } from 'vitest';
import { fitColumns, likeNames } from './fit-columns.ts';
import { readMapping } from './read-mapping.ts';

const mapping = readMapping(
  'm.yaml',
  `sku: Art Nr
title: '{Brand} {Name?}'
link: 'https://s.example/{sku|url}'
price: [Sale, Price]
currency: { code: EUR, from: Currency }
drop: [{ column: State, in: [draft] }]
attributes:
  model: Model
  colour: { column: Colour }
`,
);

const fit = (columns: readonly string[], missing: readonly string[]) => fitColumns(mapping, columns, missing);

test('columns that differ in case, spaces and underscores only are found wherever a mapping names them', () => {
  const columns = ['ART_NR', 'brand', 'name', 'SALE', 'PRICE', 'currency', 'STATE', 'MODEL', 'colour ', 'SKU'];
  const missing = ['Art Nr', 'Brand', 'Name', 'Sale', 'Price', 'Currency', 'State', 'Model', 'Colour', 'sku'];
  const { mapping: fitted, found } = fit(columns, missing);
  expect(fitted.fields.sku?.from).toEqual([{ kind: 'column', column: 'ART_NR' }]);
  expect(fitted.fields.title?.from).toMatchObject([{ parts: [{ column: 'brand' }, ' ', { column: 'name' }] }]);
  expect(fitted.fields.price?.from).toMatchObject([{ column: 'SALE' }, { column: 'PRICE' }]);
  expect(fitted).toMatchObject({ currencyFrom: 'currency', drop: [{ column: 'STATE' }] });
  expect(fitted.attributes.map(({ from }) => from)).toMatchObject([[{ column: 'MODEL' }], [{ column: 'colour ' }]]);
  expect(found.get('Model')).toBe('MODEL');
});

test('the name of a product field in a template of the link stays that field', () => {
  const { mapping: fitted } = fit(['ART_NR', 'SKU'], ['Art Nr', 'sku']);
  expect(fitted.fields.link?.from).toMatchObject([{ parts: ['https://s.example/', { column: 'sku' }] }]);
});

test('a name that may be one of several columns stays, and so does a column that is named exactly', () => {
  expect(fit(['MODEL', 'model'], ['Model']).mapping).toBe(mapping);
  expect(fit(['Model', 'Colour'], []).mapping).toBe(mapping);
  const both = readMapping('m.yaml', 'attributes: { a: Model, b: MODEL }');
  expect(fitColumns(both, ['MODEL'], ['Model']).found.size).toBe(0);
});

test('names are alike by their letters only', () => {
  expect(likeNames('rear colour', ['Rear_Colour', 'REAR  COLOUR', 'Colour', 'rear-colour'])).toEqual([
    'Rear_Colour',
    'REAR  COLOUR',
  ]);
  expect(likeNames(' ', ['', '_'])).toEqual([]);
});
