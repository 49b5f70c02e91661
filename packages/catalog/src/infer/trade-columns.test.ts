// What a shop pays, earns and charges beside the price is none of a shopper's business.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { attributeOf, infer, many, table } from './small-files.fixture.ts';

test.each([
  ...[
    'EK netto',
    'Einkaufspreis',
    'Einkaufspreis netto (€)',
    'EK',
    'Händlerpreis',
    'HEK netto',
    'Einstandspreis',
    'Marge',
  ],
  ...[
    'Cost per item',
    'Wholesale price',
    'Purchase price',
    'cost',
    'costPrice',
    'Dealer price',
    'Margin %',
    "Prix d'achat",
  ],
  ...[
    'HEK',
    'LEK',
    'EKNetto',
    'Lieferantenpreis',
    'Lieferanten-Preis',
    'Händlerrabatt',
    'Provision',
    'Verkaufsprovision %',
  ],
  ...[
    'Our cost',
    'Net cost',
    'Average cost',
    'Dealer net',
    'Commission',
    'Affiliate fee',
    'Markup',
    'Landed cost (USD)',
  ],
  ...['Prix fournisseur', 'Taux de marge', 'Comisión', 'Precio proveedor', 'Provvigione', 'Prezzo fornitore'],
  ...['Inkoop excl.', 'Provize', 'Prowizja', 'Cena dostawcy', 'Dodavatelská cena', 'Inköpspris'],
  ...[
    'price_EK',
    'purchasePrice',
    'prices.purchase',
    'Buying price',
    'Buy price',
    'Einkaufspreis brutto',
    'Prix de revient',
  ],
  ...['Nákupná cena', 'Beszerzési ár', 'Preț achiziție', 'Nabavna cijena', 'Ostohinta', 'Innkjøpspris', 'Alış fiyatı'],
  ...[
    'Закупівельна ціна',
    'Закупочная цена',
    'Себестоимость',
    '仕入価格',
    '进价',
    '매입가',
    'Τιμή αγοράς',
    'Indkøbspris',
  ],
  ...['Precio de coste', 'Prezzo di acquisto', 'Inkoopprijs', 'Nákupní cena', 'Cena zakupu', 'Großhandelspreis'],
])('what the shop pays or earns is never an attribute nor a price: %s', async (column) => {
  const cells = many(['3.10', '4.50', '5.20', '8.80']);
  const { rules, text } = await attributeOf(column, cells);
  expect(rules).toEqual([]);
  expect(text).toContain('left out, what the shop pays or earns, not for shoppers');
  const { mapping } = await infer(
    `sku,name,${column}\n${cells.map((cell, at) => `A${at},Thing ${at},${cell}`).join('\n')}`,
  );
  expect(mapping).toMatchObject({ attributes: [] });
  expect(mapping.fields).not.toHaveProperty('price');
  expect(mapping.fields).not.toHaveProperty('list_price');
});

test.each([
  ...['Versandkosten', 'Versandkosten AT', 'Lieferkosten', 'Versand', 'Shipping cost', 'Delivery charge', 'Freight'],
  ...['Frais de port', 'Gastos de envío', 'Spese di spedizione', 'Verzendkosten', 'Koszt wysyłki', 'Cena dopravy'],
  ...['MwSt.', 'MwSt-Satz', 'VAT', 'Tax rate', 'TVA', 'Stawka VAT'],
])('what sending costs and taxes are never an attribute nor a price: %s', async (column) => {
  const { rules, text } = await attributeOf(column, many(['3.90', '4.90', '5.90', '19.90']));
  expect(rules).toEqual([]);
  expect(text).toContain('left out, what sending costs, or a tax, belongs to the order');
});

test.each([
  'Nettopreis',
  'Preis netto',
  'Price USD',
  'VK netto',
  'Grundpreis',
  'MSRP',
  'Uvp',
  'Retail price',
  'Was',
  'Stara cena',
])('another price than the one that is charged is no attribute: %s', async (column) => {
  expect((await attributeOf(column, many(['3.90', '4.90', '5.90', '19.90']))).rules).toEqual([]);
});

test('a price for so much of it is a measure, and stays an attribute', async () => {
  expect((await attributeOf('Preis pro 100 g', many(['3.90', '4.90']))).rules).toHaveLength(1);
});

test('what the shop pays becomes an attribute where a mapping says so', async () => {
  const text = table('Our cost', many(['3.10', '4.50']));
  const mapping = `sku: Artikelnummer\ntitle: Bezeichnung\nprice: Preis\nimage: 'https://i.example/{sku}'\nlink: 'https://s.example/{sku}'\nattributes: { our_cost: { from: Our cost, type: number } }`;
  const { products } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', mapping) });
  expect(products[0]?.attributes).toEqual({ our_cost: 3.1 });
});

test('costs that a shopper has are none of the shop, and words that only look like trade are none', async () => {
  const cells = many(['3.10', '4.50', '5.20', '8.80']);
  const use = ['Cost per page', 'Energy cost', 'Energiekosten', 'Running costs', 'Kosten pro Seite'];
  const others = ['Wassertank', 'Spannweite', 'Week', 'Transfer rate', 'Deck', 'Nek', 'Trade', 'Versandkostenfrei'];
  for (const column of [...use, ...others]) expect((await attributeOf(column, cells)).rules).toHaveLength(1);
});
