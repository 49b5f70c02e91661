import { expect, test } from 'vitest';
import { countedUnit } from './counted-unit.ts';
import { titleOfValue } from './render-question.ts';

test.each([
  [4, 'berth', 'en', 'berths'],
  [1, 'berth', 'en-GB', 'berth'],
  [1, 'years', 'en', 'year'],
  [2, 'person', 'en', 'people'],
  [2, 'persons', 'en', 'persons'],
  [4, 'kg', 'en', 'kg'],
  [4, 'bhp', 'en', 'bhp'],
  [4, 'Person', 'en', 'Person'],
  [4, 'berth', 'de', 'berth'],
])('%d of %s in %s are %s', (value, unit, language, said) => {
  expect(countedUnit(value, unit, language)).toBe(said);
});

test('a value is shown with the form of its unit that goes with it', () => {
  const titles = new Map([['berth', { name: 'berth', type: 'number' as const, unit: 'berth', label: 'Berth' }]]);
  expect(titleOfValue(titles, 'berth', '4', 'en')).toBe('4 berths');
  expect(titleOfValue(titles, 'berth', '1', 'en')).toBe('1 berth');
});
