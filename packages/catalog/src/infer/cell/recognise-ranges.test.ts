import { expect, test } from 'vitest';
import { attributeOf, infer, many } from '../small-files.fixture.ts';

const ruleOf = async (column: string, cells: readonly string[]) => {
  const { rules } = await attributeOf(column, cells);
  return rules.filter(({ from: [source] }) => source?.kind === 'column' && source.column === column);
};

test.each([
  ['Größe', ['35/40', '35/45', '40/45', '21/26']],
  ['Talle', ['36-41', '35-40', '39-45']],
  ['Shoe size', ['36 – 41', '38', '35 – 39']],
  ['EU size', ['36', '37', '36-38', '38']],
])('sizes whose ranges overlap are lists of all sizes in them: %s', async (column, cells) => {
  expect(await ruleOf(column, many(cells))).toMatchObject([{ type: 'list', between: 'numbers', unit: null }]);
});

test('ages in years are lists of years', async () => {
  const cells = ['3-6 years', '2-5 years', '6-10 years', '4-8 years'];
  expect(await ruleOf('Age', many(cells))).toMatchObject([{ type: 'list', between: 'numbers', unit: 'years' }]);
  expect(await ruleOf('Alter', many(['3-6', '2-5', '6-10']))).toMatchObject([{ between: 'numbers', unit: null }]);
});

test.each([
  ['Erntemonat', ['7', '7-8', '8-10', '12-2']],
  ['Harvest', ['July', 'July - August', 'Aug. - Oct.']],
  ['Anything', ['March - May', 'May - June', 'August']],
])('months are lists of months: %s', async (column, cells) => {
  expect(await ruleOf(column, many(cells))).toMatchObject([{ type: 'list', between: 'months' }]);
});

test('the reason is told, with what could not be read', async () => {
  const { text } = await attributeOf('Talle', [...many(['36-41', '35-40']), 'varios']);
  expect(text).toMatch(/# ranges such as "36-41": all that lies in them/);
  expect(text).toMatch(/between: numbers/);
});

test.each([
  ['sizes that stand side by side are names of sizes', 'Größe', ['35/38', '39/42', '43/46']],
  ['double sizes of children', 'Größe', ['86/92', '98/104', '110/116']],
  ['ages that stand side by side', 'Age', ['0-3', '3-6', '6-9']],
  ['months and years of age', 'Age', ['0-6 months', '3-6 years', '2-5 years']],
  ['numbers under another name', 'Drehzahl', ['20-50', '30-60', '10-40']],
  ['sizes in a unit', 'Size', ['30-45 cm', '35-50 cm', '20-40 cm']],
  ['single months', 'Lieferzeit', ['3-5', '4-6', '2-8']],
  ['times of a guarantee', 'Garantie Monate', ['6-12', '3-6', '12']],
])('nothing else is a range that fits: %s', async (_what, column, cells) => {
  const { rules } = await attributeOf(column, many(cells));
  expect(rules.filter(({ between }) => between !== null)).toEqual([]);
});

test('months have their names in the language of the file', async () => {
  const rows = ['3-5', '4-6', '5-7'].map((cell, at) => `A-${at * 7},Ding mit der Nummer ${at},${at}.99,${cell}`);
  const { mapping } = await infer(`Artikelnummer,Bezeichnung,Preis,Aussaat\n${rows.join('\n')}\n`);
  expect([mapping.language, mapping.attributes[0]?.between]).toEqual(['de', 'months']);
});
