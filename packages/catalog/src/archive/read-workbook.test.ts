import { describe, expect, it, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { cellFormat } from './cell-formats.ts';
import { OtherTableCounts } from './other-tables.ts';
import { unpackArchive } from './unpack-archive.ts';
import { bookOf, sheetOf, workbookOf, zipOf } from './workbook.fixture.ts';

async function textOf(archive: Uint8Array, piece = 1_000, others = new OtherTableCounts()): Promise<string> {
  const pieces: Uint8Array[] = [];
  const bytes = sourceOf(archive, 'shop.xlsx', piece).open();
  for await (const one of unpackArchive('shop.xlsx', bytes, others)) pieces.push(one);
  return Buffer.concat(pieces).toString();
}

const HEADINGS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>';

test('a row of the sheet is a line of the same number; shared, written-in and computed texts are texts', async () => {
  const rows = `${HEADINGS}<row r="2"><c r="A2"><v>7</v></c><c r="C2" t="str"><f>A1&amp;"x"</f><v>a "b"
c</v></c></row><row r="5"><c r="B5" t="b"><v>1</v></c><c r="C5" t="e"><v>#N/A</v></c></row>`;
  const book = workbookOf({ rows, texts: ['title', 'note'] });
  for (const piece of [7, 1_000]) {
    expect(await textOf(book, piece)).toBe('"sku","title","note"\n7,,"a ""b""\u2028c"\n\n\n,"TRUE",\n');
  }
});

test('rich texts are one text, without the reading aids of Japanese', async () => {
  const rows = '<row><c t="s"><v>0</v></c></row>';
  const book = workbookOf({
    rows,
    others: {},
  });
  const rich = zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<x:worksheet><x:sheetData>${rows.replaceAll(/<(\/?)(\w)/g, '<$1x:$2')}</x:sheetData></x:worksheet>`,
    'xl/sharedStrings.xml':
      '<sst><si><r><t>Blue</t></r><r><t xml:space="preserve"> tea</t></r><rPh><t>x</t></rPh></si></sst>',
  });
  expect(await textOf(book)).toBe('\n');
  expect(await textOf(rich)).toBe('"Blue tea"\n');
});

test('what stands above the headings is blank, and a hidden or smaller sheet is not read', async () => {
  const cell = (column: string, row: number, text: string): string =>
    `<c r="${column}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row r="1">${cell('A', 1, 'Price list, 1.1.2026; all prices in euros')}</row><row r="4">${['A', 'B', 'C'].map((column) => cell(column, 4, `name ${column}`)).join('')}</row><row r="5">${cell('A', 5, 'x')}</row>`;
  const sheets = '<sheet name="A" r:id="rId1"/><sheet name="B" state="hidden" r:id="rId2"/>';
  const hidden = `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(200)}</sheetData></worksheet>`;
  const book = workbookOf({ rows, sheets, others: { 'xl/worksheets/sheet2.xml': hidden } });
  expect(await textOf(book)).toBe('\n\n\n"name A","name B","name C"\n"x",,\n');
});

const NONE = { count: 0, rows: 0, examples: [] };

describe('a workbook with several sheets', () => {
  const prams = [
    ['sku', 'title', 'price', 'wheels'],
    ['p1', 'Pram', '300', '4'],
    ['p2', 'Buggy', '120', '3'],
    ['p3', 'Jogger', '410', '3'],
  ];
  const seats = [
    ['title', 'SKU', 'price', 'age'],
    ['Shell', 's1', '99', '0-1'],
    ['Booster', 's2', '49', '4-12'],
  ];

  it('with nearly the same columns is one table, whose products are of the category that the sheet is named after', async () => {
    const others = new OtherTableCounts();
    const book = bookOf({ Seats: sheetOf([['Our seats'], ...seats], 3), Prams: sheetOf(prams) });
    expect(await textOf(book, 1_000, others)).toBe(
      [
        '"sku","title","price","wheels","age","category"',
        '"p1","Pram","300","4","","Prams"',
        '"p2","Buggy","120","3","","Prams"',
        '"p3","Jogger","410","3","","Prams"',
        '"s1","Shell","99","","0-1","Seats"',
        '"s2","Booster","49","","4-12","Seats"',
        '',
      ]
        .join('\n')
        .replaceAll('""', '')
        .replace(/"(\d+)"/g, '$1'),
    );
    expect(others.report()).toEqual({
      kind: 'sheet',
      joined: { count: 1, rows: 2, examples: [{ name: 'Seats', rows: 2, line: 5 }] },
      leftOut: NONE,
    });
  });

  it('has no column for a category if it has one, or if programs named the sheets', async () => {
    const byProgram = await textOf(bookOf({ Sheet1: sheetOf(prams), Sheet2: sheetOf(seats) }));
    expect(byProgram.split('\n')[0]).toBe('"sku","title","price","wheels","age"');
    const [head = [], ...rows] = prams;
    const typed = [[...head, 'Type'], ...rows.map((row) => [...row, 'x'])];
    expect((await textOf(bookOf({ Prams: sheetOf(typed), Seats: sheetOf(seats) }))).split('\n')[0]).toBe(
      '"sku","title","price","wheels","Type","age"',
    );
  });

  it('of other columns is the largest sheet, and the others are counted, also if one is damaged', async () => {
    const others = new OtherTableCounts();
    const book = bookOf({
      Prams: sheetOf(prams),
      Shipping: sheetOf([
        ['Country', 'Cost'],
        ['AT', 5],
        ['DE', 4],
      ]),
      Notes: sheetOf([]),
      Broken: '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>1',
    });
    const text = await textOf(book, 1_000, others);
    expect(text.split('\n')).toHaveLength(5);
    expect(text).toContain('"sku","title","price","wheels"\n');
    expect(others.report()?.joined).toEqual(NONE);
    expect(others.report()?.leftOut.examples).toContainEqual({
      ...{ name: 'Shipping', rows: 2, line: null },
      reason: expect.any(String),
    });
  });

  it('that has too many of them is refused', async () => {
    const sheets = Object.fromEntries(Array.from({ length: 252 }, (_, at) => [`S${at}`, sheetOf(prams)]));
    await expect(textOf(bookOf(sheets))).rejects.toThrow(
      /more than 250 sheets; save the sheet with the products as CSV/,
    );
  });
});

describe('a number is what people see:', () => {
  it.each([
    [164, 'yyyy\\-mm\\-dd', '45292', '2024-01-01'],
    [14, null, '45292.5', '2024-01-01T12:00'],
    [164, '0.0%', '0.135', '13.5%'],
    [9, null, '0.07', '7%'],
    [164, '#,##0.00\\ [$€-407]', '1299', '1299 €'],
    [164, '#,##0.00 "Kč"', '12.5', '12.5 Kč'],
    [164, '000000', '4551', '004551'],
    [164, '0.00', '26.979999999999997', '26.98'],
    [164, '0.00 "pcs"', '3', '3'],
    [164, '[Red]#,##0', '1e3', '1000'],
    [164, 'General', '4006381333931', '4006381333931'],
    [164, 'yyyy', 'x', ''],
  ])('format %s %j of %s is %s', (id, code, stored, shown) => {
    expect(cellFormat(id, code, false)(stored)).toBe(shown);
  });

  it('counts days from 1904 where the workbook does', () => {
    expect(cellFormat(14, null, true)('43830')).toBe('2024-01-01');
  });
});

test('a workbook is imported like any table', async () => {
  const names = ['Article', 'Name', 'Cost', 'Picture', 'Page'];
  const row = (at: number): string =>
    `<row r="${at}"><c r="A${at}" s="1"><v>${at}</v></c><c r="B${at}" t="inlineStr"><is><t>Lamp, ${at}</t></is></c><c r="C${at}" s="2"><v>${at}.5</v></c><c r="D${at}" t="inlineStr"><is><t>https://i.example/${at}</t></is></c><c r="E${at}" t="inlineStr"><is><t>https://s.example/${at}</t></is></c></row>`;
  const head = `<row r="1">${names.map((name, at) => `<c r="${'ABCDE'[at]}1" t="inlineStr"><is><t>${name}</t></is></c>`).join('')}</row>`;
  const book = workbookOf({ rows: head + [2, 3, 4].map(row).join(''), formats: ['0000', '0.00 "€"'] });
  const mapping = readMapping(
    'm.yaml',
    'currency: EUR\nsku: Article\ntitle: Name\nprice: Cost\nimage: Picture\nlink: Page',
  );
  const { products, reading } = await gather(sourceOf(book, 'shop.xlsx'), { mapping });
  expect(products.map(({ sku, title, price }) => [sku, title, price])).toEqual([
    ['0002', 'Lamp, 2', '2.5'],
    ['0003', 'Lamp, 3', '3.5'],
    ['0004', 'Lamp, 4', '4.5'],
  ]);
  expect(reading.lineOf('0003')).toBe(3);
});

test('an archive with one file is that file; with several, it asks for one', async () => {
  const one = zipOf({ 'feed/products.csv': 'sku,title\n', '__MACOSX/feed/._products.csv': 'x', 'feed/.DS_Store': 'x' });
  expect(await textOf(one)).toBe('sku,title\n');
  await expect(textOf(zipOf({ 'a.csv': '', 'b.csv': '' }))).rejects.toThrow(/several files: a.csv, b.csv; unpack it/);
  await expect(textOf(zipOf({}))).rejects.toThrow(/the archive has no file/);
});

const sheet = (rows: string) => workbookOf({ rows });
const BOMB = 120 * 1_048_576;

test.each([
  ['that ends too early', zipOf({ 'a.csv': 'x'.repeat(1_000) }).subarray(0, 60), /the archive cannot be read/],
  ['with lying sizes', zipOf({ 'a.csv': 'x'.repeat(1_000) }, { size: 10 }), /the archive cannot be read/],
  ['that unpacks without end', zipOf({ 'a.csv': Buffer.alloc(BOMB, 'a,b\n') }), /more than 250 times its size/],
  ['with a damaged sheet', sheet('<row r="1"><c r="A1"></row>'), /the workbook is damaged/],
  [
    'with entities of its own',
    zipOf({ 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }),
    /has a document type/,
  ],
  ['with rows out of order', sheet('<row r="2"/><row r="1"/>'), /rows out of order/],
  ['with cells beyond the last column', sheet('<row r="1"><c r="ZZZZ1"><v>1</v></c></row>'), /a cell without a place/],
  [
    'with a huge cell',
    sheet(`<row><c t="str"><v>${'x'.repeat(200_000)}</v></c></row>`),
    /a cell with more than 100000/,
  ],
  ['that is nested without end', sheet('<a>'.repeat(500)), /nested deeper than 64 levels/],
  ['without sheets', workbookOf({ rows: '', sheets: '<x/>' }), /the workbook has no sheet/],
])('an archive %s is refused with what to do', async (_, archive, message) => {
  await expect(textOf(archive, 100_000)).rejects.toThrow(message);
});
