// Attributes behind a label and a colon in names and sentences.

import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

async function attributesOf(name: (nth: number) => string, text: (nth: number) => string) {
  const rows = Array.from(
    { length: 30 },
    (_, nth) =>
      `A-${nth * 7};"${name(nth)}";5.00 EUR;https://s.example/${nth}.png;https://s.example/${nth};"${text(nth)}"`,
  );
  const file = ['sku;name;price;image;link;description', ...rows].join('\n');
  const { mapping } = await inferMapping(surveyOf(file));
  const { products } = await gather(sourceOf(file), { mapping });
  return products.slice(0, 4).map(({ attributes }) => attributes);
}

const of = (words: readonly string[], nth: number): string => words[nth % words.length] ?? '';

test('a label in every name is an attribute, and its values may be lists', async () => {
  const media = ['water, air', 'oil', 'water, steam', 'air, oil'];
  const found = await attributesOf(
    (nth) => `Valve AX${nth * 3} - medium: ${of(media, nth)}`,
    (nth) => `A valve for number ${nth}.`,
  );
  expect(found.map(({ medium }) => medium)).toEqual([['water', 'air'], ['oil'], ['water', 'steam'], ['air', 'oil']]);
});

test('in texts a value ends with the sentence, and the label may be the only one', async () => {
  const found = await attributesOf(
    (nth) => `Fan AX${nth * 3}`,
    (nth) =>
      `It runs day and night in number ${nth}. Blade shape: ${of(['curved', 'flat', 'sickle'], nth)}. Every part of it can be washed.`,
  );
  expect(found.map(({ blade_shape }) => blade_shape)).toEqual(['curved', 'flat', 'sickle', 'curved']);
});

test.each([
  [
    'a set phrase',
    (nth: number) => `It is number ${nth}. Please note: ${of(['keep dry', 'keep cool'], nth)}. It is good.`,
  ],
  [
    'sentences',
    (nth: number) =>
      `It is number ${nth}. The idea: ${of(['we wanted a lamp that shines for a very long time in all rooms', 'somebody had to make a lamp which our children can carry home'], nth)}. It is good.`,
  ],
  ['something else each time', (nth: number) => `It is good. Our word: quor${nth}n. It is nice.`],
  [
    'a label of few',
    (nth: number) => `It is number ${nth}. ${nth < 6 ? `Shade: ${of(['paper', 'linen'], nth)}.` : ''} It is good.`,
  ],
])('no attribute from %s', async (_, text) => {
  for (const attributes of await attributesOf((nth) => `Lamp AX${nth * 3}`, text))
    for (const name of ['please_note', 'the_idea', 'our_word', 'shade']) expect(attributes).not.toHaveProperty(name);
});

test('a label with and without a blank is one', async () => {
  const found = await attributesOf(
    (nth) => `Scope AX${nth * 3}`,
    (nth) =>
      `${nth % 5 === 3 ? 'TubeColor' : 'Tube Color'} : ${of(['Black', 'Plum', 'Grey'], nth)} | Finish : ${of(['Matte', 'High polish'], nth)} | Bell : ${of(['Round', 'Flat'], nth)}`,
  );
  expect(found.map(({ tube_color }) => tube_color)).toEqual(['Black', 'Plum', 'Grey', 'Black']);
});

test('a label above a list with bullets has all of it, so the first of them is no value', async () => {
  const found = await attributesOf(
    (nth) => `Set AX${nth * 3}`,
    (nth) =>
      `It is number ${nth}. Scents: • ${of(['Rose', 'Lemon', 'Mint'], nth)} • Cedar • Sage. Wick: ${of(['cotton', 'wood'], nth)}. It burns long.`,
  );
  expect(found.map(({ scents = null, wick }) => [scents, wick])).toEqual([
    ...[
      [null, 'cotton'],
      [null, 'wood'],
      [null, 'cotton'],
      [null, 'wood'],
    ],
  ]);
});
