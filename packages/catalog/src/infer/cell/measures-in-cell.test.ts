import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

const OUTPUTS = ['19V 3.42A', '19.5V 4.62A', '20V 2.25A', '12V 1A'];
const GIVEN = ['image={ value: https://i.x }', 'link={ value: https://l.x }'];

test('measures of several quantities in a cell are an attribute each, by their units', async () => {
  const { rules, text } = await attributeOf('Output', [...many(OUTPUTS), '5V 3A9V 3A12V 3A']);
  expect(rules.map(({ name, label, type, unit }) => [name, label, type, unit])).toEqual([
    ['output_v', 'Output (V)', 'number', 'V'],
    ['output_a', 'Output (A)', 'number', 'A'],
  ]);
  expect(text).toContain('# 1 cell is something else and will be left out, "5V 3A9V 3A12V 3A" in line 62');
});

test('a cell with more measures than that has no value, rather than one of them', async () => {
  const text = table('Output', [...many(OUTPUTS), '5V 3A9V 3A12V 3A', '19V 3A, USB 5V 1A']);
  const { products } = await gather(sourceOf(text), { mapping: (await infer(text, GIVEN)).mapping });
  expect(products[1]?.attributes).toEqual({ output_v: 19.5, output_a: 4.62 });
  expect(products.slice(-2).map(({ attributes }) => attributes)).toEqual([{}, {}]);
});

test('so it is inside of a description, and nothing else there is taken for them', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => {
    const facts = `colour: ${index % 2 ? 'red' : 'blue'}, output: ${OUTPUTS[index % 4]}, plug: ${index % 3 ? 'A' : 'B'}`;
    return `B-${index},Charger ${index} of the finest,5.00,"A charger for 5V 1A telephones which fits many of them and lasts long. ${facts}"`;
  });
  const text = `id,title,price,description\n${rows.join('\n')}`;
  const { products } = await gather(sourceOf(text), { mapping: (await infer(text, GIVEN)).mapping });
  expect(products[1]?.attributes).toMatchObject({ output_v: 19.5, output_a: 4.62, plug: 'A' });
});

test.each([
  ['one quantity twice', ['5GB 10GB', '8GB 20GB', '8GB 30GB']],
  ['words', ['Home 10 Pro', 'Pro 7 Home']],
  ['more than one combination', ['19V 3A', '65W 19V']],
])('other texts stay texts: %s', async (_, cells) => {
  expect((await attributeOf('Output', many(cells))).rules.map(({ type }) => type)).toEqual(['text']);
});

test('a size in two systems keeps its decimals, with a comma or a point', async () => {
  for (const [cells, rest] of [
    [
      ['EU 42 / UK 8,5', 'EU 43 / UK 9', 'EU 44,5 / UK 10,5'],
      [8.5, 9, 10.5],
    ],
    [
      ['EU 42|UK 8.5', 'EU 43|UK 9', 'EU 44.5|UK 10.5'],
      [8.5, 9, 10.5],
    ],
  ] as const) {
    const text = table('Size', many(cells));
    const { products } = await gather(sourceOf(text), { mapping: (await infer(text, GIVEN)).mapping });
    expect(products.slice(0, 3).map(({ attributes }) => attributes.size_uk)).toEqual(rest);
  }
});
