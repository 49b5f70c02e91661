import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const sizesOf = async (names: readonly string[]) => (await attributesOfNames(names)).map(({ size }) => size ?? null);

test('the floor of what is sold by it is one size, whatever its height and its spelling', async () => {
  const names = [
    '8x10 Garden Shed #',
    '8 × 10 Tool Shed #',
    '12x20x7 Carport #',
    '18x40x12 Boat Canopy #',
    'Ridge Cap #',
  ];
  expect(await sizesOf(names)).toEqual(['8x10', '8x10', '12x20', '18x40', null]);
});

test('units stay with it, in other languages, too', async () => {
  const names = ['Hochflorteppich Nova 80x150 cm #', 'Teppich Alba 120x170 cm #', 'Läufer Rio 200x290 cm #'];
  expect(await sizesOf(names)).toEqual(['80x150 cm', '120x170 cm', '200x290 cm']);
  expect(await sizesOf(['Koberec Lada 80 x 150 #', 'Koberec Sára 120 x 170 #', 'Koberec Vlna 200 x 290 #'])).toEqual([
    ...['80 x 150', '120 x 170', '200 x 290'],
  ]);
});

test.each([
  ['other goods have sides, too', ['Binoculars 8x42 #', 'Binoculars 10x50 #', 'Binoculars 12x60 #']],
  ['few names have one', ['8x10 Shed #', '10x12 Shed #', '12x20 Shed #', ...Array(9).fill('Shed #')]],
  ['they do not differ', ['Doormat 40x60 #', 'Rug 40x60 #', 'Carpet 40x60 #']],
  ['packs are no floor', ['Tent pegs 6 x 20 g #', 'Tent pegs 8 x 25 g #', 'Tent pegs 12 x 30 g #']],
])('%s: there is no size', async (_, names) => {
  expect(new Set(await sizesOf(names))).toEqual(new Set([null]));
});
