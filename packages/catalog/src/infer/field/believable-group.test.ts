// Which rows are variants of one thing. Shoppers see one card for all of them.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';

const SIZES = ['S', 'M', 'L'];
const file = (header: string, row: (nth: number) => readonly (string | number)[]): string =>
  `id,${header}\n${Array.from({ length: 36 }, (_, nth) => [`A-${nth * 7}`, ...row(nth)].join(',')).join('\n')}\n`;
const groupOf = async (text: string) => (await infer(text)).mapping.fields.group?.from;

test('rows of one name that cost about the same and differ in what shoppers choose are variants', async () => {
  const shirts = file('title,size,price', (nth) => [`Shirt ${Math.floor(nth / 3)}`, SIZES[nth % 3] ?? '', 20 + nth]);
  expect(await groupOf(shirts)).toEqual([{ kind: 'column', column: 'title' }]);
});

test('a shade that many paints have is the name of many things: they cost this and that, and nothing else is said of them', async () => {
  const shades = [
    'pale oak',
    'dark oak',
    'old walnut',
    'deep teak',
    'wenge',
    'red cedar',
    'mahogany',
    'birch',
    'ash',
    'elm',
  ];
  const paints = file('title,price', (nth) => [shades[nth % 10] ?? '', [11, 31, 6, 18][Math.floor(nth / 10)] ?? 0]);
  expect(await groupOf(paints)).toBeUndefined();
});

test('rows of one name in several categories are what one brand makes, and no variants', async () => {
  const brand = file('title,category,price', (nth) => [
    `Maker ${Math.floor(nth / 3)}`,
    ['Boots', 'Flats', 'Heels'][nth % 3] ?? '',
    400 + nth,
  ]);
  expect(await groupOf(brand)).toBeUndefined();
});

test.each([
  ['group', 'Shoes > Boots', 'Shoes > Flats'],
  ['group id', 'Shoes/Women/Boots', 'Shoes/Men/Boots'],
])(
  'a path through the categories of a shop is no group, whatever its column %s is called',
  async (column, one, other) => {
    const text = file(`title,${column},price`, (nth) => [`Shoe ${nth}`, nth % 2 ? one : other, 40 + nth]);
    expect(await groupOf(text)).toBeUndefined();
  },
);

test('blanks around and inside of a name part no variants', async () => {
  const text = 'sku,title,image,link,price,group\n'.concat(
    ...['Big Thing', ' Big Thing ', 'Big  Thing'].map(
      (group, nth) => `${nth},Thing,https://s.example/i.jpg,https://s.example/p,9.00,${group}\n`,
    ),
  );
  const { products } = await gather(sourceOf(text));
  expect(new Set(products.map(({ group }) => group))).toEqual(new Set(['Big Thing']));
});

const vans = (more: string, cell: (nth: number) => string | number): string =>
  file(`title,colour,price,${more}`, (nth) => [
    `Van ${Math.floor(nth / 3)}`,
    ['white', 'grey', 'blue'][nth % 3] ?? '',
    20_000 + 100 * nth,
    cell(nth),
  ]);

test('what has been driven or is used is one piece each, whatever other pieces are called', async () => {
  expect(await groupOf(vans('fuel', (nth) => ['Diesel', 'Petrol'][nth % 2] ?? ''))).toBeDefined();
  expect(await groupOf(vans('mileage', (nth) => `${9000 + 731 * nth} miles`))).toBeUndefined();
  expect(await groupOf(vans('Kilometerstand (km)', (nth) => 9000 + 731 * nth))).toBeUndefined();
  expect(await groupOf(vans('VIN', (nth) => `WV1ZZZ7HZ8H${100_000 + nth}`))).toBeUndefined();
  for (const used of ['used', 'Used - very good', 'https://schema.org/UsedCondition', 'gebraucht', 'Używany']) {
    expect([used, await groupOf(vans('condition', (nth) => (nth % 12 === 5 ? 'new' : used)))]).toEqual([
      used,
      undefined,
    ]);
  }
});

test('what is mostly new, or refurbished and sold in numbers, keeps its variants', async () => {
  for (const most of ['new', 'refurbished', 'neu']) {
    expect(await groupOf(vans('condition', (nth) => (nth % 12 === 5 ? 'used' : most))), most).toBeDefined();
  }
});

const products = async (text: string) => {
  const { mapping } = await infer(text);
  return (await gather(sourceOf(text), { mapping })).products;
};

test('what is for somebody else is another thing of the same name, and its sizes are variants', async () => {
  const text = file('title,image,link,size,gender,price', (nth) => [
    `Tee ${Math.floor(nth / 6)}`,
    'https://s.example/i.jpg',
    `https://s.example/${nth}`,
    SIZES[nth % 3] ?? '',
    // One is for everybody.
    nth < 6 ? 'unisex' : nth % 6 < 3 ? 'women' : 'men',
    '20.00 EUR',
  ]);
  const groups = Map.groupBy(await products(text), ({ group }) => group);
  expect(groups.size).toBe(11);
  for (const [, alike] of groups) expect(new Set(alike.map(({ attributes }) => attributes.gender)).size).toBe(1);
});

test('what is listed again in another category, and is the same in all else, is no other thing', async () => {
  const text = file('title,size,category,price', (nth) => [
    `Lamp ${Math.floor(nth / 3)}`,
    nth < 6 ? 'L' : (SIZES[nth % 3] ?? ''),
    nth === 1 ? 'Offers' : 'Lamps',
    40,
  ]);
  expect(await groupOf(text)).toEqual([{ kind: 'column', column: 'title' }]);
});

test('one name at different prices and in wholly different words is a name of several things', async () => {
  const words = [
    'A small torch of black plastic that fits on a ring beside your keys',
    'Heavy lantern made from steel with three lamps and a hook for camping',
    'Bends around pipes and holds itself by magnets where both hands must be free',
  ];
  const shades = ['black', 'grey', 'red'];
  const torches = (text: (nth: number) => string, price: (nth: number) => number) =>
    file('title,colour,description,price', (nth) => [
      `Torch ${Math.floor(nth / 3)}`,
      shades[nth % 3] ?? '',
      text(nth),
      price(nth),
    ]);
  const other = (nth: number) => words[nth % 3] ?? '';
  const same = (nth: number) => `A small torch of ${shades[nth % 3]} plastic that fits on a ring beside your keys`;
  expect(await groupOf(torches(other, (nth) => 10 + 4 * (nth % 3)))).toBeUndefined();
  expect(await groupOf(torches(same, (nth) => 10 + 4 * (nth % 3)))).toBeDefined();
  expect(await groupOf(torches(other, () => 10))).toBeDefined();
});
