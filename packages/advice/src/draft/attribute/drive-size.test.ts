import { expect, test } from 'vitest';
import { usualSizes } from './drive-size.ts';
import type { NumberProfile } from './profile.ts';

/** `many`: size → products. */
function usualOf(many: Readonly<Record<number, number>>): number[] {
  const sizes = Object.keys(many).map(Number);
  const counts = [0, ...sizes.map((size) => many[size] ?? 0)];
  const profile = { column: { type: 'number', numbers: Float64Array.from(sizes) }, counts: Uint32Array.from(counts) };
  return usualSizes(
    sizes.map((_, nth) => nth + 1),
    profile as unknown as NumberProfile,
  );
}

test('of sizes that people take for the same, the one that most products have stands for all', () => {
  expect(usualOf({ 128: 90, 240: 8, 256: 400, 500: 90, 512: 40, 1000: 9, 1024: 9 })).toEqual([128, 256, 500, 1000]);
  expect(usualOf({ 120: 10, 128: 3, 240: 20, 250: 4, 256: 5, 480: 12 })).toEqual([120, 240, 480]);
  expect(usualOf({})).toEqual([]);
});
