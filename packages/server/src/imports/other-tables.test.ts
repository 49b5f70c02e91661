import { bookOf, rowOf, sheetOf, workbookOf } from '@guidepost/catalog/archive/workbook.fixture';
import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import { expect, test } from 'vitest';
import { inOwnStore, read, run } from './import.fixture.ts';

inOwnStore();

type Rows = readonly (readonly string[])[];

const product = (sku: string, more: readonly string[]): readonly string[] => [
  ...[sku, `Product ${sku}`, 'https://s.example/i.png', `https://s.example/${sku}`, '10.00'],
  ...more,
];
const HEAD = ['sku', 'title', 'image', 'link', 'price'];
const PRAMS: Rows = [[...HEAD, 'wheels'], ...['p1', 'p2', 'p3'].map((sku) => product(sku, ['3']))];
const seats = (head: readonly string[]): Rows => [head, product('s1', ['0-1']), product('s2', ['4-12'])];

const sourceOf = (bytes: Uint8Array): CatalogSource => ({
  name: 'shop.xlsx',
  size: bytes.length,
  open: async function* () {
    yield bytes;
  },
});

const workbook = (sheets: Readonly<Record<string, Rows>>): CatalogSource =>
  sourceOf(bookOf(Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, sheetOf(rows)]))));

test('a sheet that is left out is told, and with the headings of the first one its products come in', async () => {
  const other = ['Nummer', 'Bezeichnung', 'Bild', 'Seite', 'Betrag', 'Alter'];
  const before = await run('', { source: workbook({ Prams: PRAMS, Seats: seats(other) }) });
  expect(before.products).toBe(3);
  expect(before.notices.otherTables).toMatchObject({
    joined: { count: 0 },
    leftOut: { count: 1, rows: 2, examples: [{ name: 'Seats', rows: 2, line: null }] },
  });
  const after = await run('', { source: workbook({ Prams: PRAMS, Seats: seats([...HEAD, 'age']) }) });
  expect(after).toMatchObject({ products: 5, rejected: 0 });
  expect(after.notices.otherTables).toMatchObject({ joined: { count: 1, rows: 2 }, leftOut: { count: 0 } });
  const products = await read();
  expect(products.map(({ sku, attributes }) => [sku, attributes.category])).toEqual([
    ...['p1', 'p2', 'p3'].map((sku) => [sku, 'Prams']),
    ...['s1', 's2'].map((sku) => [sku, 'Seats']),
  ]);
});

test('a hidden sheet is not read, and told by its name', async () => {
  const sheets = '<sheet name="Prams" r:id="rId1"/><sheet name="Last year" state="hidden" r:id="rId2"/>';
  const rows = PRAMS.map((cells, at) => rowOf(at + 1, cells)).join('');
  const book = workbookOf({ rows, sheets, others: { 'xl/worksheets/sheet2.xml': sheetOf(seats(HEAD)) } });
  const report = await run('', { source: sourceOf(book) });
  expect(report.products).toBe(3);
  expect(report.notices.otherTables).toMatchObject({
    joined: { count: 0 },
    leftOut: { count: 0 },
    hidden: { count: 1, names: ['Last year'] },
  });
});

test('a workbook with one sheet has nothing to tell', async () => {
  expect((await run('', { source: workbook({ Prams: PRAMS }) })).notices.otherTables).toBeUndefined();
});

test('an article that two sheets list comes in once, and the second row is told with its line', async () => {
  const report = await run('', { source: workbook({ Prams: PRAMS, Again: [PRAMS[0] ?? [], PRAMS[2] ?? []] }) });
  expect(report).toMatchObject({ products: 3, rejected: 1 });
  expect(report.rejections[0]).toMatchObject({ sku: 'p2', line: 5, reason: expect.stringContaining('line 3') });
});
