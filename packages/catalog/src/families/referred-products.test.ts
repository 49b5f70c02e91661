import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];

interface Variant {
  readonly sku: string;
  readonly product: string;
  readonly color: string;
}

const variants: readonly Variant[] = Array.from({ length: 24 }, (_, nth) => ({
  sku: `T${nth}-X`,
  product: `P${Math.floor(nth / 3)}`,
  color: ['Red', 'Blue', 'Sand'][nth % 3] ?? '',
}));
const parents = [...new Set(variants.map(({ product }) => product))];
const titleOf = (product: string): string => `Tent ${product.slice(1)} Alder`;

const row = ({ sku, product, color }: Variant): string => `${sku},${product},,,,${color},4`;
const rowOf = (product: string): string =>
  `${product},,${titleOf(product)},${100 + Number(product.slice(1))}.50,Cotton,,0`;
const HEADER = (parent: string): string => `sku,${parent},name,price,material,color,stock`;

const read = async (file: string) => {
  const { mapping } = await infer(file, ADDRESS);
  return { mapping, ...(await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } })) };
};

const expectVariants = ({ products, mapping, reading }: Awaited<ReturnType<typeof read>>): void => {
  expect(reading.rejected).toEqual([]);
  expect(products.map(({ sku }) => sku).toSorted()).toEqual(variants.map(({ sku }) => sku).toSorted());
  for (const { sku, title, price, group, attributes } of products) {
    const variant = variants.find((one) => one.sku === sku);
    expect([title, Number(price), group]).toEqual([
      titleOf(variant?.product ?? ''),
      100.5 + Number(variant?.product.slice(1)),
      variant?.product,
    ]);
    expect(attributes).toMatchObject({ color: variant?.color });
  }
  expect(mapping.attributes.map(({ name }) => name)).not.toContain('stock');
};

test.each(['parent_sku', 'Vaterartikel', 'OXPARENTID', 'Parent ID', 'SuperProduct'])(
  'a row that names its product in %s is a variant with all that its product has, and the product is not for sale',
  async (parent) => {
    const rows = parents.flatMap((product) => [
      rowOf(product),
      ...variants.filter((one) => one.product === product).map(row),
    ]);
    expectVariants(await read([HEADER(parent), ...rows].join('\n')));
  },
);

test('products may stand behind their variants, or name themselves', async () => {
  const behind = [...variants.map(row), ...parents.map(rowOf)];
  expectVariants(await read([HEADER('parent_sku'), ...behind].join('\n')));
  const own = parents.map((product) => rowOf(product).replace(`${product},,`, `${product},${product},`));
  expectVariants(await read([HEADER('parent_sku'), ...own, ...variants.map(row)].join('\n')));
});

test('a product without variants is for sale, and so is a variant whose product is missing', async () => {
  const rows = [
    ...parents.flatMap((product) => [rowOf(product), ...variants.filter((one) => one.product === product).map(row)]),
    'ALONE,,Tent Alone,80.00,Cotton,Green,3',
    'LOST,GONE,Tent Lost,70.00,Cotton,Green,3',
  ];
  const { products } = await read([HEADER('parent_sku'), ...rows].join('\n'));
  expect(products).toHaveLength(variants.length + 2);
  expect(products.filter(({ sku }) => sku === 'ALONE' || sku === 'LOST').map(({ title }) => title)).toEqual([
    'Tent Alone',
    'Tent Lost',
  ]);
});

test('a product above variants that lack nothing is left out if it has no price, and is sold as a set if it alone has one', async () => {
  const rows = parents.flatMap((product, nth) => [
    `${product},,${titleOf(product)},${nth === 2 ? '250.00' : ''},Cotton,,5`,
    ...variants
      .filter((one) => one.product === product)
      .map(({ sku, color }) => `${sku},${product},${titleOf(product)} ${color},${60 + nth}.00,,${color},4`),
  ]);
  const { products, reading } = await read([HEADER('parent_sku'), ...rows].join('\n'));
  expect(reading.counts).toMatchObject({ rejected: 0, dropped: parents.length - 1 });
  expect(products.filter(({ group }) => group === null || group === '').map(({ sku }) => sku)).toEqual(['P2']);
});

test('a column that names products that are not in the file, or other things, changes nothing', async () => {
  const rows = Array.from({ length: 20 }, (_, nth) => `A${nth},C${nth % 4},Lamp ${nth},${nth + 9}.00,Steel,Red,1`);
  const { products } = await read([HEADER('parent'), ...rows].join('\n'));
  expect(products).toHaveLength(20);
});

test('lines of JSON may name the line of their product', async () => {
  const lines = parents.flatMap((product) => [
    { id: product, name: titleOf(product), vendor: 'Alder' },
    ...variants
      .filter((one) => one.product === product)
      .map(({ sku, color }) => ({ id: `v-${sku}`, sku, price: '9.50', color, __parentId: product })),
  ]);
  const file = lines.map((line) => JSON.stringify(line)).join('\n');
  const { products, reading } = await read(file);
  expect(reading.rejected).toEqual([]);
  expect(products.map(({ sku, title }) => [sku, title])).toEqual(
    variants.map(({ sku, product }) => [sku, titleOf(product)]),
  );
});
