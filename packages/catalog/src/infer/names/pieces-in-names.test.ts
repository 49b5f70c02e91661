// How many pieces are in a pack, in the words of many languages.

import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const piecesOf = async (...names: string[]) => (await attributesOfNames(names)).map(({ pieces }) => pieces ?? null);

test.each([
  [
    ['Vitamin C 120 TABS #', 'Zinc 60 CAPS #', 'Iron 100 Softgels #', 'Tea #'],
    [120, 60, 100, null],
  ],
  [
    ['Trà Sen (10 hũ)', 'Trà Gừng (30 hũ)', 'Trà Chanh (20 gói)', 'Trà Xanh'],
    [10, 30, 20, null],
  ],
  [
    ['Цинк 90 таблеток #', 'Магний 60 капсул #', 'Залізо 20 пакетиків #', 'Чай #'],
    [90, 60, 20, null],
  ],
  [
    ['Zinek 90 tobolek #', 'Hořčík 20 sáčků #', 'Cynk 30 saszetek #', 'Čaj #'],
    [90, 20, 30, null],
  ],
])('%j', async (names, pieces) => {
  expect(await piecesOf(...names)).toEqual(pieces);
});
