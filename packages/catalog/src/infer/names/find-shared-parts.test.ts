import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const of = async (names: readonly string[], key: 'kind' | 'line' | 'edition', column = 'more', cell = '') =>
  (await attributesOfNames(names, undefined, { column, cell: () => cell })).map((attributes) => attributes[key]);

test('what names have in brackets at their end, again and again, is a version', async () => {
  const names = ['Alto # - Bel (LP)', 'Cor # - Dor (CD)', 'Eft # (Maxi LP)', 'Gor (live) # (CD)', 'Hul # (Cassette)'];
  expect(await of(names, 'edition')).toEqual(['LP', 'CD', 'Maxi LP', 'CD', 'Cassette']);
});

test('brackets that say something else of each name, the same of all, or a measure, are no version', async () => {
  expect(
    await of(
      [...'abcdefghijklmnopqrstuvw'].map((letter) => `Alto # (${letter}lra)`),
      'edition',
    ),
  ).not.toContain('alra');
  expect(await of(['Alto # (new)', 'Bel # (new)'], 'edition')).toEqual([undefined, undefined]);
  expect(await of(['Alto # (70)', 'Bel # (75)'], 'edition')).toEqual([undefined, undefined]);
});

test('what names begin with before a sign says what the things are, if it is in words', async () => {
  const names = ['Wooden slat round / M# / oak', 'Wooden slat flat / M# / pine', 'Steel bar with holes / M# / oak'];
  expect(await of(names, 'kind')).toEqual(['Wooden slat round', 'Wooden slat flat', 'Steel bar with holes']);
  expect(await of(['Alto # / oak', 'Bel # / pine'], 'kind')).toEqual([undefined, undefined]);
});

test('the line of a maker stands behind what all names begin with, in one word or in two', async () => {
  const names = [
    ...['Bricks KESTRA Harbour Crane #', 'Bricks KESTRA Harbour Boat #', 'Bricks KESTRA Barn Cow #'],
    ...['Bricks KESTRA Barn Hay #', 'Bricks KESTRA Moon Base Door #', 'Bricks KESTRA Moon Base Car #'],
  ];
  expect(await of(names, 'line')).toEqual(['Harbour', 'Harbour', 'Barn', 'Barn', 'Moon Base', 'Moon Base']);
});

test('what a column says, or the maker of each, is no line', async () => {
  const names = ['Harbour Crane', 'Harbour Boat', 'Barn Cow', 'Barn Hay'].map((name) => `Bricks KESTRA ${name} #`);
  expect(await of(names, 'line')).toEqual(['Harbour', 'Harbour', 'Barn', 'Barn']);
  expect(await of(names, 'line', 'theme', 'Harbour')).toEqual([undefined, undefined, undefined, undefined]);
  const makers = ['Kestra - Alto #', 'Zubat - Bel #', 'Ormin - Cor #'];
  expect(await of(makers, 'line')).toEqual([undefined, undefined, undefined]);
});
