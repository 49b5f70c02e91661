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
    const { advisor, leftOut } = drafted(
      [first, second, 'shade', 'base'].map((name) => attribute(name)),
      products,
    );
    const asked = idsOf(advisor).filter((id) => id === first || id === second);
    expect(asked.length).toBeLessThan(2);
    const told = leftOut.map(({ attribute: name }) => name);
    expect(told).toEqual([...new Set(told)]);
  }
});

test.each([
  ['power_kw', 'kW', 'power_hp', 'hp', 1.341],
  ['length', 'cm', 'length_in', 'in', 1 / 2.54],
])('%s in %s says what %s in %s says, and one of them is asked', (first, unit, second, other, factor) => {
  const products = Array.from({ length: 300 }, (_, nth) => {
    const value = 40 + luck(nth, 5, 120);
    return product(nth, 20 + luck(nth, 1, 300), {
      [first]: value,
      ...(nth % 9 === 0 ? {} : { [second]: Math.round(value * factor) }),
      shade: one(SHADES, nth, 3),
    });
  });
  const { leftOut } = drafted(
    [attribute(second, 'number', other), attribute(first, 'number', unit), attribute('shade')],
    products,
  );
  expect(leftOut.find(({ attribute: name }) => name === second)?.why).toBe('same-answers');
  expect(leftOut.find(({ attribute: name }) => name === first)?.why).not.toBe('same-answers');
});

test('two numbers that only mostly go together are two questions', () => {
  const products = Array.from({ length: 300 }, (_, nth) => {
    const width = 40 + luck(nth, 5, 120);
    return product(nth, 20 + luck(nth, 1, 300), { width, weight: Math.round(width / 4) + luck(nth, 6, 9) });
  });
  const { leftOut } = drafted([attribute('width', 'number', 'cm'), attribute('weight', 'number', 'kg')], products);
  expect(leftOut.map(({ why }) => why)).not.toContain('same-answers');
});
