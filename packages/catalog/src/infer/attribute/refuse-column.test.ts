import { expect, test } from 'vitest';
import { attributeOf, infer, many } from '../small-files.fixture.ts';

test.each([
  [
    'optionIds',
    ['e90dfb84e30edf611e326eeb04d680de|d67d8ab4f4c10bf22aa353e27879133c', '3416a75f4cea9109507cacd8e2f2aefc'],
  ],
  ['family', ['31d56c4e-d578-4dab-a313-780b5f1e7556', '1fbaed84-99cc-4922-9776-c1ea3cd553e6']],
  ['owner', ['507f1f77bcf86cd799439011', '507f191e810c19729de860ea']],
  ['slug.de', ['lampe-blau', 'lampe-rot']],
  ['currencyCode', ['EUR', 'EUR ']],
  ['look', ['/g/e/blue_1.png', '/g/r/red.jpg', '/g/s/sand.webp', '/g/i/iron.jpeg', 'no_selection']],
])('nobody chooses by %s', async (column, cells) => {
  expect((await attributeOf(column, many(cells))).rules).toEqual([]);
});

test('points are a rating, and words of hexadecimal letters are words', async () => {
  expect((await attributeOf('points', many(['87', '91', '95']))).rules).toMatchObject([{ type: 'number' }]);
  expect((await attributeOf('shade', many(['facade', 'beaded', 'decade']))).rules).toHaveLength(1);
});

test('marks for those who fill in a template are not part of a label', async () => {
  for (const column of ['*C:Upper Material', 'C:Upper Material', '*Upper Material'])
    expect((await attributeOf(column, many(['Mesh', 'Knit']))).rules).toMatchObject([
      { name: 'upper_material', label: 'Upper material' },
    ]);
});

test('a number is not a title, whatever column is named like it', async () => {
  const rows = many(['Halo ring', 'Pendant'], 40).map((name, nth) => `R${nth * 3},${name} ${nth},${nth + 9}.00`);
  const { mapping } = await infer(`Item #,Item,Price\n${rows.join('\n')}\n`);
  const columns = (['sku', 'title'] as const).map((field) => mapping.fields[field]?.from);
  expect(columns).toEqual([[{ kind: 'column', column: 'Item #' }], [{ kind: 'column', column: 'Item' }]]);
});

test('a model with a number before its colour, or a year, has not so many of it', async () => {
  const names = many(['Ridge 12 black', 'Ridge 14 black', 'Oak Hill 2011 Riesling', 'Oak Hill 2012 Riesling'], 60);
  const rows = names.map((name, nth) => `R${nth * 3},${name},${nth + 9}.00`);
  const { mapping } = await infer(`sku,name,price\n${rows.join('\n')}\n`);
  expect(mapping.attributes.map(({ unit }) => unit).filter((unit) => unit !== null)).toEqual([]);
});

test('the title in another language is no attribute', async () => {
  const rows = many(['Desk lamp,Tischleuchte', 'Floor lamp,Stehleuchte', 'Lantern,Laterne'], 60).map(
    (names, nth) => `R${nth * 3},${names},${nth + 9}.00,${nth % 4} m`,
  );
  const { mapping, text } = await infer(`sku,name_en,name_de,price,cable\n${rows.join('\n')}\n`);
  expect(mapping.attributes.map(({ name }) => name)).not.toContain('name_de');
  expect(text).toContain('name_de: left out, the title in another language');
});

test('sentences are no values, few or many, unless many products share them', async () => {
  const made = ['Holds water in the wool.', 'Keeps the wind out on long days.', 'Made softer by every single wash.'];
  const cells = many([...made, '', '', '', '', '', '', '', '', ''], 60).map((text, nth) =>
    text?.replace('.', ` ${nth % 7}.`),
  );
  expect((await attributeOf('benefits.Wool', cells)).rules).toEqual([]);
  const wash = many(['Wash it by hand in cold water.', 'Have it cleaned by a professional.'], 60);
  expect((await attributeOf('care', wash)).rules).toHaveLength(1);
});

test.each(['*', '•', 'X', '✓', '+'])(
  'cells that are ticked with %s among empty ones say yes, few or many',
  async (mark) => {
    for (const cells of [
      [mark, '', ''],
      [mark, mark, ''],
    ])
      expect((await attributeOf('Lagerware', many(cells))).rules).toMatchObject([
        { type: 'boolean', words: { true: [mark.toLowerCase()], false: [] } },
      ]);
  },
);

test('a mark in every cell tells nothing, and stars that differ are no tick', async () => {
  expect((await attributeOf('Lagerware', many(['*']))).rules).toEqual([]);
  expect((await attributeOf('Sterne', many(['*', '**', '***']))).rules).not.toMatchObject([{ type: 'boolean' }]);
});

test('a weight or a side that nearly every row has alike is reckoned for sending, not said of the goods', async () => {
  const usual = many(['1.3'], 60).with(7, '0.5');
  for (const column of ['Weight (kg)', 'Length (cm)', 'Shipping weight (g)']) {
    const { rules, text } = await attributeOf(column, usual);
    expect(rules).toEqual([]);
    expect(text).toContain('left out, the same in nearly every row, "1.3"');
  }
  expect((await attributeOf('Weight (kg)', many(['1.3', '0.5', '1.3', '1.3']))).rules).toMatchObject([{ unit: 'kg' }]);
});
