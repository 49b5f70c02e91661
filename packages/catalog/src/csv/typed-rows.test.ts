import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];
const PRODUCTS = Array.from({ length: 9 }, (_, nth) => ({
  id: 40 + nth,
  title: `Harbour chair ${nth}`,
  price: 59 + nth,
}));
const COLORS = ['Green', 'Sand', 'Blue'];

const woodOf = (id: number): string => (id % 2 ? 'Oak' : 'Beech');

const read = async (lines: readonly string[]) => {
  const file = lines.join('\n');
  const { mapping } = await infer(file, ADDRESS);
  return gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
};

test('rows below a product that say that they are its variants have what it has; pictures and options are no products', async () => {
  const { products, reading } = await read([
    'type,product_id,sku,name,price,material,color',
    ...PRODUCTS.flatMap(({ id, title, price }) => [
      `product,${id},C${id},${title},${price}.00,${woodOf(id)},`,
      `product_option,${id},,,,,Colour`,
      ...COLORS.map((color) => `product_variation,${id},C${id}-${color},,${price}.50,,${color}`),
    ]),
    'product,99,C99,Harbour bench,120.00,Oak,Black',
  ]);
  expect(reading.rejected).toEqual([]);
  expect(
    products.map(({ sku, title, price, attributes }) => [
      sku,
      title,
      Number(price),
      attributes.color,
      attributes.material,
    ]),
  ).toEqual([
    ...PRODUCTS.flatMap(({ id, title, price }) =>
      COLORS.map((color) => [`C${id}-${color}`, title, price + 0.5, color, woodOf(id)]),
    ),
    ['C99', 'Harbour bench', 120, 'Black', 'Oak'],
  ]);
});

test('options in place of the name of a variant are attributes, and the name is that of the product', async () => {
  const { products, reading } = await read([
    'Item Type,Product Name,Product Code/SKU,Price,Brand Name',
    ...PRODUCTS.flatMap(({ id, title, price }) => [
      `Product,${title},C${id},${price}.00,Alder`,
      ...COLORS.map(
        (color, nth) => `  SKU,"[RT]Seat=${nth + 2},[CS]Color=${color}:#aa${nth}ff0|#ffffff",C${id}-${nth},,`,
      ),
    ]),
  ]);
  expect(reading.rejected).toEqual([]);
  expect(products).toHaveLength(27);
  expect(products[4]).toMatchObject({
    title: 'Harbour chair 1',
    price: '60.00',
    attributes: { color: 'Sand', seat: 3 },
  });
});

test('a row without a word is the product, if the others say that they are variations', async () => {
  const { products } = await read([
    'Action,CustomLabel,Title,Relationship,Details,StartPrice,Brand',
    ...PRODUCTS.flatMap(({ id, title, price }) => [
      `Add,C${id},${title},,,,Alder`,
      ...COLORS.map((color) => `,C${id}-${color},,Variation,Color=${color}|Seats=2,${price}.00,`),
    ]),
  ]);
  expect(products.map(({ sku, title }) => [sku, title]).slice(0, 4)).toEqual([
    ['C40-Green', 'Harbour chair 0'],
    ['C40-Sand', 'Harbour chair 0'],
    ['C40-Blue', 'Harbour chair 0'],
    ['C41-Green', 'Harbour chair 1'],
  ]);
});

test.each([
  ['other words, too', ['product', 'variation', 'gift']],
  ['no variants', ['product', 'product', 'image']],
])('a column of kinds with %s is a column like others', async (_, kinds) => {
  const { products } = await read([
    'type,sku,name,price',
    ...PRODUCTS.flatMap(({ id, title, price }) =>
      kinds.map((kind, nth) => `${kind},C${id}-${nth},${title} ${nth},${price}.00`),
    ),
  ]);
  expect(products).toHaveLength(27);
});
