import { expect, test } from 'vitest';
import { isSameUnitWord } from './same-unit-word.ts';

test.each([
  ['Person', 'Personen'],
  ['piece', 'pieces'],
  ['osoba', 'osoby'],
  ['osoba', 'osob'],
  ['Fach', 'Fächer'],
  ['personne', 'Personnes'],
  ['pezzo', 'pezzi'],
  ['Monat', 'Monate'],
  ['miesięcy', 'miesiące'],
  ['месяцев', 'месяца'],
])('singular and plural are one unit: %s, %s', (one, other) => {
  expect([isSameUnitWord(one, other), isSameUnitWord(other, one)]).toEqual([true, true]);
});

test.each([
  ['m', 'mm'],
  ['kW', 'kWh'],
  ['Watt', 'Wattstunden'],
  ['Home', 'Pro'],
  ['Std', 'Stück'],
  ['Zentimeter', 'Zentiliter'],
  ['mm²', 'mm³'],
])('other units are not: %s, %s', (one, other) => {
  expect([isSameUnitWord(one, other), isSameUnitWord(other, one)]).toEqual([false, false]);
});
