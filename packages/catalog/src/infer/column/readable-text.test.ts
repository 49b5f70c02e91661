// Descriptions in which a program has written `\n` for each line break.

import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { readGivenField } from '../../mapping/read-given-field.ts';
import { inferMapping } from '../infer-mapping.ts';

const given = ['image=https://s.example/i.jpg', 'link=https://s.example/p'].map((one) => readGivenField('--set', one));

async function descriptionsOf(text: string, file: string) {
  const { mapping } = await inferMapping(surveyOf(text, file), { given });
  const { products } = await gather(sourceOf(text, file), { mapping: { ...mapping, currency: 'EUR' } });
  return { mapping, texts: products.map(({ description }) => description) };
}

const csv = (described: (nth: number) => string): string =>
  `sku;title;description;price\n${Array.from({ length: 20 }, (_, nth) => `A-${nth * 7};Roof box ${nth};"${described(nth)}";${100 + nth}.00`).join('\n')}\n`;

test('they are line breaks, one beside a real one is no second, and tabs are blanks', async () => {
  const text = csv((nth) =>
    nth % 2 === 0
      ? `Good for skis.\\nIt opens on both sides.\\r\\nLoad:\\t${nth} kg`
      : `One line.\\n\nThe next: ${nth}`,
  );
  const { texts } = await descriptionsOf(text, 'boxes.csv');
  expect(texts.slice(0, 2)).toEqual(['Good for skis.\nIt opens on both sides.\nLoad: 0 kg', 'One line.\nThe next: 1']);
});

test('what stands in such lines is read as in others', async () => {
  const text = csv(
    (nth) =>
      `A box for the roof of a car, for skis and tents.\\nCapacity: ${300 + nth * 10} l\\nMaximum load: ${50 + nth} kg\\nOuter width: ${60 + nth} cm\\nMade with care.`,
  );
  const { mapping } = await descriptionsOf(text, 'boxes.csv');
  expect(mapping.attributes.map(({ name, unit }) => [name, unit])).toEqual(
    expect.arrayContaining([
      ['capacity', 'l'],
      ['maximum_load', 'kg'],
      ['outer_width', 'cm'],
    ]),
  );
});

test('a format of its own has its markup and its breaks read', async () => {
  const items = Array.from(
    { length: 12 },
    (_, nth) =>
      `<SHOPITEM><ITEM_ID>${nth * 7}</ITEM_ID><PRODUCTNAME>Box ${nth}</PRODUCTNAME><DESCRIPTION><![CDATA[<b>Light</b>, number ${nth}\\nand strong]]></DESCRIPTION><PRICE_VAT>${90 + nth}</PRICE_VAT></SHOPITEM>`,
  );
  const { texts } = await descriptionsOf(`<?xml version="1.0"?><SHOP>${items.join('')}</SHOP>`, 'feed.xml');
  expect(texts[3]).toBe('Light, number 3\nand strong');
});

test('a folder, or a sign that a few texts speak of, stays', async () => {
  const folders = await descriptionsOf(
    csv((nth) => `Installs to C:\\new and C:\\tools, version ${nth} of it`),
    'a.csv',
  );
  expect(folders.texts[0]).toBe('Installs to C:\\new and C:\\tools, version 0 of it');
  const few = await descriptionsOf(
    csv((nth) => (nth < 2 ? 'Writes \\n at the end of lines' : `Writes ${nth} lines`)),
    'b.csv',
  );
  expect(few.texts[0]).toBe('Writes \\n at the end of lines');
});
