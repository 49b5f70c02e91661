// Some names of columns have two senses, and the values tell which one is meant.

import type { AttributeValue } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product } from '../drafted.fixture.ts';

function draftWith(name: string, type: 'text' | 'number', unit: string | null, of: (nth: number) => AttributeValue) {
  const things = Array.from({ length: 120 }, (_, nth) =>
    product(nth, 20 + luck(nth, 1, 400), {
      finish: one(['Matt', 'Gloss', 'Satin'], nth, 2),
      [name]: of(nth),
    }),
  );
  return drafted([attribute('finish'), attribute(name, type, unit)], things, { mostQuestions: 20 });
}
const whyOf = ({ leftOut }: ReturnType<typeof draftWith>, name: string) =>
  leftOut.find(({ attribute: left }) => left === name)?.why;

test('a handle of wood or bone is a property; a handle that is part of an address is a code', () => {
  const held = draftWith('handle', 'text', null, (nth) => one(['Walnut wood', 'Bone', 'Resin', 'Horn'], nth, 3));
  expect(idsOf(held.advisor)).toContain('handle');
  const HELD = ['Walnut wood', 'Bone', 'Resin', 'Horn', 'Brass', 'Carved whole out of one block'] as const;
  const oneLong = draftWith('handle', 'text', null, (nth) => one(HELD, nth, 3));
  expect(idsOf(oneLong.advisor)).toContain('handle');
  const page = draftWith('handle', 'text', null, (nth) =>
    one(['chef-knife', 'bread-knife-20', 'paring-knife'], nth, 3),
  );
  expect(whyOf(page, 'handle')).toBe('identifier');
});

test('a storage of 3, 5 or 12 without a unit is no size of a drive: it is not asked for, and the author hears of the unit', () => {
  const boxes = (unit: string | null) => draftWith('storage', 'number', unit, (nth) => 1 + luck(nth, 3, 14));
  expect(whyOf(boxes(null), 'storage')).toBe('no-unit');
  expect(whyOf(boxes('번'), 'storage')).toBe('not-for-shoppers');
});

test('a storage of 128 or 512 is one, and so is one of few terabytes or litres', () => {
  expect(idsOf(draftWith('storage', 'number', null, (nth) => one([128, 256, 512], nth, 3)).advisor)).toContain(
    'storage',
  );
  expect(idsOf(draftWith('storage', 'number', 'TB', (nth) => one([1, 2, 4], nth, 3)).advisor)).toContain('storage');
  expect(idsOf(draftWith('storage', 'number', 'l', (nth) => one([4, 8, 12], nth, 3)).advisor)).toContain('storage');
});
