import { expect, test } from 'vitest';
import { type ImportNotices, NO_NOTICES } from '../imports/import-notices.ts';
import { describeNotices, describePrices } from './import-notice-words.ts';

const kept = { mapping: { origin: 'kept', rules: null, text: 'sku: Nr\n', inference: null } } as const;
const described = (notices: Partial<ImportNotices>, more: object = {}) =>
  describeNotices({ ...kept, ...more, notices: { ...NO_NOTICES, ...notices } });

test('if nothing is new or gone, nothing is said', () => {
  expect(described({})).toEqual([]);
});

test('a column that is gone and the attribute that it took along are one line, with the way to mend it', () => {
  const lines = described({
    columnsGone: [{ rule: 'attributes.size', columns: ['Size'] }],
    attributesEmptied: [{ name: 'size', fillRateBefore: 0.995, fillRate: 0 }],
    columnsUnused: ['Größe'],
  });
  expect(lines).toEqual([
    'size: no product of the file has "Size", where the mapping takes it from; 99% of the products had it before.',
    'Not used, because the mapping does not mention it: Größe.',
    expect.stringMatching(/--save-mapping FILE.*--mapping FILE.*--infer/),
  ]);
});

test('if the column may have another name now, that is told with what to write', () => {
  const renamed = { column: 'Farbton', fields: [{ field: 'attributes.farbe', rule: 'Farbton' }] };
  expect(described({ columnsGone: [{ rule: 'attributes.farbe', columns: ['Farbe'], renamed }] })[0]).toBe(
    'farbe: no product of the file has "Farbe", where the mapping takes it from. It may be "Farbton" now: import with --set attributes.farbe=Farbton.',
  );
});

test('further sheets are told: those that were read, those that were not, and what to do about either', () => {
  const joined = { count: 1, rows: 12, examples: [{ name: 'Seats', rows: 12, line: 31 }] };
  const leftOut = { count: 6, rows: 1_900, examples: [{ name: 'Shipping', rows: 1, line: null }] };
  expect(described({ otherTables: { kind: 'sheet', joined, leftOut } })).toEqual([
    '1 further sheet of the file with the same columns was read, too, with 12 rows: "Seats" (from line 31 on). To leave a sheet out, hide it in the workbook.',
    'Not read: 6 further sheets of the file, with 1,900 rows: "Shipping" (1 row), …. If these are products, give the sheet the headings of the first one, and import the file again.',
  ]);
  const none = { count: 0, rows: 0, examples: [] };
  const hidden = { count: 1, names: ['Last year'] };
  expect(described({ otherTables: { kind: 'sheet', joined: none, leftOut: none, hidden } })).toEqual([
    'Not read: 1 hidden sheet of the file: "Last year". If these are products, unhide the sheet in the workbook, and import the file again.',
  ]);
  const tables = { count: 1, rows: 7, examples: [{ name: '', rows: 7, line: null }] };
  expect(described({ otherTables: { kind: 'table', joined: none, leftOut: tables } })).toEqual([
    'Not read: 1 further table of the file, with 7 rows. If these are products, move the rows into the first table, and import the file again.',
  ]);
});

test('headings below other rows are told with their lines and what stands above them', () => {
  const of = (first: number, last: number, above: number) =>
    described({ headings: { first, last, above, example: 'Mill Lane Farm' } });
  expect(of(13, 14, 6)).toEqual([
    'The names of the columns are in lines 13 and 14, which were joined. 6 rows above them are no products, the first "Mill Lane Farm".',
  ]);
  expect(of(2, 2, 1)).toEqual([
    'The names of the columns are in line 2. 1 row above them is no product: "Mill Lane Farm".',
  ]);
  expect(of(1, 3, 0)).toEqual(['The names of the columns are in lines 1 to 3, which were joined.']);
});

test('an attribute that lost its values is told with what could not be read', () => {
  const remarks = [{ attribute: 'weight', count: 270, firstLine: 2, examples: [{ value: '15,7 Pfund', line: 2 }] }];
  expect(
    described({ attributesEmptied: [{ name: 'weight', fillRateBefore: 0.91, fillRate: 0.004 }] }, { remarks }),
  ).toEqual(['weight: only 1% of the products have it now, 91% before; not read: "15,7 Pfund" in line 2.']);
});

test('what is said of this file only, such as another encoding, comes first', () => {
  const notes = ['shop.csv is in UTF-8, though the kept mapping says windows-1252; it was read as UTF-8.'];
  const lines = described({ columnsUnused: ['Neuheit'] }, { mapping: { ...kept.mapping, notes } });
  expect(lines[0]).toBe(notes[0]);
});

const prices = {
  ...{ changed: 120, lowest: -0.9, highest: 0.12, large: 3 },
  examples: [{ sku: 'A-1', before: '269.00', after: '9999.00' }],
};

test('an update tells every change of prices, and those by more than half with their sku', () => {
  expect(describePrices(prices, 'update')).toBe(
    'Prices: 120 changed, from -90% to +12%; 3 prices by more than half: A-1 from 269.00 to 9999.00, ….',
  );
  expect(describePrices({ ...prices, lowest: -0.001, large: 0 }, 'update')).toBe(
    'Prices: 120 changed, from -0.1% to +12%.',
  );
  expect(describePrices({ ...prices, lowest: -0.55, highest: -0.55, large: 0 }, 'update')).toBe(
    'Prices: 120 changed, by -55%.',
  );
  expect(describePrices({ ...prices, lowest: 0, highest: 0 }, 'update')).toMatch(/^Prices: 120 changed; 3 prices by /);
});

test('a whole catalog tells only prices that look like a mistake', () => {
  expect(describePrices({ ...prices, large: 0 }, 'replace')).toBeNull();
  expect(describePrices(prices, 'replace')).toContain('by more than half');
  expect(describePrices(null, 'update')).toBeNull();
});

test('goods for nothing are told at the top, with how to leave them out', () => {
  const example = { sku: 'G-1', title: 'Phoenix', line: 12 };
  const drop = "{ column: VK, matches: '^[^1-9]*$' }";
  expect(described({ freeProducts: { count: 14, example, drop }, columnsUnused: ['Neuheit'] })[0]).toBe(
    `14 products have a price of 0, such as Phoenix (sku G-1, line 12); shoppers see that price. If that is wrong, leave such rows out with \`drop: [${drop}]\` in the mapping: have the mapping written to a file (--save-mapping FILE), add that line, and give another mapping (--mapping FILE).`,
  );
  expect(described({ freeProducts: { count: 1, example, drop: null } })[0]).toMatch(
    /^1 product has a price of 0: Phoenix .* take them out of the file\.$/,
  );
});

test('what new products lack is told in one line, with the columns that may be it', () => {
  const lacking = [
    { name: 'brand', missing: 25, column: null },
    { name: 'art', missing: 25, column: 'Gruppe' },
    { name: 'farbe', missing: 20, column: 'Farbe 2' },
  ];
  expect(described({ newProducts: { products: 25, lacking } })).toEqual([
    `brand, art are missing in all 25 new products; farbe is missing in 20 of 25 new products: shoppers who are asked for them will not find these. In the file art may be "Gruppe", farbe may be "Farbe 2": import with --set attributes.art=Gruppe --set attributes.farbe='Farbe 2'.`,
  ]);
  expect(described({ newProducts: { products: 1, lacking: [{ name: 'brand', missing: 1, column: null }] } })).toEqual([
    'brand is missing in the new product: shoppers who are asked for it will not find these.',
  ]);
});

test('another currency than before is told first', () => {
  expect(described({ otherCurrency: { before: 'EUR', now: 'USD' } })).toEqual([
    'Currency: all prices are in USD now, in EUR before.',
  ]);
});

test('products that are listed again are told with where they are besides, and rows that say nothing new are counted', () => {
  const examples = [{ sku: 'L-26', line: 4, values: ['Offers'] }];
  expect(described({ listedAgain: { rows: 1_200, repeated: 1, examples } })).toEqual([
    '1,200 rows list a product again in another category; each is one product in all of them: L-26, also in Offers (line 4); ….',
    '1 row repeats a product and says nothing new.',
  ]);
  expect(described({ listedAgain: { rows: 1, repeated: 0, examples } })).toEqual([
    '1 row lists a product again in another category; each is one product in all of them: L-26, also in Offers (line 4).',
  ]);
});

test('offers that are over or to come are told, and when the next one changes', () => {
  const example = { sku: 'L-26', title: 'Lamp', line: 4 };
  const changesAt = Date.parse('2026-12-01T00:00Z');
  expect(described({ offers: { ended: 12, ahead: 1, running: 3, changesAt, example } })).toEqual([
    '12 offers have ended, such as Lamp (sku L-26, line 4). They have their regular prices, and nothing is struck out.',
    '1 offer is still to begin; until then the regular price counts.',
    '3 offers hold now. The next offer begins or ends at 2026-12-01 00:00 UTC: import again then, as prices change by imports only.',
  ]);
  expect(described({ offers: { ended: 1, ahead: 0, running: 0, changesAt: null, example } })).toEqual([
    '1 offer has ended: Lamp (sku L-26, line 4). It has its regular price, and nothing is struck out.',
  ]);
});
