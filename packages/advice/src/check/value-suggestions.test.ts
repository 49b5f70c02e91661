import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Column } from '@guidepost/engine/snapshot';
import { afterAll, expect, test, vi } from 'vitest';
import { advisorOf, answer, attributesOf, check, product, single, use } from './small-shop.fixture.ts';
import { ValueSuggestions } from './value-suggestions.ts';

/** A value of the catalog is decoded to be compared with what was written, and that is what takes the time. */
const decoding = vi.spyOn(TextDecoder.prototype, 'decode');

afterAll(() => decoding.mockRestore());

const values = Array.from({ length: 100 }, (_, nth) => `leather ${nth}`);
const shop = {
  attributes: attributesOf({ kind: 'text', ram_gb: 'number', material: 'text' }),
  products: values.map((material, nth) => product(`p${nth}`, nth, { kind: 'home', ram_gb: nth, material })),
};
const wrong = (count: number): string[] => Array.from({ length: count }, (_, nth) => `cotton ${nth}`);

function decodedWith(lists: number, perList: number): number {
  const answers = Array.from({ length: lists }, (_, nth) =>
    answer(`a${nth}`, { kind: 'in', attribute: 'material', values: [...wrong(perList), values[nth] ?? ''] }),
  );
  decoding.mockClear();
  check(advisorOf([use, single('more', answers)]), shop);
  return decoding.mock.calls.length;
}

test('many wrong values do not cost a reading of all values of the catalog each', () => {
  expect(decodedWith(10, 100) - decodedWith(10, 1)).toBeLessThan(100);
});

test('the same wrong values in many answers are looked for once', () => {
  const apart = decodedWith(40, 50) - decodedWith(10, 50);
  expect(apart).toBeLessThan(100);
});

test('of very many wrong values in a large catalog the first are suggested, and the others cost nothing', () => {
  const products = Array.from({ length: 300_000 }, (_, nth) => product(`p${nth}`, 1, { ram_gb: (nth % 50) * 10 }));
  const snapshot = buildSnapshot(products, attributesOf({ ram_gb: 'number' }));
  const column = snapshot.columns.get('ram_gb') as Column;
  const suggestions = new ValueSuggestions();
  const found = Array.from({ length: 60 }, (_, nth) =>
    suggestions.suggestValue(column, nth * 10 + 1, new Uint32Array(9375).fill(-1)),
  );
  expect(found[0]).toBe('The nearest values are `0` (6,000 products) and `10` (6,000 products).');
  expect(found.slice(0, 20)).not.toContain(null);
  expect(found.at(-1)).toBeNull();
  expect(suggestions.suggestValue(column, 1, new Uint32Array(9375).fill(-1))).toBe(found[0]);
});
