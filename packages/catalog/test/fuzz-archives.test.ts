import { gzipSync } from 'node:zlib';
import { plainMend } from '@guidepost/fault/plain-remedy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLong, runs } from '../../../scripts/fixture/test-length.ts';
import { bookOf, sheetOf, workbookOf, zipOf } from '../src/archive/workbook.fixture.ts';
import { CatalogFileError } from '../src/catalog-file-error.ts';
import { FileBytes } from '../src/text/file-bytes.ts';
import { damaged, damages } from './damage.ts';
import { sourceOf } from './source-of.ts';

// Archives, workbooks and tables in HTML, damaged in every way and made to blow up: what comes out are bytes, piece by piece,
// or a `CatalogFileError`, and never more at a time than memory has room for.

/** The longest piece, or what is wrong with the file. */
async function unpack(bytes: Uint8Array, name = 'x', size = 16_384): Promise<number | string> {
  try {
    const { pieces } = await new FileBytes(sourceOf(bytes, name, size)).open(() => {});
    let longest = 0;
    for await (const piece of pieces) longest = Math.max(longest, piece.byteLength);
    return longest;
  } catch (error) {
    if (!(error instanceof CatalogFileError)) throw error;
    expect(error.message).toContain(plainMend(error.mend));
    expect(error.what.length).toBeLessThan(2_500);
    return error.what;
  }
}

const ROWS = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>price</t></is></c></row>
<row r="2"><c r="A2"><v>7</v></c><c r="B2" t="str"><f>A1&amp;"x"</f><v>a</v></c><c r="C2" s="1"><v>45292.5</v></c></row>
<row r="9"><c r="A9" t="b"><v>1</v></c><c r="C9" t="e"><v>#N/A</v></c></row>`;
const OPEN_DOCUMENT = `<office:document-content><office:body><office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>sku</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>title<text:s text:c="2"/></text:p></table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="float" office:value="7"><text:p>7,0</text:p></table:table-cell><table:covered-table-cell/><table:table-cell table:number-columns-repeated="3" office:value-type="currency" office:currency="EUR" office:value="9.5"><text:p>9,50</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
const openDocumentOf = (content: string): Buffer => zipOf({ 'content.xml': content, 'META-INF/manifest.xml': '<m/>' });
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ [$€-407]"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
const TABLE = `<html><head><meta charset="utf-8"><style>td{}</style></head><body><table border=1><tr><th colspan="3">Prices</th></tr>
<tr><th>sku</th><th>title</th><th>price</th></tr><tr><td>1</td><td>One &amp; <b>only</b><br>x</td><td><a href="https://s.example/1"></a></td></tr>
<tr><td>2<td><table><tr><td>inside</table></td><td><img src="i.png"></td></tr></table><p>Page 1</p></body></html>`;

const TOKENS = [
  ...[
    '<',
    '>',
    '</',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&',
    '&amp;',
    '&#0;',
    '<!DOCTYPE x [',
    '<?',
    '"',
    '=',
    '\0',
    '💥',
  ],
  ...[
    '<row>',
    '<row r="1048577">',
    '<c>',
    '<c r="XFD1">',
    '<c r="ZZZZZ1">',
    '<v>1e999</v>',
    '<c t="s"><v>-1</v></c>',
    ' t="s"',
  ],
  ...[
    '<table>',
    '</table>',
    '<tr>',
    '<td>',
    '<td colspan="1000">',
    '<td colspan="-1">',
    '</td>',
    '<style>',
    '<b>'.repeat(80),
  ],
  ...[
    '<table:table table:name="B">',
    '<table:table-row table:number-rows-repeated="900">',
    '<table:table-cell table:number-columns-repeated="-3">',
    '<office:annotation>',
    '<text:p>',
    ' office:value-type="date"',
    '<text:s text:c="1000000"/>',
  ],
  ...['<is><t>', '<si>', '<rPh>', '__proto__', 'x'.repeat(3_000), '9'.repeat(400)],
];
const faults = fc.array(damages(TOKENS), { minLength: 1, maxLength: 4 });

const piece = fc.integer({ min: 1, max: 300 });
const nothing = fc.constant([]);

test('workbooks whose parts are damaged', async () => {
  const found = fc.tuple(fc.oneof(faults, nothing), fc.oneof(faults, nothing), fc.oneof(faults, nothing));
  await fc.assert(
    fc.asyncProperty(found, piece, async ([inRows, inStyles, inList], size) => {
      const book = workbookOf({
        rows: damaged(ROWS, inRows),
        texts: ['sku', 'title'],
        sheets: damaged(
          '<sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" state="hidden" r:id="rId2"/>',
          inList,
        ),
        others: { 'xl/styles.xml': damaged(STYLES, inStyles) },
      });
      await unpack(book, 'x.xlsx', size);
    }),
    runs(200),
  );
});

test('workbooks whose sheets of pairs are damaged', async () => {
  const main = sheetOf([
    ['product_id', 'title', 'price'],
    ['1', 'One', '1'],
    ['2', 'Two', '2'],
  ]);
  const pairs = sheetOf([
    ['product_id', 'option', 'option_value', 'price'],
    ['1', 'Size', 'S', '1'],
    ['1', 'Size', 'M', '1'],
    ['2', '__proto__', 'x', ''],
  ]);
  await fc.assert(
    fc.asyncProperty(fc.oneof(faults, nothing), faults, fc.boolean(), piece, async (inMain, inPairs, isFirst, size) => {
      const [goods, options] = [damaged(main, inMain), damaged(pairs, inPairs)];
      await unpack(bookOf(isFirst ? { P: options, A: goods } : { A: goods, P: options }), 'x.xlsx', size);
    }),
    runs(200),
  );
});

test('whatever stands on a sheet of pairs is in the row of its product, or counted', async () => {
  const text = fc.oneof(
    fc.constantFrom('Size', 'toString', '__proto__', 'a, b', 'S"M', ' '),
    fc.stringMatching(/^[a-z ]{0,6}$/),
  );
  const row = fc.tuple(fc.constantFrom('p1', 'p2', 'p9', ''), text, text);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), piece, async (rows, size) => {
      const goods = [['sku', 'title', 'price'], ...['p1', 'p2'].map((sku) => [sku, `Thing ${sku}`, '1'])];
      const sheets = { Goods: goods, Facts: [['sku', 'attribute', 'value'], ...rows] };
      const bytes = bookOf(Object.fromEntries(Object.entries(sheets).map(([name, own]) => [name, sheetOf(own)])));
      const file = new FileBytes(sourceOf(bytes, 'x.xlsx', size));
      let lines = '';
      for await (const piece of (await file.open(() => {})).pieces) lines += Buffer.from(piece).toString();
      const written = rows.filter((cells) => cells.some((cell) => cell !== ''));
      const isWhole = ([sku, name, value]: readonly string[]) =>
        sku !== '' && name?.trim() !== '' && value?.trim() !== '';
      const whole = written.filter(isWhole);
      const known = whole.filter(([sku]) => sku !== 'p9');
      for (const [sku, name = '', value = ''] of known) {
        expect(lines).toContain(`Facts[${name.replace(/\s+/g, ' ').trim().replaceAll('"', '""')}]`);
        const own = lines.split('\n').find((line) => line.startsWith(`"${sku}"`));
        expect(own).toContain(value.trim().replaceAll('"', '""'));
      }
      const { paired = [], leftOut } = file.otherTables ?? { leftOut: { rows: 0 } };
      const counts = {
        rows: written.length,
        unknown: whole.length - known.length,
        blank: written.length - whole.length,
      };
      if (known.length > 0) expect(paired).toMatchObject([{ name: 'Facts', ...counts }]);
      else expect(leftOut.rows).toBe(written.length);
    }),
    runs(200),
  );
});

test('sheets of OpenDocument that are damaged', async () => {
  await fc.assert(
    fc.asyncProperty(faults, piece, async (found, size) => {
      await unpack(openDocumentOf(damaged(OPEN_DOCUMENT, found)), 'x.ods', size);
    }),
    runs(200),
  );
});

test('archives whose bytes are damaged, cut off, or inside of others', async () => {
  const wrong = fc.array(fc.record({ at: fc.nat(), byte: fc.nat(255) }), { maxLength: 6 });
  const made = fc.constantFrom(
    zipOf({ 'a.csv': 'sku,title\n1,One\n' }),
    zipOf({ 'a.csv': 'sku\n1\n', '__MACOSX/a.csv': 'x', 'folder/b.csv': 'sku\n2\n' }),
    workbookOf({ rows: ROWS, texts: ['sku', 'title'] }),
    zipOf({ 'a.zip': zipOf({ 'a.csv': 'sku\n1\n' }) }),
    zipOf({ 'a.csv': 'sku\n1\n' }, { size: 4_000_000_000 }),
  );
  await fc.assert(
    fc.asyncProperty(made, wrong, fc.nat(200), fc.boolean(), piece, async (zip, bytes, cut, packed, size) => {
      const file = Buffer.from(zip);
      for (const { at, byte } of bytes) file[at % file.length] = byte;
      const whole = file.subarray(0, file.length - (cut % 4 === 0 ? cut : 0));
      await unpack(packed ? gzipSync(whole) : whole, 'x.zip', size);
    }),
    runs(300),
  );
});

test('tables in HTML that are damaged', async () => {
  await fc.assert(
    fc.asyncProperty(faults, piece, async (found, size) => {
      await unpack(Buffer.from(damaged(TABLE, found)), 'x.xls', size);
    }),
    runs(300),
  );
});

describe('a small file that would fill the memory is refused:', () => {
  const cells = (count: number): string => `<row>${'<c t="s"><v>0</v></c>'.repeat(count)}</row>`;
  const page = (rest: string): Buffer => Buffer.from(`<table>${'<tr><td>a<td>b<td>c</tr>'.repeat(4)}${rest}`);
  test.each<[string, () => Uint8Array, string]>([
    ['a long text that cells share', () => workbookOf({ rows: cells(9), texts: ['x'.repeat(100_001)] }), 'a cell with'],
    [
      'a row of texts that it shares',
      () => workbookOf({ rows: cells(41), texts: ['x'.repeat(100_000)] }),
      'a row with',
    ],
    ['a text without an end', () => workbookOf({ rows: `<row><c><v>${'1'.repeat(5_000_000)}` }), 'an element longer'],
    [
      'an attribute without an end',
      () => workbookOf({ rows: `<row r="${'1'.repeat(5_000_000)}` }),
      'an element longer',
    ],
    [
      'styles without number',
      () =>
        workbookOf({ rows: ROWS, others: { 'xl/styles.xml': `<s><cellXfs>${'<xf/>'.repeat(100_001)}</cellXfs></s>` } }),
      'styles',
    ],
    [
      'cells that say they are wide',
      () => page(`<tr>${'<td colspan="1000">'.repeat(18)}</tr></table>`),
      'more than 16384 cells',
    ],
    [
      'long rows that are repeated',
      () =>
        openDocumentOf(
          OPEN_DOCUMENT.replace('7,0', 'x'.repeat(50_000))
            .replace('float', 'string')
            .replace('repeated="2"', 'repeated="1000"'),
        ),
      'characters in a small part of it',
    ],
    ['elements that nobody closes', () => page(`<tr><td>${'<b>'.repeat(10_001)}</table>`), 'nested deeper'],
    ['a row without an end', () => page(`<tr><td title="${'x'.repeat(5_000_000)}`), 'a row of the table is longer'],
  ])('%s', async (_name, made, said) => {
    expect(await unpack(made())).toContain(said);
  });
});

describe('a workbook', () => {
  const SHEET = 'xl/worksheets/sheet1.xml';
  const TEXTS = 'xl/sharedStrings.xml';
  /** Elements that are short enough each. */
  const LONG = `<x a="${' '.repeat(1_048_576)}"/>`;

  test.each([
    ['less than there is of a sheet', SHEET, 40],
    ['more than there is of a sheet', SHEET, 4_000_000_000],
    ['less than there is of its texts', TEXTS, 40],
    ['more than there is of its texts', TEXTS, 4_000_000_000],
  ])('that states %s is refused', async (_, about, size) => {
    const book = workbookOf({ rows: ROWS, texts: ['sku', 'title', 'a', 'b'] }, { about, size });
    expect(await unpack(book)).toContain('the archive cannot be read');
  });

  test.each([
    ['its sheet', SHEET, '<worksheet><sheetData>'],
    ...(isLong ? [['its texts', TEXTS, '<sst>'] as const] : []),
  ] as const)('that unpacks without end in %s is refused', async (_, path, head) => {
    const bomb = Buffer.concat([Buffer.from(head), Buffer.alloc(120 * 1_048_576, LONG)]);
    const parts = { 'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r"/></sheets></workbook>' };
    const links = '<Relationships><Relationship Id="r" Target="worksheets/sheet1.xml"/></Relationships>';
    const book = zipOf({ ...parts, 'xl/_rels/workbook.xml.rels': links, [SHEET]: ROWS, [path]: bomb });
    expect(await unpack(book, 'x', 65_536)).toContain('more than 250 times its size');
  });

  test('of many rows, 100,000 in full, comes out in pieces that are no longer than those of a tenth of it', async () => {
    const rows = isLong ? 100_000 : 30_000;
    const texts = Array.from({ length: 100 }, (_, at) => `Thing ${at} with a name of some length`);
    const book = (count: number) =>
      workbookOf({
        rows: Array.from(
          { length: count },
          (_, at) =>
            `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c><c r="B${at + 1}" t="s"><v>${at % 100}</v></c><c r="C${at + 1}"><v>${at}.5</v></c></row>`,
        ).join(''),
        texts,
      });
    const [few, many] = [await unpack(book(rows / 10), 'x', 65_536), await unpack(book(rows), 'x', 65_536)];
    expect(few).toEqual(expect.any(Number));
    expect(many).toBeLessThanOrEqual(Number(few) * 1.5);
  });
});

test('what stands behind a table in HTML is not kept, however long it is', async () => {
  const rows = '<tr><td>a<td>b<td>c</tr>'.repeat(4);
  expect(await unpack(Buffer.from(`<table>${rows}</table>${' '.repeat(70_000)}<!-- ${'x'.repeat(5_000_000)}`))).toBe(
    '"a","b","c"\n'.length * 4,
  );
});

test('an archive made by tar, packed or not, is named as what it is', async () => {
  const tar = Buffer.alloc(2_048);
  tar.write('a.csv', 0);
  tar.write('ustar', 257);
  tar.write('sku,title\n1,One\n', 512);
  for (const file of [tar, gzipSync(tar)]) expect(await unpack(file, 'x.tar.gz')).toContain('(tar)');
});
