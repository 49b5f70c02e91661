import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer } from '../small-files.fixture.ts';

const fileOf = (cells: readonly string[]): string =>
  `code,name,wert_7,pic,page\n${Array.from(
    { length: 24 },
    (_, nth) =>
      `K${nth * 3},Kettle ${nth},"${cells[nth % cells.length]}",https://s.example/${nth}.jpg,https://s.example/p/${nth}`,
  ).join('\n')}\n`;

test.each([
  [['$46 USD', '$1,299 USD'], 'USD', ['46', '1299']],
  [['€229,99 incl. btw', '€1.089,00 incl. btw'], 'EUR', ['229.99', '1089.00']],
  [['About 130 EUR', '99 EUR'], 'EUR', ['130', '99']],
  [['129.90 zł', '1 200.00 zł'], 'PLN', ['129.90', '1200.00']],
])('a column that is named for the price is read as one that is found: %j', async (cells, currency, prices) => {
  const text = fileOf(cells);
  const { mapping } = await infer(text, ['price=wert_7']);
  expect(mapping.currency).toBe(currency);
  const { products } = await gather(sourceOf(text), { mapping });
  expect(products).toHaveLength(24);
  expect(products.slice(0, 2).map(({ price }) => price)).toEqual(prices);
});

test('how it is read stays with whoever says it', async () => {
  const { mapping } = await infer(fileOf(['12 EUR', '15 EUR']), ["price={ from: wert_7, pattern: '^\\d+' }"]);
  expect(mapping.fields.price?.pattern).toBe('^\\d+');
});

test('a sign before a price and a code behind it are both of its currency, or the row is refused', async () => {
  const text = fileOf(['$46 USD', '$46 CAD']);
  const mapping = readMapping(
    'm.yaml',
    'currency: USD\nsku: code\ntitle: name\nimage: pic\nlink: page\nprice: wert_7\n',
  );
  const { products, reading } = await gather(sourceOf(text), { mapping });
  expect(new Set(products.map(({ price }) => price))).toEqual(new Set(['46']));
  expect(reading.rejected).toHaveLength(12);
  expect(reading.rejected[0]?.reason).toContain('price is in CAD, and the currency of the catalog is USD');
});
