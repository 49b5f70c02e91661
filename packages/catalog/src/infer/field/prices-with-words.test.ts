// Prices as shops write them for people, and one price for each country.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer, many } from '../small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];

async function pricesOf(cells: readonly string[], column = 'Preis', given: readonly string[] = []) {
  const rows = many(cells, 40).map((cell, at) => `A${at * 3};Thing ${at};"${cell}"`);
  const file = `sku;name;${column}\n${rows.join('\n')}\n`;
  const { mapping, text } = await infer(file, [...ADDRESS, ...given]);
  const { products, reading } = await gather(sourceOf(file), { mapping });
  return { prices: products.slice(0, cells.length).map(({ price }) => price), mapping, text, reading };
}

test('prices with words, dashes and taxes beside them are read', async () => {
  const german = ['ab 1.249,90 €', '299,90 €', '1.299,- EUR inkl. MwSt', 'nur 749,50 € inkl. 19% MwSt.'];
  const { prices, mapping, text } = await pricesOf(german);
  expect(prices).toEqual(['1249.90', '299.90', '1299', '749.50']);
  expect(mapping.currency).toBe('EUR');
  expect(text).toContain('some prices are written with "ab", the lowest of several; it is taken as the price');
  const french = await pricesOf(['à partir de 49,90 € TTC', '1 099,00 € TTC'], 'prix');
  expect(french.prices).toEqual(['49.90', '1099.00']);
  expect((await pricesOf(['from $12.50', '$1,240.00 incl. VAT', '$8.00 each'], 'price')).prices).toEqual([
    ...['12.50', '1240.00', '8.00'],
  ]);
});

test('known words beside a number without a sign of a currency leave the price certain', async () => {
  const { prices } = await pricesOf(['ab 19,90', '1.299,-', '24,50 inkl. 7% MwSt']);
  expect(prices).toEqual(['19.90', '1299', '24.50']);
});

test('a word that may change what a number means makes a cell no price', async () => {
  const cells = many(['19,90 pro 100 g', 'Rabatt 20', 'Anzahlung 30,00'], 40);
  const rows = cells.map((cell, at) => `A${at * 3};Thing ${at};"${cell}"`);
  const { mapping } = await infer(`sku;name;Preis\n${rows.join('\n')}\n`, ADDRESS);
  expect(mapping.fields.price).toBeUndefined();
});

test('of prices by country the first is taken, the others are no attributes, and a comment says so', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `A${at},Thing ${at},"${20 + at},90 €",${25 + at}.00 CHF,"${22 + at},50 €"`,
  );
  const { mapping, text } = await infer(`sku,nom,prix_fr,prix_ch,prix_be\n${rows.join('\n')}\n`, ADDRESS);
  expect(mapping.fields.price?.from).toEqual([{ kind: 'column', column: 'prix_fr' }]);
  expect(mapping).toMatchObject({ currency: 'EUR', attributes: [] });
  expect(text).toContain(
    'the first of several prices by country; if you sell where prix_ch, prix_be holds, name that column',
  );
});

test('amounts by country inside JSON are prices', async () => {
  const elements = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: `G${at}`, name: `Mower ${at}` },
    prices: { DE: { amount: 129.5 + at, currency: 'EUR' }, US: { amount: 140 + at, currency: 'USD' } },
  }));
  const { mapping } = await infer(JSON.stringify(elements), ADDRESS);
  expect(mapping.fields.price?.from).toEqual([{ kind: 'column', column: 'prices.DE.amount' }]);
  expect(mapping).toMatchObject({ currency: 'EUR', currencyFrom: 'prices.DE.currency', attributes: [] });
});

test('a price that is from a sum on, with free delivery behind it, is that sum', async () => {
  const japanese = await pricesOf(['12,400円〜送料無料', '9,980円送料無料', '24,600円（税込）'], '価格');
  expect(japanese.prices).toEqual(['12400', '9980', '24600']);
  expect(japanese.text).toContain('some prices are written with "〜", the lowest of several');
  expect((await pricesOf(['129元起', '89元包邮'], '价格')).prices).toEqual(['129', '89']);
  expect((await pricesOf(['12,500원부터', '9,900원 무료배송'], '가격')).prices).toEqual(['12500', '9900']);
  const given = await pricesOf(['12,400円〜送料無料', '9,980円'], '価格', ['price=価格']);
  expect(given.prices).toEqual(['12400', '9980']);
});

test('two sums from and to, or with the delivery beside them, are no price', async () => {
  const { mapping } = await infer(
    `sku;name;価格\n${many(['12,400円〜19,800円', '9,980円+送料500円'], 40)
      .map((cell, at) => `A${at * 3};Thing ${at};"${cell}"`)
      .join('\n')}\n`,
    ADDRESS,
  );
  expect(mapping.fields.price).toBeUndefined();
});

test('a product that costs nothing has a price of 0, and of two prices in a cell the second, lower one counts', async () => {
  const { prices, reading } = await pricesOf(['$64.00', '$88.00 $59.00', 'Free!', '$7.50', '$31.00'], 'price');
  expect(prices).toEqual(['64.00', '59.00', '0', '7.50', '31.00']);
  expect(reading.rejected).toEqual([]);
  expect((await pricesOf(['64,00 €', '88,00 € 59,00 €', 'gratis', '7,50 €'])).prices).toEqual([
    ...['64.00', '59.00', '0', '7.50'],
  ]);
  expect((await pricesOf(['64', '88', 'kostenlos', '7'])).prices).toEqual(['64', '88', '0', '7']);
  const rows = many(['$64.00', '$88.00 $59.00'], 40).map((cell, at) => `A${at},Thing ${at},${cell}`);
  const { products } = await gather(sourceOf(`sku,name,price\n${rows.join('\n')}\n`), {
    mapping: (await infer(`sku,name,price\n${rows.join('\n')}\n`, ADDRESS)).mapping,
  });
  expect(products.slice(0, 2).map(({ listPrice }) => listPrice)).toEqual([null, '88.00']);
});

test('two amounts of which the second is higher are no old and new price', async () => {
  const rows = many(['$64.00', '$59.00 $88.00'], 40).map((cell, at) => `A${at},Thing ${at},${cell}`);
  const { mapping } = await infer(`sku,name,price\n${rows.join('\n')}\n`, ADDRESS);
  expect(mapping.fields.price).toBeUndefined();
});

test('where prices cannot be read, one of those that cannot is shown with their number, and the column is named', async () => {
  const cells = ['$64.00', '$59.00', 'ask Bob', '$12.00', 'ask Ann'];
  const rows = many(cells, 40).map((cell, at) => `A${at},Thing ${at},${cell}`);
  const { missing } = await infer(`sku,name,price\n${rows.join('\n')}\n`, ADDRESS);
  expect(missing).toEqual([
    expect.objectContaining({
      example: 'price',
      reason: expect.stringContaining('16 of its 40 values are no amounts that can be read, such as "ask Bob"'),
    }),
  ]);
});
