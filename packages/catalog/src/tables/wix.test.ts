import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { columnSource, valueRule } from '../infer/new-rule.ts';

const HEADER =
  'handleId,fieldType,name,description,productImageUrl,collection,price,visible,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2';

/** Few products have a choice, and hardly two have the same. */
const file = [
  HEADER,
  ...Array.from({ length: 12 }, (_, nth) => {
    const sizes = nth < 4 ? `Size,DROP_DOWN,${nth}0 g;${nth + 1}5 g` : ',,';
    const colors = nth < 3 ? `Colour,COLOR,#44444${nth}:Shade ${nth};#ffffff:White` : ',,';
    return `p${nth},Product,Soap Alder ${nth},<p>A soap</p>,a${nth}.jpg,Soaps;Gifts ${nth},${nth + 5}.00,true,${sizes},${colors}`;
  }),
].join('\n');

test('options and collections are lists, whatever is in them, and colours have names', async () => {
  const { mapping } = await inferMapping(surveyOf(file, 'catalog_products.csv'));
  const link = {
    kind: 'template' as const,
    parts: ['https://s.example/', { column: 'handleId', optional: false, filters: [] }],
  };
  const fields = { ...mapping.fields, link: { ...mapping.fields.sku, from: [link] } } as typeof mapping.fields;
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR', fields } });
  expect(products[1]?.attributes).toMatchObject({
    size: ['10 g', '25 g'],
    colour: ['Shade 1', 'White'],
    collection: ['Soaps', 'Gifts 1'],
  });
});

const withVariants = [
  'handleId,fieldType,name,productImageUrl,collection,price,surcharge,visible,discountMode,discountValue,productOptionName1,productOptionType1,productOptionDescription1',
  ...Array.from({ length: 24 }, (_, nth) => {
    const discount = ['PERCENT,0.0', 'PERCENT,25.0', 'AMOUNT,2.5'][nth % 3];
    const product = `p${nth},Product,Soap Alder ${nth % 20},a${nth}.jpg,Soaps,20.0,,true,${discount},Size,DROP_DOWN,10 g;25 g`;
    return [product, `p${nth},Variant,,,,,0.0,true,,,,,10 g`, `p${nth},Variant,,,,,3.0,true,,,,,25 g`].join('\n');
  }),
].join('\n');

const imported = async () => {
  const { mapping } = await inferMapping(surveyOf(withVariants, 'catalog_products.csv'));
  const link = valueRule([
    { kind: 'template', parts: ['https://s.example/', { column: 'handleId', optional: false, filters: [] }] },
  ]);
  const fields = { ...mapping.fields, link } as typeof mapping.fields;
  return { mapping, ...(await gather(sourceOf(withVariants), { mapping: { ...mapping, currency: 'EUR', fields } })) };
};

test('each product is known by its handle, although its variants repeat it, and they are no products', async () => {
  const { mapping, products } = await imported();
  expect(mapping.fields.sku?.from).toEqual([columnSource('handleId')]);
  expect(products.map(({ sku }) => sku)).toEqual(Array.from({ length: 24 }, (_, nth) => `p${nth}`));
});

test('a product costs what it costs after its discount, and the price before it is struck out', async () => {
  const { products } = await imported();
  expect(products.slice(0, 3).map(({ price, listPrice }) => [price, listPrice])).toEqual([
    ['20.0', null],
    ['15.00', '20.0'],
    ['17.50', '20.0'],
  ]);
});
