// Cells with several paths through the categories of a shop.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer, many, table } from '../small-files.fixture.ts';

const given = ['image=https://s.example/i.jpg', 'link=https://s.example/p'];

async function categoriesOf(heading: string, cells: readonly string[]) {
  const text = table(heading, many(cells));
  const { mapping } = await infer(text, given);
  const [rule] = mapping.attributes.filter(({ from }) =>
    from.some((source) => source.kind === 'column' && source.column === heading),
  );
  const { products } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
  return { rule, values: products.slice(0, cells.length).map(({ attributes }) => attributes[rule?.name ?? '']) };
}

const RACKS = [
  'Roof bars',
  'Bike racks > Accessories for racks, Bike racks',
  'Accessories, Roof bars',
  'Roof boxes > Large boxes, Roof boxes, Water sports',
  'Bike racks',
  'Accessories, Bike racks > Towbar racks',
  'Roof boxes > Small boxes',
];

test.each([
  ['CATEGORYTEXT', ', ', ' > '],
  ['Categories', ',', ' > '],
  ['Product categories', ' | ', ' » '],
  ['Kategorie', ';', ' > '],
])('every category on them is a value, whatever parts them: %s %j %j', async (heading, between, step) => {
  const cells = RACKS.map((cell) => cell.replaceAll(', ', between).replaceAll(' > ', step));
  const { rule, values } = await categoriesOf(heading, cells);
  expect(rule?.type).toBe('list');
  expect(values).toEqual([
    ['Roof bars'],
    ['Bike racks', 'Accessories for racks'],
    ['Accessories', 'Roof bars'],
    ['Roof boxes', 'Large boxes', 'Water sports'],
    ['Bike racks'],
    ['Accessories', 'Bike racks', 'Towbar racks'],
    ['Roof boxes', 'Small boxes'],
  ]);
});

test('a category that nearly all are in tells nothing', async () => {
  const cells = RACKS.map((cell) => `Shop, ${cell}`);
  const { values } = await categoriesOf('Categories', [...cells, 'Shop > Sale, Roof bars']);
  expect(values[1]).toEqual(['Bike racks', 'Accessories for racks']);
});

test('a name with commas of its own is not torn', async () => {
  const { rule } = await categoriesOf('Google product category', [
    'Food, Beverages & Tobacco > Beverages > Coffee',
    'Food, Beverages & Tobacco > Food Items',
    'Home & Garden > Kitchen & Dining > Pots, Pans & Lids',
    'Home & Garden > Linens > Towels, Napkins & Cloths',
  ]);
  expect([rule?.type, rule?.split]).toEqual(['text', null]);
});
