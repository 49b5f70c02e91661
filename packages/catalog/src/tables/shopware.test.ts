// What `EK` means in a file is seen from the rest of it.

import { expect, test } from 'vitest';
import { infer } from '../infer/small-files.fixture.ts';

async function pricesOf(columns: Readonly<Record<string, string>>) {
  const rows = Array.from({ length: 40 }, (_, at) => [
    `SW1${at}`,
    `SW1${at}`,
    `Tisch ${at}`,
    ...Object.values(columns),
  ]);
  const header = ['ordernumber', 'mainnumber', 'name', ...Object.keys(columns)];
  const { mapping } = await infer([header, ...rows].map((row) => row.join(';')).join('\n'));
  const of = (field: 'price' | 'list_price') =>
    mapping.fields[field]?.from.flatMap((source) => (source.kind === 'column' ? [source.column] : []));
  return [of('price'), of('list_price'), mapping.attributes.map(({ name }) => name)];
}

test('the group EK of Shopware is all shoppers: they pay price_EK, and neither what dealers nor what the shop pays is a price', async () => {
  const prices = { price_EK: '49.00', pseudoprice_EK: '59.00', baseprice_EK: '20.00', price_H: '39.00' };
  expect(await pricesOf(prices)).toEqual([['price_EK'], ['pseudoprice_EK'], []]);
  expect(await pricesOf({ ...prices, pseudoprice_EK: '0', purchasePrice: '20.00' })).toEqual([
    ['price_EK'],
    ['pseudoprice_EK'],
    [],
  ]);
});

test.each([
  ['price_VK', 'price_EK'],
  ['VK', 'EK'],
  ['VK-Preis', 'EK-Preis'],
  ['VK brutto', 'EK netto'],
])('beside a price %s for shoppers, %s is what the shop pays', async (selling, buying) => {
  const lines = Array.from({ length: 40 }, (_, at) => `A${at * 3};Tisch ${at};${20 + at}.00;${49 + at}.00`);
  const { mapping } = await infer(`Artikelnummer;Bezeichnung;${buying};${selling}\n${lines.join('\n')}\n`);
  expect(mapping.fields.price?.from).toEqual([{ kind: 'column', column: selling }]);
  expect(mapping.fields).not.toHaveProperty('list_price');
  expect(mapping.attributes).toEqual([]);
});

test('EK alone is never the price', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `A${at * 3};Tisch ${at};${20 + at}.00`);
  const { mapping } = await infer(`Artikelnummer;Bezeichnung;price_EK\n${lines.join('\n')}\n`);
  expect(mapping.fields).not.toHaveProperty('price');
});
