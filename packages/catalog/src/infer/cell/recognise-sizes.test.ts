import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';
import { recogniseSizes } from './recognise-sizes.ts';

async function sizesOf(cells: readonly string[], later: readonly string[] = cells) {
  const given = ['image=https://s.example/{Artikelnummer}', 'link=https://s.example/{Artikelnummer}'];
  const { text } = await infer(table('Sizes', many(cells)), given);
  const mapping = { ...readMapping('mapping.yaml', text), currency: 'EUR' };
  const { products } = await gather(sourceOf(table('Sizes', later)), { mapping });
  return products.map(({ attributes }) => attributes.sizes);
}

test('sizes between slashes are a list, however the unit is written, and what is something else stays whole', async () => {
  const usual = ['43/48/53 cm', '38/44cm', '34 cm', '39/44/48/cm', '42/44/48/52 cm', '44/48/52/56'];
  expect(await sizesOf([...usual, '50, 54, 58 cm', 'Men 46/50/54cm'])).toEqual([
    ...[['43', '48', '53'], ['38', '44'], ['34'], ['39', '44', '48'], ['42', '44', '48', '52']],
    ...[['44', '48', '52', '56'], ['50', '54', '58'], ['Men 46/50/54cm']],
  ]);
  expect(await sizesOf(usual, ['41/46 cm', '52/49 56/53 cm', '28" - 46cm', 'one size'])).toEqual([
    ['41', '46'],
    ...[['52/49 56/53 cm'], ['28" - 46cm'], ['one size']],
  ]);
  const { rules } = await attributeOf('Sizes', many(usual));
  expect(rules).toMatchObject([{ type: 'list', label: 'Sizes (cm)' }]);
});

test('sizes in letters between slashes are a list', async () => {
  expect(await sizesOf(['S/M/L', 'XS/S/M/L/XL', 'M/L/XL/2XL', 'L'])).toEqual([
    ['S', 'M', 'L'],
    ['XS', 'S', 'M', 'L', 'XL'],
    ['M', 'L', 'XL', '2XL'],
    ['L'],
  ]);
});

test.each([
  ['fractions', ['1/2"', '3/4"', '1/4"', '3/8"', '5/8"']],
  ['ratios', ['4/3', '16/9', '16/10', '21/9', '1/1']],
  ['tyres', ['100/80', '110/70', '120/70', '205/55', '195/65']],
  ['tyres with rims', ['100/80/17', '110/70/17', '120/70/18', '205/55/16', '195/65/15']],
  ['dates', ['12/11/2024', '01/02/2025', '3/4/2025', '5/6/2025', '7/8/2025']],
  ['sizes between two', ['S/M', 'L/XL', 'M/L', 'XS/S']],
  ['two measures', ['19/24 mm', '21/26 mm', '25/30 mm', '30/35 mm']],
  ['names of models', ['X 5/6/7', 'Pro 12/13', 'A4/A5/A6', 'Z/X']],
])('%s are no lists of sizes', async (_, cells) => {
  const { rules } = await attributeOf('Sizes', many(cells));
  expect(rules.filter(({ type }) => type === 'list')).toEqual([]);
});

test('a cell of thousands of blanks is no work', () => {
  const reading = recogniseSizes([
    { text: '43/48/53 cm', count: 3, line: 2 },
    { text: '44/48/52 cm', count: 3, line: 2 },
    { text: '38/44/50 cm', count: 3, line: 2 },
  ]);
  const cell = `43${' '.repeat(9000)}/${' '.repeat(900)}48${' '.repeat(9000)}x`;
  expect(cell.match(new RegExp(reading?.pattern ?? 'none', 'gu'))?.[0]).toBe(cell);
});
