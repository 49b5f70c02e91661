import { spellMend } from '@guidepost/fault/remedy';
import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer, many } from '../small-files.fixture.ts';

const address = (field: string): string => `${field}=https://s.example/{sku}`;

/** Which of the cells mean that the product can be bought, by the mapping that is inferred. */
async function availableIn(column: string, cells: readonly string[]) {
  const rows = many(cells).map((cell, at) => `A${at},Thing ${at},${at}.50,${cell}`);
  const file = `sku,name,price,${column}\n${rows.join('\n')}\n`;
  const { text, mapping } = await infer(file, [address('image'), address('link')]);
  const { products } = await gather(sourceOf(file), { mapping: readMapping('m.yaml', text) });
  const bought = products.slice(0, cells.length).map(({ available }) => available);
  return { bought, attributes: mapping.attributes.map(({ name }) => name), text };
}

test.each([
  ['Bestand', ['0', '3', 'ausverkauft', '12', '40'], [false, true, false, true, true]],
  ['Stock', ['0', '> 10', '5', 'In stock', 'sold out'], [false, true, true, true, false]],
  ['Lagerbestand', ['-2', '10+', '3 Stück', '7', '0 Stk.'], [false, true, true, true, false]],
  ['Stock', ['10+', '<5', '0', 'in stock', 'out'], [true, true, false, true, false]],
  ['Bestand', ['ausverkauft', 'auf Lager', 'In Stock', 'weniger als 3', 'Out'], [false, true, true, true, false]],
  ['quantity', ['0', '1.0', '12', '007'], [false, true, true, true]],
])('a stock is read although it has words among its numbers: %s %j', async (column, cells, expected) => {
  const { bought, attributes } = await availableIn(column, cells);
  expect(bought).toEqual(expected);
  expect(attributes).toEqual([]);
});

test('a word that nobody knows is taken for not available, and a comment says so', async () => {
  const { bought, text } = await availableIn('Bestand', ['0', '3', '5', 'auf Anfrage']);
  expect(bought).toEqual([false, true, true, false]);
  expect(text).toContain('"auf Anfrage" is taken for not available; if that is wrong, add |auf Anfrage to the pattern');
});

test('a column that is called a stock and cannot be read as one stays an attribute with a comment', async () => {
  const { attributes, text } = await availableIn('Bestand', ['Lager Nord', 'Lager Süd']);
  expect(attributes).toEqual(['bestand']);
  expect(text).toContain('available: { from: Bestand, true: [Lager Nord], false: [Lager Süd] } with its own words');
});

test('what is proposed for a stock with words that nobody knows has each known word on its own side', async () => {
  const cells = ['bei Anna', '10+', '<5', '0', 'out', 'bei Bert', 'bei Carl', 'in stock', 'bei Dora', 'bei Emil'];
  const { attributes, text } = await availableIn('Stock', cells);
  expect(attributes).toEqual(['stock']);
  const [, yes = '', no = '', unknown = ''] = /true: \[(.*?)\], false: \[(.*?)\] \}, with (.*) added/.exec(text) ?? [];
  expect(yes).toBe("'10+', '<5', in stock");
  expect(no).toBe("'0', out");
  expect(unknown).toBe('bei Anna, bei Bert, bei Carl, bei Dora, bei Emil');
});

test.each([
  ['Lieferzeit', ['2-3 Wochen', 'sofort lieferbar', 'Nicht mehr lieferbar'], [true, true, false]],
  ['status', ['Available. Released 2019', 'Discontinued', 'Coming soon. Exp. 2021'], [true, false, false]],
  ['In Stock', ['Yes', 'No', 'Made to order'], [true, false, true]],
  ['Наличие', ['В наличии', 'Нет в наличии', 'под заказ'], [true, false, true]],
  ['Stock', ['Slutsåld', 'I lager', 'Finns i lager'], [false, true, true]],
])('words of any column that say that nothing is left are believed: %s %j', async (column, cells, expected) => {
  expect((await availableIn(column, cells)).bought).toEqual(expected);
});

test('an edition that is called sold out everywhere says nothing', async () => {
  const { bought, attributes } = await availableIn('Edition', ['Sold Out Tour', 'Sold Out Tour', 'Sold Out Tour']);
  expect(bought).toEqual([true, true, true]);
  expect(attributes).toEqual([]);
});

test.each([
  ['stock', ['En stock', 'Disponible dentro de 5–7 semanas', 'Disponible en 2-3 días'], [true, false, true]],
  ['Verfügbarkeit', ['auf Lager', 'in 3 Wochen', 'Lieferbar innerhalb von 2 Monaten'], [true, false, false]],
  ['Disponibilité', ['en stock', 'sous 4 semaines', 'Bientôt disponible'], [true, false, false]],
  ['Disponibilità', ['disponibile', 'Disponibile tra 2 settimane', 'In arrivo'], [true, false, false]],
  ['Dostępność', ['na stanie', 'Dostępne za 3 tygodnie', 'w drodze'], [true, false, false]],
  ['Dostupnost', ['skladem', 'do 2 týdnů', 'na cestě'], [true, false, false]],
  ['Наличие', ['В наличии', 'через 2 недели', 'ожидается 14.03.'], [true, false, false]],
  ['Наявність', ['в наявності', 'протягом 3 тижнів', 'очікується'], [true, false, false]],
  ['διαθεσιμοτητα', ['διαθέσιμο', 'σε 2 εβδομάδες', 'Αναμένεται'], [true, false, false]],
  ['Availability', ['In stock', 'Available in several months', 'On order'], [true, false, false]],
  ['在庫', ['在庫あり', '約3週間後', '入荷待ち'], [true, false, false]],
  ['Stock', ['4', '0', '3 weeks', '12 pcs'], [true, false, false, true]],
])('what comes in weeks or months is not in stock: %s %j', async (column, cells, expected) => {
  const { bought, attributes } = await availableIn(column, cells);
  expect(bought).toEqual(expected);
  expect(attributes).toEqual([]);
});

test('a column that says only in how many weeks a thing is sent takes nothing off the shelves', async () => {
  const { bought } = await availableIn('Availability', ['in 2 weeks', 'in 3 weeks', 'in 4-6 weeks']);
  expect(bought).toEqual([true, true, true]);
});

test('a stock of whose words one is unknown is told with the rule that reads it', async () => {
  const cells = ['in stock', 'out', 'im Ostflügel'];
  const rows = many(cells).map((cell, at) => `A${at},Thing ${at},${at}.50,${cell}`);
  const file = `sku,name,price,Stock\n${rows.join('\n')}\n`;
  const { doubts } = await infer(file, [address('image'), address('link')]);
  const [said = '', ...others] = doubts.map((one) => spellMend(one, (remedy) => JSON.stringify(remedy)));
  expect(others).toEqual([]);
  expect(said).toMatch(/^Stock looks like what can be bought, but nobody knows "im Ostflügel", so all products count/);
  const given = 'available={ from: "Stock", true: ["in stock"], false: ["out", "im Ostflügel"] }';
  expect(said).toContain(JSON.stringify(given.slice('available='.length)));
  const { mapping, doubts: none } = await infer(file, [address('image'), address('link'), given]);
  const { products } = await gather(sourceOf(file), { mapping });
  expect(products.slice(0, 3).map(({ available }) => available)).toEqual([true, false, false]);
  expect(none).toEqual([]);
});

test.each([
  ['Stock', ['Halle 2', 'Halle 3', 'Halle 4']],
  ['quantity', ['500 ml', '250 ml', '1 l']],
])('a column with other words under such a name is no doubt: %s %j', async (column, cells) => {
  const rows = many(cells).map((cell, at) => `A${at},Thing ${at},${at}.50,${cell}`);
  const { doubts } = await infer(`sku,name,price,${column}\n${rows.join('\n')}\n`, [address('image'), address('link')]);
  expect(doubts).toEqual([]);
});
