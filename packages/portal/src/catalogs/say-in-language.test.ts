import { REASONS } from '@guidepost/fault/reason-codes';
import { describe, expect, it } from 'vitest';
import { REASONS_DE } from '../words/de/reasons.ts';
import { REASONS_EN } from '../words/en/reasons.ts';
import { sayInLanguage } from './say-in-language.ts';

const CODES: readonly (readonly [string, readonly string[]])[] = Object.entries(REASONS);

describe('every reason of an import', () => {
  it.each(CODES)('%s has German words, with values that come with it', (code, names) => {
    const words: unknown = Object.hasOwn(REASONS_DE, code) ? REASONS_DE[code as keyof typeof REASONS_DE] : undefined;
    const texts = typeof words === 'string' ? [words] : Object.values(words ?? {});
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(String(text).trim()).not.toBe('');
      expect(names).toEqual(expect.arrayContaining([...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    }
    if (typeof words === 'object') expect(names).toContain('count');
  });

  it('has no German words without a code', () => {
    expect(Object.keys(REASONS_DE).filter((code) => !Object.hasOwn(REASONS, code))).toEqual([]);
  });
});

describe('what English says in the portal', () => {
  it.each(Object.entries(REASONS_EN))(
    '%s has values that come with it, and no words of the mapping file',
    (code, words) => {
      const texts = typeof words === 'string' ? [words] : Object.values(words);
      const names: readonly string[] = REASONS[code as keyof typeof REASONS];
      for (const text of texts) {
        expect(names).toEqual(expect.arrayContaining([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
        expect(text).not.toMatch(/[`:]\s*\[|`|--|the mapping|drop:/);
      }
    },
  );
});

it('what a reason says in German has its values in it, and they stay texts', () => {
  const coded = { code: 'no-number', values: { count: 1200, example: '{line}', line: 7 } };
  expect(sayInLanguage(coded, 'de')).toBe('1.200 Zellen sind keine Zahl und fallen weg, etwa „{line}“ in Zeile 7.');
  expect(sayInLanguage({ ...coded, values: { ...coded.values, count: 1 } }, 'de')).toMatch(/^1 Zelle ist keine Zahl/);
});

it('what the portal has no words for stays as the importer says it', () => {
  expect(sayInLanguage({ code: 'trade', values: {} }, 'en')).toBeNull();
  expect(sayInLanguage({ code: 'constructor', values: {} }, 'de')).toBeNull();
});
