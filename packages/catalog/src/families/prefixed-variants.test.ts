import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';

const HEADER = 'ID,Thumbnail,Name,Type,SKU,Price,Quantity per Source,Salable Quantity,Visibility,Size,Material';
const products = Array.from({ length: 8 }, (_, nth) => `1480-${nth}`);

const variant = (sku: string, nth: number, pieces: number): string =>
  `${nth}, -,Shirt ${sku},Simple Product,${sku},€64.99,"Default Source: ${pieces}, Supplier: 0","Default Stock: ${pieces}, Supplier Stock: 0",Not Visible Individually,${36 + (nth % 5)}, -`;
const product = (sku: string, nth: number): string =>
  `${nth},https://s.example/${sku}.jpg,Shirt ${sku},Configurable Product,${sku},€64.99, -,,"Catalog, Search", -,${nth % 20 === 2 ? 'Cotton' : 'Linen'}`;

/** As the grid of Magento has them, by number: a product may stand below its variants. */
const rows = products.flatMap((sku, nth) => [
  variant(`${sku}-36`, nth * 10, nth === 0 ? 0 : 2),
  variant(`${sku}-38`, nth * 10 + 1, 1),
  product(sku, nth * 10 + 2),
]);

const read = async (lines: readonly string[]) => {
  const file = [HEADER, ...lines].join('\n');
  const { mapping, text } = await infer(file, ['link=https://s.example/p/{sku}']);
  return { mapping, text, ...(await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } })) };
};

test('a simple product whose sku begins with that of a configurable one is its variant', async () => {
  const { products: found, reading, mapping } = await read(rows);
  expect(reading.counts).toMatchObject({ rejected: 0, dropped: products.length });
  expect(found.map(({ sku }) => sku)).toEqual(products.flatMap((sku) => [`${sku}-36`, `${sku}-38`]));
  expect(found.slice(0, 2)).toMatchObject([
    { group: '1480-0', image: 'https://s.example/1480-0.jpg', available: false, attributes: { material: 'Cotton' } },
    { group: '1480-0', image: 'https://s.example/1480-0.jpg', available: true, attributes: { material: 'Cotton' } },
  ]);
  expect(mapping.attributes.map(({ name }) => name)).toEqual(['size', 'material']);
});

test('what the shop shows only with another product, which is not in the file, is left out and told', async () => {
  const { products: found, reading } = await read([...rows, variant('9999-7-40', 900, 3)]);
  expect(found.map(({ sku }) => sku)).not.toContain('9999-7-40');
  expect(reading.counts).toMatchObject({ rejected: 0, dropped: products.length + 1 });
});

test('what is simple and visible, or configurable without variants, is a product of its own', async () => {
  const { products: found } = await read([
    ...rows,
    '900,https://s.example/x.jpg,Tie,Simple Product,77,€20.00,"Default Source: 3, Supplier: 0","Default Stock: 3, Supplier Stock: 0","Catalog, Search",36,Silk',
    product('66', 901),
  ]);
  expect(found.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['77', '66']));
});
