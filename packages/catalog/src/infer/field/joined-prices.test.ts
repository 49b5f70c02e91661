// Names of prices that are joined to one word are read as their parts.

import { expect, test } from 'vitest';
import { attributeOf, infer, many } from '../small-files.fixture.ts';

const file = (columns: string, cells: (nth: number) => readonly number[]): string =>
  `id,title,${columns}\n${Array.from({ length: 20 }, (_, nth) => [`A-${nth * 7}`, `Thing ${nth}`, ...cells(nth)].join(',')).join('\n')}\n`;

test.each([
  ...['VKPreis', 'VKBrutto', 'VK-Brutto', 'BruttoVK', 'VKPreisBrutto', 'VkPreis', 'Shoppreis', 'Bruttoverkaufspreis'],
  ...['SellingPriceGross', 'salesprice', 'PrixTTC', 'PrezzoVendita', 'CenaDPH', 'Nettopreis', 'VKNetto'],
])('the only price of a file is its price: %s', async (column) => {
  const { mapping, missing } = await infer(file(column, (nth) => [3.5 + nth]));
  expect(mapping.fields.price?.from).toEqual([{ kind: 'column', column }]);
  expect(missing.map(({ field }) => field)).not.toContain('price');
});

test.each(['EKPreis', 'EKNetto', 'PurchasePriceNet', 'PrixAchatHT', 'Inkoopprijs'])(
  'what the shop pays is not what shoppers pay, also where no other price is there: %s',
  async (column) => {
    const { mapping, missing } = await infer(file(column, (nth) => [3.5 + nth]));
    expect(mapping.fields.price).toBeUndefined();
    expect(missing.map(({ field, example }) => [field, example])).toContainEqual(['price', 'PRICE-COLUMN']);
    const both = await infer(file(`${column},VKPreis`, (nth) => [3.5 + nth, 5.5 + nth]));
    expect(both.mapping.fields.price?.from).toEqual([{ kind: 'column', column: 'VKPreis' }]);
    expect(both.mapping.attributes).toEqual([]);
  },
);

test.each(['Netto-VK', 'VKNetto'])('beside a price with the tax, %s is another price', async (column) => {
  const { rules, text } = await attributeOf(column, many(['3.90', '4.90', '5.90', '19.90']));
  expect(rules).toEqual([]);
  expect(text).toContain('another price than the one that is charged');
});

test('where no price is surely charged, the column that may have it is named with the way to take it', async () => {
  const { text, missing } = await infer(file('Kundengrundpreis', (nth) => [3.5 + nth]));
  const price = missing.find(({ field }) => field === 'price');
  expect(price?.example).toBe('Kundengrundpreis');
  expect(price?.reason).toContain('the column Kundengrundpreis has prices, but not surely those that are charged');
  expect(text).toContain('if it is, write price: Kundengrundpreis');
  expect(text).not.toContain('another price than the one that is charged');
});
