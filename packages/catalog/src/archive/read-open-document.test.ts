import { expect, test } from 'vitest';
import { sourceOf } from '../../test/source-of.ts';
import { OtherTableCounts } from './other-tables.ts';
import { unpackArchive } from './unpack-archive.ts';
import { zipOf } from './workbook.fixture.ts';

const HEAD =
  '<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>';
const TAIL = '</office:spreadsheet></office:body></office:document-content>';

const odsOf = (tables: string): Uint8Array =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': HEAD + tables + TAIL,
    'META-INF/manifest.xml': '<manifest/>',
  });

const table = (name: string, rows: string): string => `<table:table table:name="${name}">${rows}</table:table>`;
const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
const text = (...paragraphs: readonly string[]): string =>
  `<table:table-cell office:value-type="string">${paragraphs.map((one) => `<text:p>${one}</text:p>`).join('')}</table:table-cell>`;
const value = (type: string, attributes: string, shown: string): string =>
  `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${shown}</text:p></table:table-cell>`;
const BLANK = '<table:table-cell table:number-columns-repeated="1000"/>';

async function linesOf(tables: string, others = new OtherTableCounts()): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const one of unpackArchive('shop.ods', sourceOf(odsOf(tables), 'shop.ods', 500).open(), others))
    pieces.push(one);
  return Buffer.concat(pieces).toString();
}

test('numbers, money and dates come out in one notation, whatever the language of the program that shows them', async () => {
  const rows = [
    row(text('sku'), text('price'), text('since'), text('wide')),
    row(
      value('float', 'office:value="7"', '007'),
      value('currency', 'office:value="1299.5" office:currency="EUR"', '1.299,50 €'),
      value('date', 'office:date-value="2026-03-01"', '01.03.26'),
      value('float', 'office:value="0.30000000000000004"', '0,3'),
    ),
    row(
      text('A  &amp; B'),
      value('boolean', 'office:boolean-value="true"', 'WAHR'),
      value('percentage', 'office:value="0.19"', '19%'),
    ),
  ];
  expect(await linesOf(table('Shop', rows.join('')))).toBe(
    '"sku","price","since","wide"\n007,"1299.5 EUR","2026-03-01",0.3\n"A  & B","TRUE","19%",\n',
  );
});

test('repeated cells and rows are so many, those up to the end of the sheet are none, and remarks are not read', async () => {
  const remark = '<office:annotation><text:p>ask Ann</text:p></office:annotation>';
  const rows = [
    row(text('sku'), text('a'), text('b'), text('c'), BLANK),
    `<table:table-row table:number-rows-repeated="2">${text('one', 'two')}<table:table-cell table:number-columns-repeated="2" office:value-type="string">${remark}<text:p>x<text:s text:c="2"/>y</text:p></table:table-cell>${BLANK}</table:table-row>`,
    `<table:table-row table:number-rows-repeated="1048000">${BLANK}</table:table-row>`,
  ];
  const line = '"one\u2028two","x  y","x  y",\n';
  expect(await linesOf(table('Shop', rows.join('')))).toBe(`"sku","a","b","c"\n${line}${line}`);
});

test('the largest sheet is read, with those of the same columns behind it, and the others are told', async () => {
  const head = row(text('sku'), text('title'), text('price'));
  const sheet = (from: number, count: number): string =>
    Array.from({ length: count }, (_, nth) => row(text(`S${from + nth}`), text('Lamp'), text('9.00'))).join('');
  const others = new OtherTableCounts();
  const tables =
    table('Notes', row(text('remember')) + row(text('this'))) +
    table('Lamps', head + sheet(1, 5)) +
    table('Desks', head + sheet(6, 2));
  const lines = (await linesOf(tables, others)).trim().split('\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    '"sku"',
    ...[1, 2, 3, 4, 5, 6, 7].map((nth) => `"S${nth}"`),
  ]);
  expect(others.report()).toMatchObject({
    joined: { count: 1, rows: 2, examples: [{ name: 'Desks' }] },
    leftOut: { count: 1, examples: [{ name: 'Notes' }] },
  });
});

test.each([
  ['no rows', table('Shop', ''), 'has no sheet with rows'],
  [
    'a repetition that is no number',
    table('Shop', `<table:table-row table:number-rows-repeated="-1">${text('a')}</table:table-row>`),
    'damaged',
  ],
  [
    'endless rows with the same cells',
    table('Shop', `<table:table-row table:number-rows-repeated="900000">${text('a')}</table:table-row>`),
    'rows with the same cells',
  ],
  [
    'an endless row',
    table(
      'Shop',
      row(
        `<table:table-cell table:number-columns-repeated="1000000" office:value-type="string"><text:p>a</text:p></table:table-cell>`,
      ),
    ),
    'without a place',
  ],
])('a sheet with %s is refused with the reason', async (_, tables, reason) => {
  await expect(linesOf(tables)).rejects.toThrow(reason);
});
