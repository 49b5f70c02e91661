import { expect, it } from 'vitest';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { nameAnswer } from './name-answer.ts';

it('an answer has its title, else it names itself, and a range is read as numbers', () => {
  expect(nameAnswer('en', EN, 'games', 'Play games')).toBe('Play games');
  expect(nameAnswer('en', EN, 'Ã<b>x</b>', null)).toBe('Ã<b>x</b>');
  expect(nameAnswer('en', EN, '...', null)).toBe('all rarer answers');
  expect(nameAnswer('en', EN, '800.0-1500.0', null)).toBe('800 to 1,500');
  expect(nameAnswer('de', DE, '-10.5-1500.0', undefined)).toBe('-10,5 bis 1.500');
  expect(nameAnswer('en', EN, '10-20', null)).toBe('10-20');
});
