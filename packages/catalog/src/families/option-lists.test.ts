import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';

test('the options of variants have the names that their product says, in the same order', async () => {
  const products = Array.from({ length: 10 }, (_, nth) => `T${nth}`);
  const values = [
    ['Red', 'S'],
    ['Red', 'M'],
    ['Blue', 'S'],
  ];
  const rows = products.flatMap((product, nth) => [
    `${product},,Tent ${nth},${nth + 50}.00,Colour | Cut,`,
    ...values.map(([color, cut], at) => `${product}-${at},${product},,${nth + 50}.00,,${color} | ${cut}`),
    `${product}-x,${product},,${nth + 50}.00,,Red`,
  ]);
  const file = ['OXARTNUM,OXPARENTID,OXTITLE,OXPRICE,OXVARNAME,OXVARSELECT', ...rows].join('\n');
  const { mapping } = await infer(file, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const { products: found } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  expect(
    found.slice(0, 4).map(({ sku, title, attributes }) => [sku, title, attributes.colour, attributes.cut]),
  ).toEqual([
    ...values.map(([color, cut], at) => [`T0-${at}`, 'Tent 0', color, cut]),
    ['T0-x', 'Tent 0', undefined, undefined],
  ]);
});
