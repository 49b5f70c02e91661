import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';

const rows = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `K-${at * 7};Kommode ${at};${100 + at},00 €;https://m.example/${at}.jpg;Eiche;${at % 3}`,
  );

async function read(lines: readonly string[]) {
  const file = `Artikelnummer;Bezeichnung;Preis;Bild;Holz;Bestand\n${lines.join('\n')}\n`;
  const { mapping } = await infer(file, ['link=https://m.example/{sku}']);
  return await gather(sourceOf(file), { mapping });
}

test.each([
  'Summe;;4.710,00 €;;;',
  ';Gesamt:;4.710,00 €;;;',
  'Total;;4710.00;;;12',
  'Razem;;4710,00;;;',
  'Итого;;4710,00;;;',
])('a total below the rows is no product and no fault: %s', async (total) => {
  const { products, reading } = await read([...rows(12), total]);
  expect(products).toHaveLength(12);
  expect(reading.counts).toMatchObject({ rows: 13, rejected: 0, dropped: 1 });
});

test('a product whose name begins with a word for totals stays one', async () => {
  const { products, reading } = await read([
    ...rows(12),
    'Total;Total Regal;99,00 €;https://m.example/t.jpg;Kiefer;3',
    'Summe-9;Total;89,00 €;https://m.example/u.jpg;;',
  ]);
  expect(reading.rejected).toEqual([]);
  expect(products.map(({ sku }) => sku).slice(-2)).toEqual(['Total', 'Summe-9']);
});
