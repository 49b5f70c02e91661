import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];
const PEOPLE = 'Seller SKU\tProduct Name\tBrand Name\tStandard Price\tOuter Material';
const PROGRAMS = 'item_sku\titem_name\tbrand_name\tstandard_price\touter_material_type1';
const ROWS = Array.from(
  { length: 20 },
  (_, nth) => `T${nth * 3}-A\tRidge ${nth}\tAlder\t${19 + nth}.90\t${nth % 2 ? 'Nylon' : 'Cotton'}`,
);

const read = async (lines: readonly string[]) => {
  const file = lines.join('\n');
  const { mapping } = await infer(file, ADDRESS);
  const { products, reading } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  expect(reading.rejected).toEqual([]);
  return { products, labels: mapping.attributes.map(({ label }) => label) };
};

test.each([
  ['for people, then for programs', [PEOPLE, PROGRAMS]],
  ['for programs, then for people', [PROGRAMS, PEOPLE]],
  ['for programs, then for people, then a blank one', [PROGRAMS, PEOPLE, '\t\t\t\t']],
])('of two lines of names, %s, those for people are the header, and none is a product', async (_, lines) => {
  const { products, labels } = await read([...lines, ...ROWS]);
  expect(products).toHaveLength(20);
  expect(products[3]).toMatchObject({ sku: 'T9-A', title: 'Ridge 3', price: '22.90' });
  expect(labels).toContain('Outer material');
});

test('remarks on the columns above their names are passed over', async () => {
  const remarks = [
    '# Required | A unique ID, such as the SKU.',
    '# Required | A title.',
    '# Optional | "The brand"',
    '# Required | The price, with its currency.',
    '# Optional',
  ];
  const quoted = remarks.map((remark) => `"${remark.replaceAll('"', '""')}"`).join(',');
  const lines = [PROGRAMS, ...ROWS].map((line) => line.replaceAll('\t', ','));
  const { products } = await read([quoted, ...lines]);
  expect(products.map(({ sku }) => sku)).toEqual(ROWS.map((row) => row.split('\t')[0]));
});

test('a first product without figures is no line of names, and a column may be called #', async () => {
  const words = ['alder', 'birch', 'cedar', 'maple', 'rowan', 'hazel', 'aspen', 'linden'];
  const rows = words.map(
    (word, nth) =>
      `${word}_tent\tTent of ${word}\tAlder and ${word}\tsoft ${word} fabric${nth === 0 ? '' : `\t${nth}.00`}`,
  );
  const { products } = await read([
    'item_sku\titem_name\tbrand_name\tmaterial_note\tprice',
    ...rows.map((row, nth) => (nth === 0 ? `${row}\t5.00` : row)),
  ]);
  expect(products).toHaveLength(words.length);
  const numbered = await read([
    `#,${PROGRAMS.replaceAll('\t', ',')}`,
    ...ROWS.map((row, nth) => `${nth + 1},${row.replaceAll('\t', ',')}`),
  ]);
  expect(numbered.products).toHaveLength(20);
});
