import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer, many } from '../small-files.fixture.ts';

/** `cells`: of the columns under test, without commas. */
async function read(columns: string, cells: readonly string[]) {
  const rows = many(cells).map((cell, at) => `A${at * 7},Chest ${at},${at}.50,${cell}`);
  const file = `sku,name,price,${columns}\n${rows.join('\n')}\n`;
  const address = (field: string): string => `${field}=https://s.example/{sku}`;
  const { mapping, unused } = await infer(file, [address('image'), address('link')]);
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  return {
    bought: products.slice(0, cells.length).map(({ available }) => available),
    attributes: mapping.attributes.map(({ name }) => name),
    unused: unused.map(({ column, reason }) => [column, reason?.code]),
  };
}

test.each([
  'original stock',
  'stock_count',
  'Stock Berlin',
  'qty in warehouse',
  'Menge im Lager',
  'Aktueller Lagerbestand',
  'quantité en magasin',
  'Pezzi in magazzino',
  'aantal op voorraad',
  'stan magazynowy hurtowni',
  'počet na skladě',
  'количество на складе',
  'кількість на складі',
  '在庫 合計',
])('numbers of pieces under %s say what is available', async (column) => {
  const { bought, attributes } = await read(column, ['0', '3', '12', '0', '1']);
  expect(bought).toEqual([false, true, true, false, true]);
  expect(attributes).toEqual([]);
});

test.each([
  ['safety stock', ['0', '3', '12']],
  ['minimum stock level', ['0', '3', '12']],
  ['stock length', ['0', '3', '12']],
  ['stock count', ['2', '3', '12']],
  ['stock count', ['0', '0', '0']],
  ['stock count', ['0', '3.5', '12']],
])('what else has such a name, or never runs out, says nothing of it: %s %j', async (column, cells) => {
  expect((await read(column, cells)).bought).toEqual(cells.map(() => true));
});

test('of two stocks the one of today counts, and where none is, nobody is told that goods are gone', async () => {
  const two = ['4,0', '0,2', '5,5', '7,0'];
  expect(await read('original stock,warehouse count', two)).toMatchObject({
    bought: [false, true, true, false],
    unused: [['original stock', 'says-available-again']],
  });
  expect(await read('stock A,stock B', two)).toMatchObject({
    bought: [true, true, true, true],
    attributes: [],
    unused: [
      ['stock A', 'stock-of-place'],
      ['stock B', 'stock-of-place'],
    ],
  });
});

test.each([
  ['sold', ['false', 'true', 'false'], [true, false, true]],
  ['isSold', ['No', 'No', 'Yes'], [true, true, false]],
  ['verkauft', ['nein', 'ja', 'nein'], [true, false, true]],
  ['vendido', ['não', 'sim'], [true, false]],
  ['продано', ['нет', 'да'], [true, false]],
  ['sold_out', ['0', '1', '0'], [true, false, true]],
  ['rupture de stock', ['oui', 'non'], [false, true]],
])('a yes under %s says that the thing is gone', async (column, cells, expected) => {
  const { bought, attributes } = await read(column, cells);
  expect(bought).toEqual(expected);
  expect(attributes).toEqual([]);
});

test('where nothing is sold today, the next export may say that something is', async () => {
  const rows = (sold: string): string =>
    `sku,name,price,sold\n${many(['false'], 30)
      .map((cell, at) => `A${at * 7},Chest ${at},${at}.50,${at === 3 ? sold : cell}`)
      .join('\n')}\n`;
  const given = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];
  const { mapping } = await infer(rows('false'), given);
  const { products } = await gather(sourceOf(rows('true')), { mapping: { ...mapping, currency: 'EUR' } });
  expect(products.filter(({ available }) => !available).map(({ sku }) => sku)).toEqual(['A21']);
});

test('a number under sold is how many were', async () => {
  expect((await read('sold', ['0', '1', '0'])).bought).toEqual([true, true, true]);
});
