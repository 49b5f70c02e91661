import { expect, test } from 'vitest';
import { gatherMapped, sourceOf } from '../../test/source-of.ts';

const MAPPING = 'sku: Nr\ntitle: Name\nprice: Price\nimage: Image\nlink: Link\nattributes:\n  kind: Section\n';
const row = (nr: string): string => `${nr};Thing ${nr};5.00;https://s.example/${nr}.png;https://s.example/${nr}`;

const read = async (lines: readonly string[], piece = 65_536) => {
  const text = `Nr;Name;Price;Image;Link\n${lines.join('\n')}\n`;
  const { products, reading } = await gatherMapped(sourceOf(text, 'list.csv', piece), MAPPING);
  return { kinds: products.map(({ sku, attributes }) => [sku, attributes.kind]), reading };
};

test.each([1, 40, 65_536])('a heading between rows is the section of the rows below it', async (piece) => {
  const { kinds, reading } = await read(
    ['Chairs;;;;', row('1'), row('2'), ';;;;', ';Tables and desks;;;', 'Round;;;;', row('3'), 'Lamps'],
    piece,
  );
  expect(kinds).toEqual([
    ['1', 'Chairs'],
    ['2', 'Chairs'],
    ['3', 'Round'],
  ]);
  expect(reading.lineOf('3')).toBe(8);
});

test('a code alone is a broken row and no heading', async () => {
  const { kinds, reading } = await read(['Chairs;;;;', row('1'), 'A-2;;;;', row('3')]);
  expect(kinds).toEqual([
    ['1', 'Chairs'],
    ['3', 'Chairs'],
  ]);
  expect(reading.rejected).toMatchObject([{ line: 4 }]);
});
