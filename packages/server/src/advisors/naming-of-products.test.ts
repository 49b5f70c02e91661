import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { findNaming } from './naming-of-products.ts';

const ATTRIBUTES: readonly Attribute[] = [
  { name: 'width', type: 'number', unit: 'cm', label: 'Width' },
  { name: 'cover', type: 'text', unit: null, label: 'Cover' },
  { name: 'story', type: 'text', unit: null, label: 'Story' },
];
const product = (nth: number, attributes: Product['attributes']): Product => ({
  ...{
    sku: `s${nth}`,
    title: 'Mat Yara',
    description: null,
    image: 'https://s.example/i',
    link: 'https://s.example/l',
  },
  ...{ price: '10.00', listPrice: null, group: null, available: true, attributes },
});
const MAPPING = `format: csv
title: name
attributes:
  width: { from: Width in cm, type: number, unit: cm }
  cover: { from: cover? }
  story: { from: story }
`;
const story = 'A mat that somebody wove by hand through a whole long winter';
const mats = Array.from({ length: 24 }, (_, nth) =>
  product(nth, {
    width: 60 + 10 * (nth % 8),
    ...(nth % 3 > 0 && { cover: ['linen', 'wool'][(nth % 3) - 1] ?? '' }),
    story: `${story} ${nth}`,
  }),
);
const titles = mats.map(({ title }) => title);

test('titles that are shared are told apart by the fewest short columns that there are', () => {
  const { tellingTitle } = findNaming(MAPPING, buildSnapshot(mats, ATTRIBUTES), titles);
  expect(tellingTitle).toBe('{name} {Width in cm?} {"cover?"?}');
});

test('where no column tells them apart, no title is proposed', () => {
  const twins = mats.map((mat) => ({ ...mat, attributes: { ...mat.attributes, width: 60, cover: 'wool' } }));
  expect(findNaming(MAPPING, buildSnapshot(twins, ATTRIBUTES), titles).tellingTitle).toBeNull();
  expect(findNaming(null, buildSnapshot(mats, ATTRIBUTES), titles).tellingTitle).toBeNull();
});

test('a group is stated by a column that is called so, and not by names that are the same', () => {
  const column = (group: string) =>
    findNaming(`${MAPPING}${group}`, buildSnapshot(mats, ATTRIBUTES), titles).groupColumn;
  expect(column('group: g:item_group_id\n')).toBe('g:item_group_id');
  expect(column('group: ITEMGROUP_ID\n')).toBe('ITEMGROUP_ID');
  expect(column('group: Handle\n')).toBe('Handle');
  expect(column('group: name\n')).toBeNull();
  expect(column('')).toBeNull();
  expect(findNaming(null, buildSnapshot(mats, ATTRIBUTES), titles).groupColumn).toBe('group');
});
