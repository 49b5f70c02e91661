import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

const given = ['link=https://s.example/{Artikelnummer}', 'image=https://s.example/{Artikelnummer}.jpg'];

/** Values of the attribute in the products, in the order of the cells. */
async function valuesOf(column: string, cells: readonly string[], attribute: string) {
  const text = table(column, cells);
  const { mapping } = await infer(text, given);
  const { products } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
  return products.map(({ attributes }) => attributes[attribute] ?? null);
}

test.each([
  [
    'Motor',
    ['Brose Alu 90Nm', 'Bosch CX 85 Nm', 'Mahle X20 55Nm', 'Nabe vorn', 'Fazua Ride 60 Nm'],
    'motor_nm',
    [90, 85, 55, null, 60],
  ],
  ['Pumpe', ['Ulka EP5, 15 bar', 'Fluid-o-Tech 9bar', 'Handhebel', 'Ceme 19 bar'], 'pumpe_bar', [15, 9, null, 19]],
])('the number that decides is taken out of the names of parts: %s', async (column, parts, attribute, numbers) => {
  const values = await valuesOf(column, many(parts, 40), attribute);
  expect(values).toEqual(Array.from({ length: 40 }, (_, i) => numbers[i % numbers.length] ?? null));
});

test.each([
  [
    'Schaltung',
    ['Deore M6100; 12-fach', 'Tourney TZ 7fach', 'Cues 2x9-fach', 'Nexus 8 fach', 'Riemen'],
    'fach',
    [12, 7, 9, 8, null],
  ],
  [
    'Prozessor',
    ['Ryzen 5 with 6 cores', 'Core i3, 4 cores', 'Ryzen 9, 12 Cores', 'Celeron'],
    'cores',
    [6, 4, 12, null],
  ],
])('what is counted in parts is a number: %s', async (column, parts, attribute, numbers) => {
  const values = await valuesOf(column, many(parts, 40), attribute);
  expect(values).toEqual(Array.from({ length: 40 }, (_, i) => numbers[i % numbers.length] ?? null));
});

test('what is one side of several, part of a code, or there twice is not taken out', async () => {
  const hubs = ['Formula OV31 110x15mm', 'HBC pro 148x12mm', 'Joytech 100x9mm', 'Novatec 142x12mm'];
  const bars = ['Combo 740 mm, stem 70 mm', 'Flat 720 mm, stem 60 mm', 'Riser 760 mm, stem 50 mm'];
  for (const cells of [hubs, bars]) {
    const { rules } = await attributeOf('Lenker', many(cells, 40));
    expect(rules.map(({ type }) => type)).toEqual(['text']);
  }
});
