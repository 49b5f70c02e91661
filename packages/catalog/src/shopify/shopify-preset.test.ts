import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { Survey } from '../survey/survey.ts';

const FILE = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image,Status
tee,Tee,"<p>Soft</p><p>&amp; warm</p>",Acme,Shirt,"cotton, summer",true,Color,Blue,,shopify,0,deny,10.00,15.00,https://i.example/2.jpg,2,,active
tee,,,,,,,,Red,,shopify,2,deny,10.00,,https://i.example/1.jpg,1,https://i.example/red.jpg,
mug,Mug,,Beta,Cup,,true,Title,Default Title,,,1,deny,7,,https://i.example/m.jpg,1,,active
old,Old,,Beta,Cup,,true,Title,Default Title,,,1,deny,7,,https://i.example/o.jpg,1,,archived
`;

test('an export needs nothing but the address of the shop', async () => {
  const source = sourceOf(FILE, 'products_export.csv');
  expect((await inferMapping(new Survey(source))).missing.map(({ field }) => field)).toEqual(['link']);
  const given = [readGivenField('--set', 'link=https://s.example/products/{Handle|url}')];
  const { mapping } = await inferMapping(new Survey(source), { given });
  const { products, reading } = await gather(source, { mapping });
  expect(reading.counts).toMatchObject({ rows: 4, products: 3, dropped: 1, rejected: 0 });
  expect(products).toMatchObject([
    {
      ...{ sku: 'tee/Blue', title: 'Tee', description: 'Soft\n& warm', group: 'tee', available: false },
      ...{ price: '10.00', listPrice: '15.00', image: 'https://i.example/1.jpg' },
      link: 'https://s.example/products/tee',
      attributes: { color: 'Blue' },
    },
    { sku: 'tee/Red', listPrice: null, image: 'https://i.example/red.jpg', available: true },
    { sku: 'mug', title: 'Mug', description: null, price: '7' },
  ]);
});

test('where SKUs cannot tell the variants apart, the mapping says why', async () => {
  const row = (handle: string, sku: string) =>
    `${handle},${handle},,Acme,Shirt,,true,Title,Default Title,${sku},,1,deny,7,,https://i.example/m.jpg,1,,active`;
  const written = async (...skus: string[]) => {
    const text = [FILE.split('\n')[0], ...skus.map((sku, at) => row(`h${at}`, sku))].join('\n');
    return (await inferMapping(surveyOf(text, 'products_export.csv'))).text;
  };
  expect(await written('A', 'B', 'C', 'B')).toContain(
    'Variant SKU: left out, not taken for the sku, because 1 row repeats that of another, such as "B"',
  );
  expect(await written('A', '', 'C', 'D')).toContain('not taken for the sku, because only 3 of 4 rows have one');
  expect(await written('A', 'B', 'C', 'D')).toMatch(/^sku: Variant SKU$/m);
});
