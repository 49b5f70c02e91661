import { expect, test } from 'vitest';
import { gatherMapped, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { titleLength } from './title-lines.ts';

const HEADER = 'Nr;Name;Preis;Bild;Link';
const ROWS = [1, 2, 3].map((nr) => `${nr};Ding ${nr};${nr},50;https://s.example/${nr}.png;https://s.example/${nr}`);
const MAPPING = 'sku: Nr\ntitle: Name\nprice: Preis\nimage: Bild\nlink: Link\ndecimal: comma\n';

test.each([
  ['a line of its own', 'Export Warenwirtschaft vom 21.11.2026'],
  ['a line with the cells of a spreadsheet', 'Export Warenwirtschaft vom 21.11.2026;;;;'],
  ['several lines', 'Musterhaus GmbH;;;;\nPreisliste, Stand 11/2026;;;;\n;;;;'],
  ['lines and a blank one', 'Musterhaus GmbH\r\n\r\n'],
])('above the header %s may stand', async (_, title) => {
  const text = `${title}\n${[HEADER, ...ROWS].join('\n')}\n`;
  const { mapping } = await inferMapping(surveyOf(text));
  expect(mapping.fields.sku?.from).toEqual([{ kind: 'column', column: 'Nr' }]);
  for (const piece of [1, 7, 65_536]) {
    const { products, reading } = await gatherMapped(sourceOf(text, 'shop.csv', piece), MAPPING);
    expect(products.map(({ price }) => price)).toEqual(['1.50', '2.50', '3.50']);
    expect(reading.lineOf('1')).toBe(text.split('\n').indexOf(ROWS[0] ?? '') + 1);
  }
});

test.each([
  ['a header', `${HEADER}\n${ROWS.join('\n')}\n`],
  ['a header that is cut off', HEADER],
  ['one column', 'sku\nA 1\nA 2\n'],
  ['two columns', 'sku,price\nA,"1;2;3"\nB,"4;5;6"\n'],
  ['two columns and texts with many delimiters', 'sku;text\nA;one, two, three\nB;four, five, six\nC;a, b, c\n'],
  ['what says its delimiter', `sep=;\n${HEADER}\n${ROWS.join('\n')}\n`],
  ['a name in several lines', `"Nr\nof it";Name;Preis;Bild;Link\n${ROWS.join('\n')}\n`],
  ['JSON', '[\n{"a":1,"b":2,"c":3},\n{"a":1,"b":2,"c":3}\n]'],
  ['numbers', '5\n1;2;3\n4;5;6\n7;8;9\n'],
])('%s has no title above it', (_, text) => {
  expect(titleLength(text)).toBe(0);
});

test('if lines above the header are not recognised, the message says what to do', async () => {
  const text = `Export;21.11.2026\nSeite;1\n${[HEADER, ...ROWS].join('\n')}\n`;
  const { reading } = await gatherMapped(
    sourceOf(text),
    'sku: Export\ntitle: Export\nimage: Export\nlink: Export\nprice: Export',
  );
  expect(reading.rejected[1]?.reason).toBe(
    'the row has 5 cells and the header 2; if the first line is not the header, delete what stands above the header',
  );
});
