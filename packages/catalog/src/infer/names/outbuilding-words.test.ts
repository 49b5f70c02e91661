// What is sold for gardens and beside tools, from names.

import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const kindsOf = async (...names: string[]) => (await attributesOfNames(names)).map(({ kind }) => kind);

test('houses of gardens and yards are kinds, singular and plural, the last of several', async () => {
  const kinds = await kindsOf(
    '8x10 Alder Tool Shed #',
    '10x14 Birch Lofted Barn #',
    '12x20 Cedar Carport with Storage Shed #',
    '18x30 Larch Two-Car Garage #',
    'Pair of Sheds #',
    '6x8 Maple Greenhouse #',
  );
  expect(kinds).toEqual(['Shed', 'Barn', 'Carport', 'Garage', 'Shed', 'Greenhouse']);
});

test.each([
  [
    ['Gewächshaus Alba #', 'Carport Nero #', 'Gerätehaus Nova #'],
    ['Gewächshaus', 'Carport', 'Gerätehaus'],
  ],
  [
    ['Garaż blaszany Lech #', 'Wiata Bór #', 'Szklarnia Słońce #'],
    ['Garaż blaszany', 'Wiata', 'Szklarnia'],
  ],
  [
    ['Теплиця Весна #', 'Альтанка Дуб #', 'Навіс Клен #'],
    ['Теплиця', 'Альтанка', 'Навіс'],
  ],
])('in other languages, too: %j', async (names, kinds) => {
  expect(await kindsOf(...names)).toEqual(kinds);
});

test('what tools are fitted with is a kind', async () => {
  const kinds = await kindsOf(
    'Kruhová pilka Ø 40 mm #',
    'Rukavice zimní vel. 9 #',
    'Vrtací korunka 70 mm #',
    'Korunka 65 mm #',
    'Brusný papír G80 #',
    'Korunka 40 mm #',
  );
  expect(kinds).toEqual(['Kruhová pilka', 'Rukavice', 'Korunka', 'Korunka', 'Brusný papír', 'Korunka']);
});
