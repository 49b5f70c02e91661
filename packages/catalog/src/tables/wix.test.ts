import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';

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
