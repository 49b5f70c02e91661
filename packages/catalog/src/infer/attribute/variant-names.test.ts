import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

interface Variant {
  readonly title: string;
  readonly params: Readonly<Record<string, string>>;
}

const feed = (variants: readonly Variant[]): string => {
  const offers = variants.map(({ title, params }, nth) => {
    const pairs = Object.entries(params).map(
      ([name, value]) => `<PARAM><PARAM_NAME>${name}</PARAM_NAME><VAL>${value}</VAL></PARAM>`,
    );
    return `<SHOPITEM><ITEM_ID>V${nth}</ITEM_ID><PRODUCTNAME>${title}</PRODUCTNAME><URL>https://s.example/${nth}</URL><IMGURL>https://s.example/${nth}.jpg</IMGURL><PRICE_VAT>${nth + 300}</PRICE_VAT>${pairs.join('')}</SHOPITEM>`;
  });
  return `<?xml version="1.0"?>\n<SHOP>\n${offers.join('\n')}\n</SHOP>\n`;
};

async function attributesOf(variants: readonly Variant[]) {
  const file = feed(variants);
  const { mapping } = await inferMapping(surveyOf(file, 'feed.xml'));
  const { products } = await gather(sourceOf(file, 'feed.xml'), { mapping: { ...mapping, currency: 'CZK' } });
  return { names: mapping.attributes.map(({ name }) => name), products };
}

const sized = (title: string, param: string, sizes: readonly string[]): Variant[] =>
  sizes.map((size) => ({ title, params: { [param]: size } }));

test('names of variants that contain the name of the product are one attribute', async () => {
  const { names, products } = await attributesOf([
    ...sized('Mikina Brod (černá)', 'Mikina Brod (černá) (Velikost)', ['S', 'M', 'L']),
    ...sized('Tričko Luka (bílá)', 'Tričko Luka (bílá) (Velikost)', ['S', 'M', 'L', 'XL']),
    ...sized('Bunda Štít', 'Velikost - Bunda Štít', ['M', 'L', 'XL']),
    ...sized('Kalhoty Les', 'Velikost', ['48', '50', '52']),
  ]);
  expect(names.filter((name) => name.includes('velikost'))).toEqual(['velikost']);
  expect(products.map(({ attributes }) => attributes.velikost)).toEqual('S M L S M L XL M L XL 48 50 52'.split(' '));
});

test('a set has a size for each of its parts, and parts of one kind share a column', async () => {
  const sets = ['Ranní set', 'Večerní set'].flatMap((title, nth) =>
    ['S', 'M', 'L'].flatMap((top) =>
      ['S', 'M', 'L'].map((shirt) => ({
        title,
        params: { [`mikina ${nth} klasik (Velikost)`]: top, [`triko ${nth} klasik (Velikost)`]: shirt },
      })),
    ),
  );
  const { names, products } = await attributesOf([...sets, ...sized('Čepice Mech', 'Velikost', ['S', 'M', 'L'])]);
  expect(names.filter((name) => name.includes('velikost'))).toEqual(['velikost', 'velikost_triko']);
  expect(products[1]?.attributes).toMatchObject({ velikost: 'S', velikost_triko: 'M' });
  expect(products.at(-1)?.attributes.velikost).toBe('L');
});

test('words of the trade are no names of products: two measures of a battery stay two', async () => {
  const variants = Array.from({ length: 20 }, (_, nth) => ({
    title: `Baterie ${'ABCDE'.charAt(nth % 5)} ${nth}`,
    params:
      nth % 2 === 0
        ? { 'Baterie (typ)': nth % 4 === 0 ? 'Li-Ion' : 'NiMH' }
        : { 'Baterie (barva)': nth % 3 === 0 ? 'bílá' : 'modrá' },
  }));
  const { names } = await attributesOf(variants);
  expect(names).toEqual(expect.arrayContaining(['baterie_typ', 'baterie_barva']));
});
