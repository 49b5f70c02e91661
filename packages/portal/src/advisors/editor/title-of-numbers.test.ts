import { describe, expect, it } from 'vitest';
import { areGrouped, followNumbers, type MovedNumber } from './title-of-numbers.ts';

const moved = (was: number, is: number, saidWithin: readonly [number, number] | null = null): MovedNumber => ({
  ...{ was, is, saidWithin },
});

describe('a title that says the borders', () => {
  it.each([
    ['de', '1.010 bis 1.500 lm', [moved(1010, 1000), moved(1500, 1500)], '1.000 bis 1.500 lm'],
    ['de', '1010 bis 1500 lm', [moved(1010, 1000), moved(1500, 12_500)], '1000 bis 12.500 lm'],
    ['en', '€600 to €1,200', [moved(600, 650), moved(1200, 2500)], '€650 to €2,500'],
    ['fr', 'De 1 500 à 2 500 lm', [moved(1500, 1400), moved(2500, 2500)], 'De 1 400 à 2 500 lm'],
    ['pl', '900–1000 zł', [moved(900, 950), moved(1000, 1100)], '950–1100 zł'],
    ['de', 'Bis 9,90 €', [moved(9.9, 12)], 'Bis 12,00 €'],
    ['de', '500 g bis 1,5 kg', [moved(0.5, 0.6), moved(1.5, 2)], '600 g bis 2 kg'],
    ['en', 'Up to 2 TB', [moved(2000, 4000)], 'Up to 4 TB'],
    ['en', '6 to 8 doors', [moved(5, 6, [5, 8]), moved(8, 9)], '7 to 9 doors'],
    ['de', '1.000 bis 1.500 €', [moved(1000.01, 1200.01, [1000, 1500]), moved(1500, 1500)], '1.200 bis 1.500 €'],
    ['en', '10.5 to 12 kg', [moved(9, 9.5, [9, 12]), moved(12, 12)], '9.5 to 12 kg'],
    ['de', 'Mehr als 900 lm', [moved(900, 1000)], 'Mehr als 1000 lm'],
    ['de', 'Kleine Räume (900 bis 950 lm)', [moved(900, 910), moved(950, 960)], 'Kleine Räume (910 bis 960 lm)'],
  ] as const)('%s “%s” says the new ones', (language, title, numbers, made) => {
    expect(followNumbers(title, numbers, language, language === 'de' && title.includes('Mehr') ? false : null)).toBe(
      made,
    );
  });

  it.each([
    ['en', 'In the middle', [moved(100, 150), moved(200, 200)]],
    ['en', 'Level 2', [moved(2, 3), moved(5, 5)]],
    ['en', 'Up to 100 € with 2 lamps', [moved(100, 150)]],
    ['de', '27er Sockel', [moved(27, 30)]],
    ['en', 'E27', [moved(27, 30)]],
    ['en', '2-in-1', [moved(2, 3)]],
    ['en', 'Up to 100 €', [moved(100, 100)]],
  ] as const)('%s “%s” is somebody’s own, or nothing moved, and stays', (language, title, numbers) => {
    expect(followNumbers(title, numbers, language)).toBe(title);
  });
});

it('thousands are written as in the other titles', () => {
  expect(areGrouped(['Bis 900 lm', '1.010 bis 1.500 lm'], 'de')).toBe(true);
  expect(areGrouped(['Bis 1500 lm'], 'de')).toBe(false);
  expect(areGrouped(['Bis 900 lm', 'Mehr als 15.000 lm'], 'de')).toBe(null);
  expect(followNumbers('Bis 900 lm', [moved(900, 1000)], 'de', true)).toBe('Bis 1.000 lm');
});
