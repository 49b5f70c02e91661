import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const rows = (columns: string, cells: readonly string[], name = 'Bezeichnung'): string =>
  `Artikelnummer,${name},${columns}\n${cells.map((cell, at) => `A-${at * 7},Ding ${at},${cell}`).join('\n')}\n`;

test.each([
  ['Sale price,Price,Sale begins,Sale end', 'Sale begins', 'Sale end'],
  [
    'Sale price,Regular price,Date sale price starts,Date sale price ends',
    'Date sale price starts',
    'Date sale price ends',
  ],
  ['sale_price,regular_price,date_on_sale_from,date_on_sale_to', 'date_on_sale_from', 'date_on_sale_to'],
  ['special_price,price,special_from_date,special_to_date', 'special_from_date', 'special_to_date'],
  ['Precio oferta,Precio,Promo desde,Promo hasta', 'Promo desde', 'Promo hasta'],
  ['Aktionspreis,Preis,AktionVon,AktionBis', 'AktionVon', 'AktionBis'],
  ['Aktionspreis,Preis,Angebot gültig ab,Angebot gültig bis', 'Angebot gültig ab', 'Angebot gültig bis'],
  ['prix promo,prix,date de début de promo,date de fin de promo', 'date de début de promo', 'date de fin de promo'],
])('columns that say when the reduced price holds limit it: %s', async (columns, starts, ends) => {
  const { mapping, text } = await infer(
    rows(columns, ['5.00,9.00,2026-06-01,2026-06-14', ',8.00,,', '4.00,7.00,,2026-06-20']),
  );
  const [price] = columns.split(',');
  expect(mapping.offer).toEqual({ price, regular: null, starts, ends, dates: null });
  expect(mapping.fields.price?.from).toHaveLength(2);
  expect(text).toMatch(/# the reduced price counts from .*\noffer: \{/);
  expect(mapping.attributes.map(({ name }) => name)).toEqual([]);
});

test('a reduced price in every row has the regular one behind it, as each of them may be over', async () => {
  const { mapping } = await infer(rows('Sale price,Price,Sale end', ['5.00,9.00,2026-06-14', '4.00,8.00,2026-06-15']));
  expect(mapping.fields.price?.from).toHaveLength(2);
});

test('a price with a struck out one beside it is an offer, and goes back to that', async () => {
  const { mapping } = await infer(
    rows('price,original_price,offer_ends_at,offer_label', [
      '5.00,9.00,2026-06-14T03:59:00.000Z,Special',
      '8.00,,,',
      '7.00,,,',
    ]),
  );
  expect(mapping.offer).toEqual({
    ...{ price: 'price', regular: 'original_price', starts: null, ends: 'offer_ends_at', dates: null },
  });
  expect(mapping.fields.price?.from).toHaveLength(1);
  // What the offer was called would stay on the product when it is over.
  expect(mapping.attributes).toEqual([]);
});

test('columns of dates that are empty today are taken, as the next export may have an offer', async () => {
  const { mapping } = await infer(rows('Sale price,Price,Sale start,Sale end', [',9.00,,', '5.00,8.00,,']));
  expect(mapping.offer).toMatchObject({ starts: 'Sale start', ends: 'Sale end' });
});

test('other columns with dates or with such names limit nothing', async () => {
  for (const columns of ['Sale price,Price,Best before', 'Sale price,Price,Valid until', 'Sale price,Price,Sale'])
    expect((await infer(rows(columns, ['5.00,9.00,2026-06-14', '4.00,8.00,2026-06-15']))).mapping.offer).toBe(null);
  expect((await infer(rows('Sale price,Price,Sale end', ['5.00,9.00,soon', '4.00,8.00,later']))).mapping.offer).toBe(
    null,
  );
  expect((await infer(rows('Price,Sale end', ['9.00,2026-06-14', '8.00,2026-06-14']))).mapping.offer).toBe(null);
});

test('in which order day and month stand is seen by the dates or the language, and else asked', async () => {
  const offer = async (dates: readonly string[], name?: string) =>
    infer(
      rows(
        'Sale price,Price,Sale end',
        dates.map((date) => `5.00,9.00,${date}`),
        name,
      ),
    );
  expect((await offer(['13/06/2026', '01/06/2026'])).mapping.offer).toMatchObject({ dates: 'day' });
  expect((await offer(['06/13/2026', '06/01/2026'])).mapping.offer).toMatchObject({ dates: 'month' });
  const open = await infer(
    rows('Sale price,Price,Sale end', ['5.00,9.00,03/06/2026'], 'Name').replaceAll('Ding', 'The thing of the'),
  );
  expect(open.mapping.offer).toMatchObject({ dates: null });
  expect(open.notes.join('\n')).toContain("the dates of offers, such as '03/06/2026', may be of two days each");
});

test('two dates in a cell beside a reduced price are its time, whatever the column is called', async () => {
  const dates = '2026-06-01T00:00+0200/3000-12-31T00:00+0200';
  const named = await infer(rows('Sale price,Price,Date price', [`5.00,9.00,${dates}`, `4.00,8.00,${dates}`]));
  expect(named.mapping.offer).toMatchObject({ price: 'Sale price', starts: null, ends: 'Date price' });
  expect(named.mapping.attributes).toEqual([]);
  const together = await infer(rows('Sale price,Price,Xyz', [`5.00,9.00,${dates}`, ',8.00,', ',7.00,']));
  expect(together.mapping.offer).toMatchObject({ ends: 'Xyz' });
});

test('two dates in a cell of which nothing says that they are of a price limit nothing', async () => {
  const dates = '2026-06-01/2026-06-14';
  for (const name of ['Travel dates', 'Xyz'])
    expect(
      (await infer(rows(`Sale price,Price,${name}`, [`5.00,9.00,${dates}`, `4.00,8.00,${dates}`]))).mapping.offer,
    ).toBe(null);
});
