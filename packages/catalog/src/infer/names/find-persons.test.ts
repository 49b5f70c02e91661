import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const personsOf = async (names: readonly string[], text?: (nth: number) => string) =>
  (await attributesOfNames(names, text)).map(({ persons }) => persons);

test.each([
  ['English', ['Alto 2-Person #', 'Bel 3 Persons #', 'Cor 4 person #', 'Dor 5-man #'], [2, 3, 4, 5]],
  ['German', ['Zelt Alto für 2 Personen #', 'Zelt Bel 4 Personen #', 'Zelt Cor 1 Person #'], [2, 4, 1]],
  ['Polish', ['Namiot Alto 2-osobowy #', 'Namiot Bel 4 osób #', 'Namiot Cor 3 osoby #'], [2, 4, 3]],
  ['Russian', ['Палатка Альто 2-местная #', 'Палатка Бел 4-х местная #', 'Палатка Кор 3 человека #'], [2, 4, 3]],
  ['French', ['Tente Alto 2 personnes #', 'Tente Bel 4 personnes #'], [2, 4]],
  ['Turkish', ['Çadır Alto 2 kişilik #', 'Çadır Bel 6 Kişilik #'], [2, 6]],
  ['Hungarian', ['Sátor Alto 2 személyes #', 'Sátor Bel 4 fős #'], [2, 4]],
])('for how many people: %s', async (_, names, expected) => {
  expect(await personsOf(names)).toEqual(expected);
});

test('a range is not one number, and neither is a number of something else', async () => {
  const names = ['Alto 2-3 persons #', 'Bel 4 persons #', 'Cor 6 persons #', 'Dor 8 poles #'];
  expect(await personsOf(names)).toEqual([undefined, 4, 6, undefined]);
});

const SHORT = [
  'Alto 2P Tent #',
  'Bel 3P Tent #',
  'Cor 4-Person Tent #',
  'Dor Two Tent #',
  'Eft UL5 Tent #',
  'Gor 6 Tent #',
];

test('a short form counts where the texts say the same, and texts that agree say it where the name does not', async () => {
  const said = [2, 3, 4, 2, 5, 6];
  expect(await personsOf(SHORT, (nth) => `A roomy ${said[nth % 6]}-person shelter.`)).toEqual(said);
});

test('a short form alone may be anything', async () => {
  expect((await personsOf(SHORT)).slice(0, 2)).toEqual([undefined, undefined]);
  expect(await personsOf(['Plug 2P #', 'Plug 3P #', 'Plug 4P #'], () => 'For 1 person only.')).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
