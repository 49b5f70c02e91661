import { describe, expect, it } from 'vitest';
import type { Drawing } from './controls.ts';
import { formatAmount, formFor } from './format.ts';
import { textsFor } from './texts.ts';

/** The currency is not known. */
const drawing: Drawing = { texts: textsFor(undefined, {}), language: '', currency: undefined };

const asTyped = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a number', () => {
  it('has a currency sign where the language has it, and any other unit behind it', () => {
    const written = (language: string, unit: string) => asTyped(formatAmount(12_345.5, unit, { ...drawing, language }));
    expect(written('en', '€')).toBe('€12,345.50');
    expect(written('de', '€')).toBe('12.345,50 €');
    expect(written('nl', '€')).toBe('€ 12.345,50');
    expect(written('fr', '€')).toBe('12 345,50 €');
    expect(written('tr', '₺')).toBe('₺12.345,50');
    expect(written('uk', '₴')).toBe('12 345,50 ₴');
    expect(written('pl', 'zł')).toBe('12 345,5 zł');
    expect(written('en', 'kg')).toBe('12,345.5 kg');
    expect(written('fr', '')).toBe('12 345,5');
  });

  it('has a mark between its digits where it counts something, and none where it may be a year', () => {
    const written = (language: string, isCount: boolean) =>
      asTyped(formatAmount(1303, '', { ...drawing, language }, isCount || 'min2'));
    expect([written('en', true), written('de', true)]).toEqual(['1,303', '1.303']);
    expect([written('en', false), written('de', false)]).toEqual(['1303', '1303']);
  });

  it('takes the plural form of its language, also where the page names the language oddly', () => {
    const forms = { one: 'passt', few: 'pasują', other: 'pasuje' };
    const chosen = (language: string) => [0, 1, 2, 5, 22].map((n) => formFor(n, forms, language));
    expect(chosen('pl')).toEqual(['pasuje', 'passt', 'pasują', 'pasuje', 'pasują']);
    expect(chosen('de_AT')).toEqual(['pasuje', 'passt', 'pasuje', 'pasuje', 'pasuje']);
    expect(formFor(1, '{n} of {of}', 'en')).toBe('{n} of {of}');
  });
});
