import { expect, test } from 'vitest';
import { gatherMapped, sourceOf } from '../../test/source-of.ts';
import { NEEDED, valuesOf } from './mapped-column.fixture.ts';
import { readMapping } from './read-mapping.ts';
import { rangeReader } from './read-ranges.ts';

const numbers = rangeReader('numbers', { unit: null, language: null });
const monthsIn = (language: string | null) => rangeReader('months', { unit: null, language });
const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at));

test.each([
  ['35/41', upTo(35, 41)],
  ['35-41', upTo(35, 41)],
  ['35 – 41', upTo(35, 41)],
  ['35 to 41', upTo(35, 41)],
  ['35 bis 41', upTo(35, 41)],
  ['de 35 a 41', upTo(35, 41)],
  ['38', ['38']],
  ['36-38, 40', ['36', '37', '38', '40']],
  ['36-38 and 38-39', ['36', '37', '38', '39']],
])('all numbers in a range are values: %s', (cell, values) => expect(numbers(cell)).toEqual(values));

test.each(['41-35', '35-41 EU', '36.5-41', 'S-XL', '35-38-41', '35-', '1-2000', ''])(
  'a cell that is no range, or ends before it begins, has no value: %s',
  (cell) => expect(numbers(cell)).toBe(null),
);

test('a unit may stand behind the numbers, and no other word', () => {
  const years = rangeReader('numbers', { unit: 'years', language: null });
  expect(years('3-5 years')).toEqual(['3', '4', '5']);
  expect(years('1 year')).toEqual(['1']);
  expect(years('3-5 months')).toBe(null);
});

test('months are read by number, name and beginning of a name, and go on past the end of the year', () => {
  const german = ['Dezember', 'Januar', 'Februar'];
  for (const cell of [
    '12-2',
    'Dezember–Februar',
    'Dez. - Feb.',
    'Dezember bis Februar',
    'Ende Dezember – Anfang Februar',
  ])
    expect([cell, monthsIn('de')(cell)]).toEqual([cell, german]);
  expect(monthsIn('de')('Maerz, Mai')).toEqual(['März', 'Mai']);
  expect(monthsIn('es')('marzo a mayo')).toEqual(['marzo', 'abril', 'mayo']);
  expect(monthsIn('fr')('de mars à mai')).toEqual(['mars', 'avril', 'mai']);
  expect(monthsIn(null)('6+7')).toEqual(['June', 'July']);
  expect(monthsIn('de')('1-12')).toHaveLength(12);
});

test('what may be two months, or none, has no value', () => {
  for (const cell of ['Ju', 'J', '13', '0', 'spring', '7-13', 'ab Mai'])
    expect([cell, monthsIn('en')(cell)]).toEqual([cell, null]);
});

test('an attribute is the list of what lies in its cell; its map says what words mean', async () => {
  expect(
    await valuesOf(['36-38', 'one size', '', 'all'], "{ from: X, between: numbers, map: { all: '35-37' } }"),
  ).toEqual([['36', '37', '38'], undefined, undefined, ['35', '36', '37']]);
  const { products, reading } = await gatherMapped(
    sourceOf('Id,Name,Price,X\n1,One,5,6-8\n2,Two,5,summer\n'),
    `language: de\n${NEEDED}attributes:\n  x: { from: X, between: months }`,
  );
  expect(products.map(({ attributes }) => attributes.x)).toEqual([['Juni', 'Juli', 'August'], undefined]);
  expect(reading.attributes()).toEqual([{ name: 'x', type: 'list', unit: null, label: null }]);
  expect(reading.remarks).toMatchObject([{ attribute: 'x', count: 1, examples: [{ value: 'summer', line: 3 }] }]);
});

test('other types and separators are refused beside it', () => {
  const rule = (text: string) => () => readMapping('m.yaml', `attributes: { x: ${text} }`);
  expect(rule('{ from: X, between: numbers, type: text }')).toThrow(/`between` is for the type list/);
  expect(rule("{ from: X, between: numbers, split: ',' }")).toThrow(/leave `split` out/);
  expect(rule('{ from: X, between: weeks }')).toThrow(/numbers/);
});
