import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { CatalogFileError } from '../catalog-file-error.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { type CsvDialect, CsvSplitter } from './split-csv.ts';

function split(
  text: string,
  piece = 1_000,
  dialect: CsvDialect = { delimiter: ',', quote: '"' },
  limits = DEFAULT_LIMITS,
) {
  const splitter = new CsvSplitter('shop.csv', dialect, limits);
  const rows = [];
  for (let at = 0; at < text.length; at += piece) rows.push(...splitter.push(text.slice(at, at + piece)));
  return [...rows, ...splitter.end()];
}

const cells = (text: string, piece?: number) => split(text, piece).map((row) => row.cells);

const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.stringMatching(/^[a",;\r\n ]{0,8}$/), fc.constant(''));
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

test('what was written comes out again, however the file is cut into pieces', () => {
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 }));
  fc.assert(
    fc.property(
      table,
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (rows, end, piece, closed) => {
        const text = rows.map((row) => row.map(quoted).join(',')).join(end) + (closed ? end : '');
        expect(cells(text, piece)).toEqual(rows);
      },
    ),
  );
});

test('accepts what a strict parser accepts, with the same cells, and refuses what it refuses', () => {
  const csv = fc.stringMatching(/^[ab,"\n]{0,14}$/);
  fc.assert(
    fc.property(csv, fc.integer({ min: 1, max: 5 }), (text, piece) => {
      const attempt = (read: () => unknown) => {
        try {
          return read();
        } catch {
          return 'refused';
        }
      };
      const settings = { relax_column_count: true, skip_empty_lines: true, record_delimiter: ['\n', '\r\n'] };
      const strict = attempt(() => parse(text, settings).filter((row) => row.length > 1 || row[0] !== ''));
      expect(attempt(() => cells(text, piece))).toEqual(strict);
    }),
    runs(500),
  );
});

test('a row knows the line it begins in, also behind cells that contain line breaks', () => {
  expect(split('a,b\r\n"x\r\ny",1\r\n\r\nc,2').map((row) => row.line)).toEqual([1, 2, 5]);
  expect(split('a,b\r"x\ry",1\rc,2').map((row) => row.line)).toEqual([1, 2, 4]);
});

test.each([
  ['a,b\n1,"2', 2, 3, /never closed/],
  ['a,b\n"1"x,2', 2, 4, /a closing quote is followed by/],
  ['a,b\n1,15" screen', 2, 5, /quote inside a cell/],
  ['a,b\n"x\ny",1\n2,3"', 4, 4, /quote inside a cell/],
])('a broken quote is an error with line and column: %j', (text, line, column, what) => {
  for (const piece of [1, 3, 1_000]) {
    expect(() => split(text, piece)).toThrow(
      expect.objectContaining({
        name: 'CatalogFileError',
        file: 'shop.csv',
        line,
        column,
        what: expect.stringMatching(what),
      }),
    );
  }
});

test('a quote is a character like any other where the mapping says that there are none', () => {
  expect(split('15" screen\t"x\n', 3, { delimiter: '\t', quote: null })).toEqual([
    { line: 1, cells: ['15" screen', '"x'] },
  ]);
});

test('a record without end is refused before it fills the memory', () => {
  const limits = { ...DEFAULT_LIMITS, recordLength: 100 };
  const endless = `a,b\n"${'x'.repeat(10_000)}`;
  expect(() => split(endless, 7, { delimiter: ',', quote: '"' }, limits)).toThrow(/line 2: .*longer than 100/);
  const wide = `a,b\n${','.repeat(2_000)}`;
  expect(() => split(wide, 50)).toThrow(CatalogFileError);
});

test('a long record in tiny pieces is not read again for every piece', () => {
  const long = `"${'x'.repeat(300_000)}"`;
  expect(cells(long, 10)[0]?.[0]).toHaveLength(300_000);
});

test('another quote character does what the usual one does', () => {
  const single = { delimiter: ';', quote: "'" };
  expect(split(`a;'b;''c''\n"'\n1;2"`, 3, single).map((row) => row.cells)).toEqual([
    ['a', `b;'c'\n"`],
    ['1', '2"'],
  ]);
  expect(() => split(`a;b'`, 10, single)).toThrow(/double the quote \(''\)/);
});

test('between tabs a quote inside a cell is a character, because such tables are mostly written without quotes', () => {
  expect(split('15" screen\t"a\tb"\n', 4, { delimiter: '\t', quote: '"' })).toEqual([
    { line: 1, cells: ['15" screen', 'a\tb'] },
  ]);
});
