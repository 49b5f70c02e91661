import type { Attribute } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { surveyOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { inferMapping } from '../infer-mapping.ts';
import { many, table } from '../small-files.fixture.ts';
import { NOTHING_KNOWN } from './known-attributes.ts';

const attribute = (name: string, more: Partial<Attribute> = {}): Attribute => ({
  ...{ name, type: 'text', unit: null, label: null },
  ...more,
});

async function inferred(
  text: string,
  { declared = [], mapping = '', given = {} }: { declared?: Attribute[]; mapping?: string; given?: object } = {},
) {
  const rules = mapping === '' ? [] : readMapping('kept', mapping).attributes;
  const known = { ...NOTHING_KNOWN, declared, rules, given: new Map<string, string>(Object.entries(given)) };
  return (await inferMapping(surveyOf(text), { known })).mapping.attributes;
}

test('a column that says the same of every row is kept where the catalog has the attribute', async () => {
  const brand = { declared: [attribute('brand', { label: 'Marke' })] };
  expect(await inferred(table('Hersteller', many(['Kormoran'], 25)))).toEqual([]);
  expect(await inferred(table('Hersteller', many(['Kormoran'], 25)), brand)).toMatchObject([
    { name: 'brand', label: 'Marke', from: [{ column: 'Hersteller' }] },
  ]);
  expect(
    await inferred(table('Wassersäule', many(['2000'], 25)), { declared: [attribute('wassersaeule')] }),
  ).toMatchObject([{ name: 'wassersaeule', type: 'text' }]);
});

test('a column with its unit in its name becomes the attribute of the catalog, in the unit of that', async () => {
  const declared = [attribute('gewicht', { type: 'number', unit: 'kg' })];
  const cells = many(['1500', '1600', '1750'], 25);
  expect(await inferred(table('Gewicht in g', cells), { declared })).toMatchObject([
    { name: 'gewicht', type: 'number', unit: 'kg', scale: 0.001 },
  ]);
  const written = cells.map((cell) => `${cell} g`);
  expect(await inferred(table('Gewicht', written), { declared })).toMatchObject([
    { name: 'gewicht', unit: 'kg', units: [['g', 0.001]] },
  ]);
});

test('a column that the kept mapping reads is read as it says', async () => {
  const mapping = "attributes: { art: { from: Gruppe, pattern: '[^>]+$' } }";
  const text = table('Gruppe', many(['Camping > Zelte'], 25));
  expect(await inferred(text, { declared: [attribute('art')], mapping })).toMatchObject([
    { name: 'art', pattern: '[^>]+$' },
  ]);
});

test('a column that somebody says is an attribute is that, under its name and type', async () => {
  const text = table('Farbausführung', many(['Rot', 'Blau'], 25));
  const given = { Farbausführung: 'farbe' };
  expect(await inferred(text, { given })).toMatchObject([{ name: 'farbe', label: 'Farbausführung' }]);
  const declared = [attribute('farbe', { label: 'Farbe' }), attribute('farbausfuehrung')];
  expect(await inferred(text, { given, declared })).toMatchObject([{ name: 'farbe', label: 'Farbe' }]);
});
