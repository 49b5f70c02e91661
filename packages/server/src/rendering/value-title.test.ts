import { expect, it } from 'vitest';
import { titleOfValue, type ValueTitles } from './value-title.ts';

const titles: ValueTitles = new Map([
  ['watts', { name: 'watts', type: 'number', unit: 'W', label: null }],
  ['year', { name: 'year', type: 'number', unit: null, label: null }],
  ['dimmable', { name: 'dimmable', type: 'boolean', unit: null, label: null }],
  ['brand', { name: 'brand', type: 'text', unit: 'W', label: null }],
]);

it.each([
  ['watts', '5', 'en', '5 W'],
  ['watts', '1234.5', 'de', '1.234,5 W'],
  ['year', '0.000001', 'en', '0.000001'],
  ['dimmable', 'true', 'de-AT', 'Ja'],
  ['dimmable', 'false', 'xx', 'No'],
  ['brand', 'Alba', 'de', 'Alba'],
  ['forgotten', '5', 'de', '5'],
])('of %s %s in %s reads %s', (attribute, value, language, title) =>
  expect(titleOfValue(titles, attribute, value, language)).toBe(title),
);
