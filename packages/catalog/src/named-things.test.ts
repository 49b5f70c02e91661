import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../test/source-of.ts';
import { inferMapping } from './infer/infer-mapping.ts';
import { readGivenField } from './mapping/read-given-field.ts';
import { areThings, thingOf } from './named-things.ts';

test('categories and tags of interfaces are lists of their names', async () => {
  const file = JSON.stringify(
    Array.from({ length: 20 }, (_, nth) => ({
      ...{ sku: `C${nth * 3}`, name: `Coffee ${nth}`, price: `${9 + nth}.50` },
      categories: [
        { id: 1, name: 'Coffee', slug: 'coffee' },
        { id: 2, name: nth % 2 ? 'Beans' : 'Ground', slug: 'x' },
      ],
      images: [{ id: nth, name: `Coffee ${nth}`, src: `https://s.example/${nth}.jpg` }],
    })),
  );
  const given = [readGivenField('--set', 'link=https://s.example/{sku}')];
  const { mapping } = await inferMapping(surveyOf(file, 'shop.json'), { given, currency: 'EUR' });
  const { products } = await gather(sourceOf(file, 'shop.json'), { mapping });
  expect(products[1]).toMatchObject({
    image: 'https://s.example/1.jpg',
    attributes: { categories: ['Coffee', 'Beans'] },
  });
});

test('what has more than a name and its place is no such thing', () => {
  expect(thingOf({ id: 4, name: 'Coffee', parent_id: 2 })).toBe('Coffee');
  expect(thingOf({ name: 'Coffee' })).toBeNull();
  expect(thingOf({ id: 4, name: 'Coffee', price: 9 })).toBeNull();
  expect(thingOf({ id: 4, name: 'Coffee', parent: { id: 2 } })).toBeNull();
  expect(thingOf({ id: 4, slug: 'coffee' })).toBeNull();
  expect(areThings([{ id: 4, name: 'Coffee' }, 'Tea'])).toBe(false);
  expect(areThings([])).toBe(false);
});
