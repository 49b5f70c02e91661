import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const ruleOf = async (names: readonly string[]) => {
  const rows = Array.from({ length: 40 }, (_, nth) => `A${nth * 7},${names[nth % names.length]} M${nth}x,${nth}.99`);
  const { mapping } = await infer(`sku,name,price\n${rows.join('\n')}\n`);
  return mapping.attributes.map(({ name, unit }) => [name, unit]);
};

test.each([
  [['Alder 12 Year Old', 'Alder 18 Year Old', 'Birch 10 Years Old', 'Cedar'], 'years'],
  [['Alder 12 Jahre', 'Birke 18 Jahre', 'Zeder 10 Jahre', 'Zeder'], 'years'],
  [["Alder 12 ans d'âge", 'Birch 18 ans', 'Cedar 10 ans', 'Cedar'], 'years'],
])('years that are counted in names are how long a thing matured, not its year: %j', async (names, unit) => {
  expect((await ruleOf(names)).filter(([name]) => name !== 'brand')).toEqual([['maturity', unit]]);
});

test('from so many years on is the age of a person', async () => {
  expect(await ruleOf(['Puzzle ab 3 Jahren', 'Puzzle ab 6 Jahren', 'Spiel ab 8 Jahren', 'Spiel'])).toContainEqual([
    ...['age', expect.any(String)],
  ]);
});

test('promised years are neither, and the year that an edition is named after is not counted', async () => {
  const promised = await ruleOf(['Lamp 2 year warranty', 'Lamp 3 year warranty', 'Lamp 5 year warranty']);
  expect(promised.map(([name]) => name)).not.toContain('maturity');
  const named = await ruleOf(['Alder Year of the Tiger 2022', 'Alder New Year 2022', 'Alder Year of the Ox 2021']);
  expect(named.map(([name]) => name).filter((name) => /year|maturity/.test(name ?? ''))).toEqual([]);
});
