import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { readGivenField } from '../mapping/read-given-field.ts';

const HEADER =
  'ID,Type,SKU,Name,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';

/** Rings in sizes: the metal is said of the ring, and the size of each variant. `names`: how variants name their ring. */
const file = (names: (nth: number) => string): string =>
  [
    HEADER,
    ...Array.from({ length: 8 }, (_, nth) => {
      const metal = ['Gold', 'Silver'][nth % 2] ?? '';
      const ring = `${nth}00,variable,R${nth},Ring ${nth},,Rings,https://s.example/${nth}.jpg,,Metal,${metal},Size,"50, 52"`;
      const variants = [50, 52].map(
        (size) =>
          `${nth}${size},variation,R${nth}-${size},Ring ${nth} - ${size},${nth + 90}.00,,,${names(nth)},Size,${size},,`,
      );
      return [ring, ...variants].join('\n');
    }),
    '9000,simple,N1,Necklace,55.00,Necklaces,https://s.example/n.jpg,,Metal,Gold,,',
  ].join('\n');

async function productsOf(text: string) {
  const { mapping } = await inferMapping(surveyOf(text, 'rings.csv'), {
    currency: 'EUR',
    given: [readGivenField('--set', 'link=https://s.example/{SKU}')],
  });
  return await gather(sourceOf(text), { mapping });
}

test.each([
  ['its sku', (nth: number) => `R${nth}`],
  ['its number', (nth: number) => `id:${nth}00`],
])(
  'a variant has what its product has, which it names by %s, and the product itself is not for sale',
  async (_, names) => {
    const { products, reading } = await productsOf(file(names));
    expect(reading.rejected).toEqual([]);
    expect(reading.counts).toMatchObject({ rows: 25, dropped: 8 });
    expect(products).toHaveLength(17);
    expect(products[0]).toMatchObject({
      sku: 'R0-50',
      image: 'https://s.example/0.jpg',
      price: '90.00',
      attributes: { metal: 'Gold', size: 50, categories: 'Rings' },
    });
    expect(products[3]?.attributes).toMatchObject({ metal: 'Silver', size: 52 });
    expect(products.at(-1)?.attributes).not.toHaveProperty('size');
  },
);
