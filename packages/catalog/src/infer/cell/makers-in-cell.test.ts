import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { attributeOf, infer, table } from '../small-files.fixture.ts';

/** Texts of several words that are all different, with these beginnings. */
const texts = (...beginnings: readonly string[]): string[] =>
  Array.from({ length: 60 }, (_, nth) => `${beginnings[nth % beginnings.length]} Deore R${nth}, trigger, alloy`);

const makersOf = async (cells: readonly string[]) =>
  (await attributeOf('Shifters', cells)).rules.find(({ name }) => name.endsWith('_make')) ?? null;

test.each([
  ['are names', ['Shimano', 'SRAM', 'Microshift']],
  ['are names in other letters', ['Шимано', 'Срам']],
])('the first words of longer texts are makers if they %s', async (_, beginnings) => {
  expect(await makersOf(texts(...beginnings))).not.toBeNull();
});

test.each([
  ['has something other than letters', ['Shimano', 'SRAM', 'MTB-AL-3520;']],
  ['ends with a mark', ['Shimano', 'SRAM', 'Head,']],
  ['is a material', ['Ritchey', 'Carbon']],
  ['is a material in another language', ['Ritchey', 'Baumwolle']],
  ['says how it is built', ['Ritchey', 'Integrated']],
  ['is the beginning of another', ['Ritchey', 'Kind', 'KindShock']],
  ['stands elsewhere in small letters', ['Ritchey', 'Trigger']],
])('there are no makers if one of the first words %s', async (_, beginnings) => {
  expect(await makersOf(texts(...beginnings))).toBeNull();
});

test('makers that differ only by case are one, and a row of the next file with another beginning has none', async () => {
  const file = table('Shifters', texts('SRAM', 'Shimano', 'SRAM', 'Sram'));
  const { text } = await infer(file, [
    'image=https://s.example/{Artikelnummer}',
    'link=https://s.example/{Artikelnummer}',
  ]);
  const mapping = { ...readMapping('mapping.yaml', text), currency: 'EUR' };
  const cells = ['Sram Deore R1', 'Shimano Deore', 'MTB-AL-3520; 35/780mm', 'Novatec', 'Head, 31.6 mm'];
  const { products } = await gather(sourceOf(table('Shifters', cells)), { mapping });
  expect(products.map(({ attributes }) => attributes.shifters_make)).toEqual([
    'SRAM',
    'Shimano',
    undefined,
    'Novatec',
    undefined,
  ]);
});
