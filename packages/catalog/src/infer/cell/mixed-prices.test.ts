// Files put together from several sources: prices in both notations.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer, many } from '../small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];

async function read(cells: readonly string[], rows = 40, column = 'Preis') {
  const lines = many(cells, rows).map((cell, at) => `A${at * 3};Thing ${at};${cell}`);
  const file = `Artikelnummer;Bezeichnung;${column}\n${lines.join('\n')}\n`;
  const { mapping, text, notes } = await infer(file, ADDRESS);
  const kept = readMapping('m.yaml', text);
  expect(kept.fields).toEqual(mapping.fields);
  const { products, reading } = await gather(sourceOf(file), { mapping: kept });
  return { prices: products.map(({ price }) => price), reading, mapping, notes: notes.join('\n') };
}

test('prices that each say how they are written all go in, and the report says that there are two ways', async () => {
  const { prices, reading, notes } = await read(['20,90', '15.00', '1.299,00', '1,299.50', '7', '0,500', '12.5']);
  expect(reading.rejected).toEqual([]);
  expect(prices.slice(0, 7)).toEqual(['20.90', '15.00', '1299.00', '1299.50', '7', '0.500', '12.5']);
  expect(notes).toContain(
    'prices are written in two ways, such as 20,90 (line 2) in 17 rows and 15.00 (line 3) in 17 rows; each is read as it is written',
  );
});

test('prices that may be either are rejected, and told with their rows', async () => {
  const { reading, prices, notes } = await read(['20,90', '15.00', '1.500', '20,90', '15.00', '1,500']);
  expect(notes).toContain(
    '13 rows have a price that may be either, and will be rejected: 1.500 (line 4), 1,500 (line 7)',
  );
  expect(reading.counts).toMatchObject({ products: 27, rejected: 13 });
  expect(prices).not.toContain('1.500');
  expect(reading.rejected.slice(0, 2).map(({ line, reason }) => [line, reason])).toEqual([
    [
      4,
      expect.stringMatching(
        /^price "1\.500" may be in thousands or have three decimals, .*; write it with two decimals$/,
      ),
    ],
    [7, expect.stringMatching(/^price "1,500" may be in thousands or have three decimals, /)],
  ]);
});

test('with signs of the currency beside them, too', async () => {
  const { reading, prices } = await read(['20,90 €', '15.00 €', '1.500 €', '20,90 €', '15.00 €']);
  expect(prices.slice(0, 2)).toEqual(['20.90', '15.00']);
  expect(reading.rejected[0]).toMatchObject({
    line: 4,
    reason: expect.stringContaining('"1.500 €" may be in thousands'),
  });
});

test('prices in another currency, which are rejected for that, say nothing of the others', async () => {
  const { prices, mapping } = await read(['€ 1.500', '€ 20,90', '$ 15.00', '€ 7,00']);
  expect(mapping).toMatchObject({ currency: 'EUR', decimal: 'comma', fields: { price: { decimal: null } } });
  expect(prices.slice(0, 3)).toEqual(['1500', '20.90', '7.00']);
});

test('a few slips do not make prices in thousands doubtful, and are read where nothing is', async () => {
  const commas = Array.from({ length: 39 }, (_, at) => (at % 2 ? '1.500' : '20,90'));
  const { reading, mapping, prices } = await read([...commas, '15.00']);
  expect(prices.slice(-2)).toEqual(['20.90', '15.00']);
  expect(mapping.decimal).toBe('comma');
  expect(reading.rejected).toEqual([]);
  const few = await read(['15.00', ...Array.from({ length: 38 }, () => '20.00'), '20,90']);
  expect(few.reading.rejected).toEqual([]);
  expect(few.prices.at(-1)).toBe('20.90');
});

test('prices in one notation are read as before', async () => {
  const { mapping, prices, notes } = await read(['20,90', '1.500', '7']);
  expect(mapping.fields.price?.decimal).toBe(null);
  expect(prices.slice(0, 3)).toEqual(['20.90', '1500', '7']);
  expect(notes).not.toContain('two ways');
});

test('other columns are read by their own numbers', async () => {
  const lines = many(['20,90;1,5', '15.00;2,75'], 40).map((cells, at) => `A${at * 3};Thing ${at};${cells}`);
  const file = `Artikelnummer;Bezeichnung;Preis;Gewicht kg\n${lines.join('\n')}\n`;
  const { mapping } = await infer(file, ADDRESS);
  const { products } = await gather(sourceOf(file), { mapping });
  expect(products.slice(0, 2).map(({ price, attributes }) => [price, Object.values(attributes)])).toEqual([
    ['20.90', [1.5]],
    ['15.00', [2.75]],
  ]);
});
