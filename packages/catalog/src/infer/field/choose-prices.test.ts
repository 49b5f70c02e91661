import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer, many } from '../small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];

/** A file with these prices in each row; an empty name of a cell leaves it blank in every other row. */
async function pricesOf(columns: Readonly<Record<string, string>>) {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const cells = Object.values(columns).map((cell) => (cell.endsWith('?') && at % 2 ? '' : cell.replace('?', '')));
    return [`A${at}`, `Thing ${at}`, ...cells].join(',');
  });
  const { mapping, text } = await infer(`sku,name,${Object.keys(columns).join(',')}\n${rows.join('\n')}\n`);
  const from = (field: 'price' | 'list_price') =>
    mapping.fields[field]?.from.map((source) => (source.kind === 'column' ? source.column : source)) ?? null;
  return { price: from('price'), listPrice: from('list_price'), attributes: mapping.attributes, text };
}

test.each([
  [{ RRP: '22.80', Now: '19.00', Was: '24.70' }, ['Now'], ['Was']],
  [{ RRP: '22.80', Now: '19.00?', Was: '24.70' }, ['Now', 'Was'], ['Was']],
  [{ UVP: '58.80', 'Shop-Preis': '49.00' }, ['Shop-Preis'], ['UVP']],
  [{ 'UVP inkl. MwSt.': '58.80', Preis: '49.00', 'Statt-Preis': '52.00' }, ['Preis'], ['Statt-Preis']],
  [{ Preis: '58.80', Aktionspreis: '49.00?' }, ['Aktionspreis', 'Preis'], ['Preis']],
  [{ 'Price was': '58.80', 'Price now': '49.00' }, ['Price now'], ['Price was']],
  [{ Listenpreis: '58.80' }, ['Listenpreis'], null],
  [{ price_net: '49.00', price_gross: '58.31', purchase_prices_net: '20.00' }, ['price_gross'], null],
  [{ 'Prix HT': '49.00', 'Prix TTC': '58.80', "Prix d'achat": '20.00' }, ['Prix TTC'], null],
  [{ 'Price excl. VAT': '49.00', 'Price incl. VAT': '58.80' }, ['Price incl. VAT'], null],
  [{ 'Preis netto': '49.00' }, ['Preis netto'], null],
  [{ Inköpspris: '20.00', Försäljningspris: '49.00' }, ['Försäljningspris'], null],
  [{ 'Закупочная цена': '20.00', 'Розничная цена': '49.00' }, ['Розничная цена'], null],
  [{ 'Cena zakupu': '20.00', 'Cena sprzedaży': '49.00' }, ['Cena sprzedaży'], null],
  [{ 'Preis netto': '41.18', 'Brutto-VK': '49.00', UVP: '58.80?' }, ['Brutto-VK'], ['UVP']],
  [{ 'VK2 netto': '41.18', 'VK1 brutto': '49.00' }, ['VK1 brutto'], null],
  [{ Price: '58.80', 'Sale price': '49.00?', 'Retail price': '0.00' }, ['Sale price', 'Price'], ['Price']],
  [{ Price: '49.00', Price_Old: '58.80?' }, ['Price'], ['Price_Old']],
  [{ newprice: '49.00', oldprice: '58.80' }, ['newprice'], ['oldprice']],
  [{ oldprice: '58.80', newprice: '49.00' }, ['newprice'], ['oldprice']],
  [{ neuerpreis: '49.00', alterpreis: '58.80' }, ['neuerpreis'], ['alterpreis']],
  [{ 'Preis alt': '58.80', 'Preis neu': '49.00' }, ['Preis neu'], ['Preis alt']],
  [{ antiguo: '58.80', nuevo: '49.00' }, ['nuevo'], ['antiguo']],
  [{ prix: '49.00', prix_barre: '58.80' }, ['prix'], ['prix_barre']],
  [{ cena_stara: '58.80', cena_nova: '49.00' }, ['cena_nova'], ['cena_stara']],
  [{ 'Старая цена': '58.80', 'Новая цена': '49.00' }, ['Новая цена'], ['Старая цена']],
  [{ 旧价格: '58.80', 新价格: '49.00' }, ['新价格'], ['旧价格']],
  [{ nytt_pris: '49.00?', gammalt_pris: '58.80' }, ['nytt_pris', 'gammalt_pris'], ['gammalt_pris']],
  [{ price: '49.00', new: '1.00' }, ['price'], null],
])(
  'the price that is charged now is the price, and the struck-out one the list price: %j',
  async (columns, price, list) => {
    const found = await pricesOf(columns);
    expect([found.price, found.listPrice]).toEqual([price, list]);
    expect(found.attributes).toEqual([]);
  },
);

test('a recommended price is taken where it is the only one, and a comment says so', async () => {
  for (const name of ['UVP inkl. MwSt.', 'RRP', 'MSRP', 'Prix conseillé', 'Adviesprijs']) {
    const { price, listPrice, text } = await pricesOf({ [name]: '58.80' });
    expect([price, listPrice]).toEqual([[name], null]);
    expect(text).toContain(`${name} is a recommended price, the only one in the file; if you charge another`);
  }
  const { text } = await pricesOf({ UVP: '58.80', Preis: '49.00' });
  expect(text).not.toContain('recommended');
});

test('the names say which price is the new one, also where the old one is lower in some rows', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => {
    const cells = at % 10 === 3 ? '₦ 27.700,₦ 15.000' : '₦ 15.965,₦ 18.000';
    return `A${at * 3},Kettle ${at},${cells}`;
  });
  const file = `sku,name,newprice,oldprice\n${rows.join('\n')}\n`;
  const { text } = await infer(file, ADDRESS);
  expect(text).toContain('by their names, newprice is the price now and oldprice the one before');
  const { products, reading } = await gather(sourceOf(file), { mapping: readMapping('m.yaml', text) });
  expect(reading.rejected).toEqual([]);
  expect(products.slice(2, 4).map(({ price, listPrice }) => [price, listPrice])).toEqual([
    ['15965', '18000'],
    ['27700', null],
  ]);
});

test('words such as now and was name a price only alone, and only where the cells are prices', async () => {
  const { price } = await pricesOf({ Price: '58.80', 'Order now': '3.00', Was: 'blue' });
  expect(price).toEqual(['Price']);
});

test('rows without a price, or with a word in its place, are told with the line that leaves them out', async () => {
  const rows = many(['5.00', '6.00', '', '7.00', 'auf Anfrage', ...Array.from({ length: 35 }, () => '8.00')], 40);
  const file = `sku,name,Preis\n${rows.map((price, at) => `A${at},Thing ${at},${price}`).join('\n')}\n`;
  const { text, mapping } = await infer(file, ADDRESS);
  const [, drop = ''] =
    /2 rows have no price, or a word in its place, and will be rejected; to leave them out: (.*)/.exec(text) ?? [];
  expect(drop).toBe('drop: [{ column: Preis, blank: true }, { column: Preis, in: [auf Anfrage] }]');
  const before = await gather(sourceOf(file), { mapping });
  expect(before.reading.rejected.map(({ reason }) => reason)).toEqual([
    'price is missing: the column "Preis" is blank; fill it in, or leave such rows out with `drop: [{ column: Preis, blank: true }]` in the mapping',
    'price "auf Anfrage" is no price; write one, or leave such rows out with `drop: [{ column: Preis, in: ["auf Anfrage"] }]` in the mapping',
  ]);
  const after = await gather(sourceOf(file), { mapping: readMapping('m.yaml', `${text}\n${drop}\n`) });
  expect(after.reading.counts).toMatchObject({ products: 38, dropped: 2, rejected: 0 });
});

test.each([
  ['Regular price', 'Sale price', '0'],
  ['Preis', 'Aktionspreis', '"0,00"'],
  ['Preis', 'Aktionspreis', '"0,00 €"'],
])('a 0 in a column of sale prices is no price, and that is told: %s, %s, %s', async (usual, sale, zero) => {
  const rows = many([zero, '15.00', zero, '', zero], 40).map((cell, at) => `A${at},Thing ${at},20.00,${cell}`);
  const file = `sku,name,${usual},${sale}\n${rows.join('\n')}\n`;
  const { text } = await infer(file, ADDRESS);
  expect(text).toContain(`price: [${sale}, ${usual}]`);
  expect(text).toContain(`24 rows have 0 in ${sale}, which is read as no price, and ${usual} is paid instead`);
  expect(text).not.toContain('drop');
  const { products } = await gather(sourceOf(file), { mapping: readMapping('m.yaml', text) });
  expect(products.slice(0, 5).map(({ price }) => price)).toEqual(['20.00', '15.00', '20.00', '20.00', '20.00']);
});

test('the rule against rows that cost nothing names the column their price comes from, and leaves out no other', async () => {
  const rows = many(['20.00,0', '0.00,0', '20.00,15.00', '20.00,', '0.00,'], 40);
  const file = `sku,name,Price,Sale price\n${rows.map((prices, at) => `A${at},Thing ${at},${prices}`).join('\n')}\n`;
  const { text } = await infer(file, ADDRESS);
  const [, drop = ''] =
    /16 rows have the price 0 and will be sold for nothing; to leave them out: (.*)/.exec(text) ?? [];
  expect(drop).toBe("drop: [{ column: Price, in: ['0.00'] }]");
  const { reading } = await gather(sourceOf(file), { mapping: readMapping('m.yaml', `${text}\n${drop}\n`) });
  expect(reading.counts).toMatchObject({ products: 24, dropped: 16, rejected: 0 });
  const beside = await infer(file.replace('20.00,15.00', '0.00,15.00'), ADDRESS);
  expect(beside.text).toMatch(/16 rows have the price 0 and will be sold for nothing$/m);
});

test('a price without tax is taken only if there is no other, and it is said', async () => {
  const { price, attributes, text } = await pricesOf({ p_priceNoTax: '41.18' });
  expect(price).toEqual(['p_priceNoTax']);
  expect(text).toContain('p_priceNoTax is a price without tax');
  expect(attributes).toEqual([]);
  expect((await pricesOf({ 'VK2 netto': '41.18', Preis: '49.00' })).attributes).toEqual([]);
});
