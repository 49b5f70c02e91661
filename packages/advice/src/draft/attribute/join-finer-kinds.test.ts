import { expect, test } from 'vitest';
import { joinFinerKinds } from './join-finer-kinds.ts';

function kinds(named: Readonly<Record<string, number>>, others: number) {
  const all = { ...named, ...Object.fromEntries(Array.from({ length: others }, (_, nth) => [`Other${nth}`, 10])) };
  const counts = Uint32Array.from([0, ...Object.values(all)]);
  const listed = Object.keys(all).map((value, nth) => ({ codes: [nth + 1], values: [value] }));
  return joinFinerKinds(listed, counts).map(({ values }) => values);
}

test('of many kinds, rare ones are found under the broader one that their name has', () => {
  const found = kinds({ Cream: 40, Mask: 30, 'Eye Cream': 4, 'Rich Eye Cream': 1, 'Sheet Mask': 2, Maskara: 1 }, 18);
  expect(found[0]).toEqual(['Cream', 'Eye Cream', 'Rich Eye Cream']);
  expect(found[1]).toEqual(['Mask', 'Sheet Mask']);
  expect(found).toContainEqual(['Maskara']);
});

test('also where the broader word comes first', () => {
  expect(kinds({ Szlifierka: 20, 'Szlifierka kątowa': 3 }, 20)).toContainEqual(['Szlifierka', 'Szlifierka kątowa']);
});

test('what names two kinds, or shares more than a word with another one, stays as it is', () => {
  const found = kinds({ Porter: 30, 'Stout & Porter': 4, 'Full Suspension': 20, 'E-Bike Full Suspension': 2 }, 20);
  expect(found).toContainEqual(['Porter']);
  expect(found).toContainEqual(['Full Suspension']);
});

test('a kind that many products have stays a thing of its own, and of few kinds all stay', () => {
  expect(kinds({ Cream: 40, 'Hand Cream': 35 }, 20)).toContainEqual(['Hand Cream']);
  expect(kinds({ Cream: 40, 'Eye Cream': 2 }, 5)).toContainEqual(['Eye Cream']);
});
