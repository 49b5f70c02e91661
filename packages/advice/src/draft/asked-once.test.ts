// Two attributes that say the same of nearly every product are asked once.

import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product } from './drafted.fixture.ts';

const LINES = ['Alto', 'Bel', 'Cor', 'Dor', 'Eft', 'Fen'] as const;
const SHADES = ['Round', 'Cone', 'Tube', 'Box'] as const;
const BASES = ['Tripod', 'Plate', 'Clamp', 'Spike'] as const;

test.each([
  ['model', 'series'],
  ['collection', 'line'],
  ['brand', 'manufacturer'],
  ['color', 'colour_group'],
  ['taste', 'sort'],
  ['kind', 'category'],
  ['kind', 'model'],
  ['color', 'theme'],
  ['brand', 'collection'],
])('%s and %s of the same values are one question', (first, second) => {
  for (const spelled of [(text: string) => text, (text: string) => `"${text}"`]) {
    const products = Array.from({ length: 300 }, (_, nth) => {
      const line = one(LINES, nth, 2);
      return product(nth, 20 + luck(nth, 1, 300), {
        [first]: line,
        [second]: nth % 50 === 0 ? spelled('Alto') : spelled(line),
        shade: one(SHADES, nth, 3),
        base: one(BASES, nth, 4),
      });
    });
    const { advisor } = drafted(
      [first, second, 'shade', 'base'].map((name) => attribute(name)),
      products,
    );
    const asked = idsOf(advisor).filter((id) => id === first || id === second);
    expect(asked.length).toBeLessThan(2);
  }
});
