// How numbers are written in titles: thousands of a unit as the next larger one, money as in its country.

import { expect, test } from 'vitest';
import { attribute } from '../drafted.fixture.ts';
import type { DraftLanguage } from './languages/languages.ts';
import { numberSpelling } from './number-spelling.ts';

test('thousands of a unit of memory are the next larger one, and no two sizes read the same', () => {
  const spell = (unit: string, sizes: readonly number[]) => {
    const column = { type: 'number', numbers: Float64Array.from(sizes) };
    const of = { concept: 'amount', attribute: attribute('storage', 'number', unit), column };
    const spelling = numberSpelling(of as unknown as Parameters<typeof numberSpelling>[0], 'en', null);
    return sizes.map((size) => spelling.one(size));
  };
  expect(spell('GB', [256, 1000, 1536, 2000])).toEqual(['256 GB', '1 TB', '1.5 TB', '2 TB']);
  expect(spell('MB', [512, 1024, 1100])).toEqual(['512 MB', '1 GB', '1100 MB']);
  expect(spell('GB', [1000, 1024])).toEqual(['1 TB', '1024 GB']);
  expect(spell('GB', [128, 256])).toEqual(['128 GB', '256 GB']);
});

test('whole thousands of grams and millilitres are kilograms and litres', () => {
  const spell = (unit: string, sizes: readonly number[]) => {
    const column = { type: 'number', numbers: Float64Array.from(sizes) };
    const of = { concept: 'amount', attribute: attribute('content', 'number', unit), column };
    const spelling = numberSpelling(of as unknown as Parameters<typeof numberSpelling>[0], 'en', null);
    return [sizes.map((size) => spelling.one(size)), spelling.bare(sizes[0] ?? 0)];
  };
  expect(spell('g', [500, 1000, 2250, 10_000])).toEqual([['500 g', '1 kg', '2.25 kg', '10 kg'], '500 g']);
  expect(spell('ml', [330, 1500, 1555])).toEqual([['330 ml', '1.5 l', '1555 ml'], '330 ml']);
  expect(spell('g', [100, 250])).toEqual([['100 g', '250 g'], '100']);
});

test('money is written as in the country of its currency', () => {
  const spell = (language: DraftLanguage, currency: string) =>
    numberSpelling({ ...({} as Parameters<typeof numberSpelling>[0]), concept: 'price' }, language, currency).one(
      12_345,
    );
  expect(spell('pt', 'EUR')).toBe('12 345 €');
  expect(spell('pt', 'BRL')).toBe('R$ 12.345');
  expect(spell('de', 'CHF')).toMatch(/^CHF 12[’']345$/);
  expect(spell('es', 'COP')).toBe('$ 12.345');
});
