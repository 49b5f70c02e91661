import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';

const PLACES = [
  ['Oldland', 'Hill Valley'],
  ['Oldland', 'Oldland'],
  ['Newland', 'Lake Shore'],
  ['Oldland', 'River Bend'],
  ['Newland', 'Newland'],
  ['Newland', 'Sand Coast'],
] as const;

const file = (placeOf: (nth: number) => readonly [string, string], names = 'Country,Region'): string =>
  [
    `sku,title,price,image,link,${names}`,
    ...Array.from({ length: 60 }, (_, nth) => {
      const address = `https://s.example/${nth}`;
      return `A-${nth * 7}x,Alder ${nth},${nth + 5}.00,${address}.png,${address},${placeOf(nth).join(',')}`;
    }),
  ].join('\n');

const placeAt = (nth: number) => PLACES[nth % PLACES.length] ?? PLACES[0];

test('a region that only repeats the country is none, and a comment says so', async () => {
  const text = file(placeAt);
  const inferred = await infer(text);
  expect(inferred.text).toContain('# what only repeats Country is no value');
  const mapping = { ...inferred.mapping, currency: 'EUR' };
  const { products } = await gather(sourceOf(text), { mapping });
  expect(products.slice(0, 3).map(({ attributes }) => attributes)).toEqual([
    { country: 'Oldland', region: 'Hill Valley' },
    { country: 'Oldland' },
    { country: 'Newland', region: 'Lake Shore' },
  ]);
});

test('a word that both columns have is a value of each, unless one is a level of the other', async () => {
  const crossed = file((nth) => [placeAt(nth)[0], PLACES[(nth * 5 + (nth >> 2)) % PLACES.length]?.[1] ?? '']);
  const { mapping } = await infer(crossed);
  expect(mapping.attributes.flatMap(({ map }) => map)).toEqual([]);
});

test('categories have levels of their own', async () => {
  const { mapping } = await infer(file(placeAt, 'Category,Subcategory'));
  expect(mapping.attributes.flatMap(({ map }) => map)).toEqual([]);
});
