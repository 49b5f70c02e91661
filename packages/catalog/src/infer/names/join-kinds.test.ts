// What kinds are called where several words mean one thing, and which words of a name are its kind.

import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const kindsOf = async (...names: string[]) => (await attributesOfNames(names)).map(({ kind }) => kind);

test('a tool of two words is that tool, and how it is driven makes no other one of it', async () => {
  const kinds = await kindsOf(
    'Alder 18V Cordless Drill #',
    'Birch Drill/Driver Kit with Battery #',
    'Cedar SDS Rotary Hammer #',
    'Larch Rotary Hammer Drill #',
    'Alder Hammer Drill w/ Hammer and Case #',
    'Birch Drill Press With Laser #',
  );
  expect(kinds).toEqual(['Drill', 'Drill', 'Rotary Hammer', 'Rotary Hammer', 'Hammer Drill', 'Drill Press']);
});

test('a thing is what its name begins with, and not what it has', async () => {
  const kinds = await kindsOf(
    'Kaptafel met spiegel Alder # zwart',
    'Kaptafel 2 spiegels Birch # zwart',
    'Spiegel Cedar # voor de kapper',
    'Kappersstoel Alder # met voetsteun',
  );
  expect(kinds).toEqual(['Kaptafel', 'Kaptafel', 'Spiegel', 'Kappersstoel']);
});

test('one thing in two languages is called as the language of the shop calls it', async () => {
  const found = await attributesOfNames(
    ['Alder Barber Chair #', 'Birch Barber Chair #', 'Cedar Kappersstoel #', 'Larch Kaptafel #'],
    (nth) =>
      `Dit is een stoel voor de kapper, met een zachte zitting en een hendel van staal, die u ook in het salon of thuis bij de klant op het werk kunt zetten; nummer ${nth} van de reeks.`,
  );
  expect(found.map(({ kind }) => kind)).toEqual(['Kappersstoel', 'Kappersstoel', 'Kappersstoel', 'Kaptafel']);
});

test('singular and plural are one kind', async () => {
  expect(await kindsOf('Alder Jigsaw #', 'Birch jigsaws #', 'Cedar Ladder #', 'Alder Jigsaw #')).toEqual([
    'Jigsaw',
    'Jigsaw',
    'Ladder',
    'Jigsaw',
  ]);
});

test('a kind that only half of the goods have is none, and a word of another line of business is none', async () => {
  const few = await kindsOf('Alder Drill #', 'Birch Jigsaw #', 'Cedar Quorn #', 'Larch Vinto #', 'Maple Sardo #');
  expect(few.every((kind) => kind === undefined)).toBe(true);
  const names = Array.from({ length: 40 }, (_, nth) => `Alder ${nth % 2 === 0 ? 'Conditioner' : 'Hairgel'} #`);
  const [first, ...others] = await kindsOf('Level 3 Alder Ultra Hold #', ...names.slice(1));
  expect([first, others[0]]).toEqual([undefined, 'Hairgel']);
});
