import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

test.each([
  ['Opiniones', ['4 Opiniones', '12 Opiniones', '1 Opinión']],
  ['reviews', ['4 Reviews', '12 Reviews', '31 Reviews']],
  ['Fach', ['2 Fächer', '3 Fächer', '1 Fach']],
])('a word behind numbers that is the name of the column is no unit, and still read: %s', async (name, cells) => {
  const file = table(name, many(cells));
  const given = ['image=https://s.example/{Artikelnummer}', 'link=https://s.example/{Artikelnummer}'];
  const { mapping, text } = await infer(file, given);
  expect(mapping.attributes).toMatchObject([{ type: 'number', unit: null }]);
  const read = { ...readMapping('mapping.yaml', text), currency: 'EUR' };
  const { products } = await gather(sourceOf(table(name, [...cells, '7'])), { mapping: read });
  const numbers = products.map(({ attributes }) => Object.values(attributes)[0]);
  expect(numbers).toEqual([...cells.map((cell) => Number.parseInt(cell, 10)), 7]);
});

test('another word, and a known unit, stay units', async () => {
  expect((await attributeOf('mileage', many(['9300 miles', '5900 miles', '22935 miles']))).rules).toMatchObject([
    { unit: 'miles' },
  ]);
  expect((await attributeOf('Warranty', many(['12 months', '24 months', '36 months']))).rules).toMatchObject([
    { unit: 'months' },
  ]);
  expect((await attributeOf('Watt', many(['60 Watt', '75 Watt', '100 Watt']))).rules).toMatchObject([
    { unit: expect.stringMatching(/^W/) },
  ]);
});
