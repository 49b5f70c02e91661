import { expect, it } from 'vitest';
import { EN } from '../../words/en.ts';
import { sayLetters } from './say-letters.ts';

it('says which letters a file has in words that are no encoding, and nothing where it may have all', () => {
  const say = (encoding: string) => sayLetters(EN.catalogs.add.letters, encoding);
  expect(say('windows-1252')).toBe('Western European letters (windows-1252)');
  expect(say('Shift_JIS')).toBe('Japanese characters (Shift_JIS)');
  expect(say('macintosh')).toBe('letters by macintosh');
  expect([say('utf-8'), say('utf-16le')]).toEqual([null, null]);
});
