// Makers that stand before the name in addresses.

import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

const NAMES = ['Hammer Drill', 'Jigsaw', 'Sander', 'Circular Saw'];
const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

async function brandsOf(
  address: (name: string, nth: number) => string,
  more: readonly [string, string] = ['more', ''],
) {
  const rows = Array.from({ length: 24 }, (_, nth) => {
    const name = `M${nth * 3}x Compact ${NAMES[nth % NAMES.length]}`;
    return `A-${nth * 7};${name};5.00 EUR;https://s.example/${nth}.png;https://s.example${address(slug(name), nth)};${more[1]}`;
  });
  const file = [`sku;name;price;image;link;${more[0]}`, ...rows].join('\n');
  const { mapping } = await inferMapping(surveyOf(file));
  const { products } = await gather(sourceOf(file), { mapping });
  return products.slice(0, 3).map(({ attributes }) => attributes.brand);
}

const MAKERS = ['alder-tools', 'birch', 'cedar'];

test('what stands before the name in addresses, and again before others, is the maker', async () => {
  expect(await brandsOf((name, nth) => `/product/${MAKERS[nth % 3]}-${name}/${10_000 + nth}`)).toEqual([
    'Alder Tools',
    'Birch',
    'Cedar',
  ]);
});

test.each([
  ['nothing stands there', (name: string) => `/product/${name}`],
  ['it is the same everywhere', (name: string) => `/product/buy-${name}`],
  [
    'it is something else each time',
    (name: string, nth: number) => `/product/${'abcdefghijklmnopqrstuvwxyz'.slice(nth, nth + 3)}x-${name}`,
  ],
  ['names have it, too', (name: string, nth: number) => `/p/${['drill', 'jigsaw', 'sander', 'saw'][nth % 4]}-${name}`],
  ['another part of the address has it', (name: string, nth: number) => `/${MAKERS[nth % 3]}/${name}`],
])('no maker where %s', async (_, address) => {
  expect(await brandsOf(address)).toEqual([undefined, undefined, undefined]);
});

test('a column that says the maker is believed', async () => {
  const found = await brandsOf((name, nth) => `/p/${MAKERS[nth % 3]}-${name}`, ['brand', 'Larch']);
  expect(found.every((brand) => brand === undefined || brand === 'Larch')).toBe(true);
});
