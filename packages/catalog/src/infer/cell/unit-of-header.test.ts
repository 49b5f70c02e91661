import { expect, test } from 'vitest';
import { attributeOf, many } from '../small-files.fixture.ts';

const unitOf = async (column: string, cells: readonly string[]) =>
  (await attributeOf(column, many(cells))).rules.map(({ unit }) => unit);

const INCHES = ['24', '27', '31.5', '23.8', '34', '27'];

test.each([
  ['screen_size', INCHES, 'in'],
  ['Bildschirmdiagonale', ['15.6', '14', '17.3', '13.3'], 'in'],
  ['Refresh Rate', ['60', '75', '144', '240'], 'Hz'],
  ['Bildwiederholrate', ['60', '100', '165'], 'Hz'],
  ['Lichtstrom', ['800', '1055', '1521'], 'lm'],
  ['colour temperature', ['2700', '4000', '6500'], 'K'],
  ['tdp', ['65', '95', '125'], 'W'],
  ['Memory', ['8', '12', '24', '16'], 'GB'],
  ['Arbeitsspeicher', ['8', '16', '32'], 'GB'],
  ['"Вага загальна, кг"', ['12', '15', '18'], 'kg'],
  ['"param[Объем, мл]"', ['350', '180', '500'], 'ml'],
  ['"Breite, cm"', ['80', '120', '160'], 'cm'],
  ['Мощность (Вт)', ['800', '1200', '2000'], 'W'],
])('numbers get the unit that the header leaves no doubt of: %s', async (column, cells, unit) => {
  expect(await unitOf(column, cells)).toEqual([unit]);
});

test.each([
  ['screen_size', ['60.5', '68.6', '39.6', '81.3']],
  ['refresh_rate', ['0.06', '0.144', '0.24']],
  ['size', INCHES],
  ['Frequency', ['60', '75', '144']],
  ['Memory', ['2048', '4096', '8192']],
  ['Storage', ['1', '2', '512']],
  ['Capacity', ['500', '1000', '2000']],
])('where there is a doubt there is no unit, and a comment asks for it: %s %j', async (column, cells) => {
  expect(await unitOf(column, cells)).toEqual([null]);
  expect((await attributeOf(column, many(cells))).text).toContain('# in which unit? Add it, such as unit: cm');
});

test.each([
  'Anzahl Taschen',
  'Core count',
  'Baujahr',
  'Rating',
  'Price per GB',
  'Kartenanzahl',
  'puntuacion',
  'Opiniones',
  'Bewertung',
])('what is only counted is not asked for a unit: %s', async (column) => {
  expect((await attributeOf(column, many(['1', '4', '5', '8']))).text).not.toContain('in which unit');
});
