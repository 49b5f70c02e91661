import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';

const PRODUCTS = Array.from({ length: 14 }, (_, nth) => ({
  code: `K${nth * 3 + 20}`,
  title: `Kettle ${['Alder', 'Birch'][nth % 2]} ${nth}`,
  power: `${[1500, 2200, 3000][nth % 3]} W`,
  color: ['Red', 'Steel', 'Cream', 'Black'][nth % 4] ?? '',
}));

const HEADER =
  'External ID,Internal Reference,Name,Sales Price,Page,Image,Product Attributes / Attribute,Product Attributes / Values';

const rowsOf = ({ code, title, power, color }: (typeof PRODUCTS)[number], nth: number): readonly string[] => [
  `x_${nth},${code},${title},${nth + 30}.00,https://s.example/${code},https://s.example/${code}.jpg,Power,${power}`,
  `,,,,,https://s.example/${code}-b.jpg,Colour,${color}`,
  `,,,,,,Colour,White`,
];

const read = async (lines: readonly string[], piece?: number) => {
  const file = lines.join('\n');
  const { mapping } = await infer(file);
  return gather(sourceOf(file, 'shop.csv', piece), { mapping: { ...mapping, currency: 'EUR' } });
};

test.each([50, 65_536])(
  'rows below a product with further attributes and pictures are part of it (%i bytes at a time)',
  async (piece) => {
    const { products, reading } = await read([HEADER, ...PRODUCTS.flatMap(rowsOf)], piece);
    expect(reading.rejected).toEqual([]);
    expect(reading.counts.dropped).toBe(PRODUCTS.length * 2);
    expect(products.map(({ sku, title, image, attributes }) => [sku, title, image, attributes])).toEqual(
      PRODUCTS.map(({ code, title, power, color }) => [
        code,
        title,
        `https://s.example/${code}.jpg`,
        expect.objectContaining({ power: Number.parseInt(power, 10), colour: [color, 'White'] }),
      ]),
    );
  },
);

test('a row that lacks only its name is not part of the product above it', async () => {
  const rows = PRODUCTS.flatMap((one, nth) => [
    ...rowsOf(one, nth).slice(0, 1),
    `y_${nth},B${nth},,5.00,https://s.example/b${nth},https://s.example/b.jpg,Power,5 W`,
  ]);
  const { reading } = await read([HEADER, ...rows]);
  expect(reading.counts.rejected + reading.counts.products).toBe(PRODUCTS.length * 2);
});
