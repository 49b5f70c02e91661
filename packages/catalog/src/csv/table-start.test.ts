import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seedOf } from '../../../../scripts/fixture/test-length.ts';
import { gatherMapped, recordsOf, sourceOf } from '../../test/source-of.ts';
import { findHeadingRows } from './heading-rows.ts';
import { PRICE_LISTS, type PriceList, rowsOfList, writtenCell } from './headings.fixture.ts';
import { findTableStart, fromStart, piecesFromStart, WITH_THE_TEXT } from './table-start.ts';

const PLAIN = { delimiter: null, quote: '"' };
const NONE: ReadonlySet<string> = new Set();

const shape = fc.record({
  list: fc.constantFrom(...Object.values(PRICE_LISTS)),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  end: fc.constantFrom('\n', '\r\n'),
  /** What each line above has: nothing, one cell, or a second one at the right. */
  above: fc.array(fc.constantFrom('blank', 'one', 'two'), { minLength: 0, maxLength: 12 }),
  /** A spreadsheet program fills lines up with delimiters, an editor does not. */
  filledUp: fc.boolean(),
  inLines: fc.boolean(),
  gap: fc.constantFrom(0, 1, 2),
  rows: fc.integer({ min: 4, max: 20 }),
  indent: fc.constantFrom(0, 0, 2),
});

interface Shape {
  readonly list: PriceList;
  readonly delimiter: string;
  readonly end: string;
  readonly above: readonly string[];
  readonly filledUp: boolean;
  readonly inLines: boolean;
  readonly gap: number;
  readonly rows: number;
  readonly indent: number;
}

function write({ list, delimiter, end, above, filledUp, inLines, gap, rows, indent }: Shape) {
  const width = list.names.length;
  const cellsOf = (kind: string, nth: number): readonly string[] => {
    const [one = '', two = ''] = [list.above[nth % list.above.length], list.above[(nth + 2) % list.above.length]];
    if (kind === 'blank') return [];
    return kind === 'one' ? [one] : [one, ...Array.from({ length: width - 2 }, () => ''), two];
  };
  const body = rowsOfList(list, rows);
  const lines = inLines ? list.lines : [list.names];
  const all = [
    ...above.map(cellsOf),
    ...Array.from({ length: above.length === 0 ? 0 : gap }, () => []),
    ...lines,
    ...body,
  ];
  const text = all
    .map((cells, at) => {
      const isTable = at >= all.length - body.length - lines.length;
      const padded = isTable || filledUp ? Array.from({ length: width }, (_, place) => cells[place] ?? '') : cells;
      const indented = isTable || filledUp ? [...Array.from({ length: indent }, () => ''), ...padded] : padded;
      return indented.map((cell) => writtenCell(cell, delimiter)).join(delimiter) + end;
    })
    .join('');
  return { text, body, lineOfFirst: all.length - body.length + 1 };
}

test('a price list is read alike whatever stands above its headings, and in however many lines these are', async () => {
  await fc.assert(
    fc.asyncProperty(shape, fc.constantFrom(3, 50, 65_536), async (shaped, piece) => {
      const { text, body, lineOfFirst } = write(shaped);
      const opened = await recordsOf(sourceOf(text, 'list.csv', piece));
      if (opened.format !== 'csv') throw new Error(`read as ${opened.format}`);
      const names = opened.reader.columns?.slice(shaped.indent) ?? [];
      expect(names).toEqual(shaped.list.names);
      const records = [];
      for await (const batch of opened.reader.batches) records.push(...batch);
      const filled = records.filter(({ fields }) => fields?.some((cell) => cell !== ''));
      expect(filled.map(({ fields }) => fields?.slice(shaped.indent))).toEqual(body);
      expect(filled[0]?.line).toBe(lineOfFirst);
      const { length } = shaped.inLines ? shaped.list.lines : [''];
      const isAbove = shaped.above.some((kind) => kind !== 'blank');
      if (isAbove) {
        expect(opened.headings).toMatchObject({ first: lineOfFirst - length, last: lineOfFirst - 1 });
        expect(opened.headings?.above).toBe(shaped.above.filter((kind) => kind !== 'blank').length);
      } else expect(opened.headings?.above ?? 0).toBe(0);
    }),
    { ...runs(300), seed: seedOf(7) },
  );
});

const shown = (text: string, wanted = NONE) => {
  const start = findTableStart(text, PLAIN, wanted);
  return {
    first: fromStart(text, start)
      .split('\n')
      .find((line) => line !== ''),
    headings: start.headings,
  };
};

const BODY = [
  'B-1;Brot;kg;5,50;Nord',
  'B-2;Brezel;Stück;1,10;Süd',
  'B-3;Kuchen;Stück;22,00;Nord',
  'B-4;Salz;kg;2,00;West',
];

describe.each([
  ['headings', ['Nr;Artikel;Einheit;Preis;Herkunft']],
  ['headings of a few columns that have known names', ['Artikel;Preis;;;', 'B-0;Brot;kg;auf Anfrage;Ost']],
  ['headings without the first name', [';Artikel;Einheit;Preis;Herkunft']],
  [
    'headings above a product whose price is a word',
    ['Nr;Artikel;Einheit;Preis;Herkunft', 'B-0;Hefe;Glas;auf Anfrage;Ost'],
  ],
  ['headings in lower case above one', ['nr;artikel;einheit;preis;herkunft', 'b-0;hefe;glas;auf anfrage;ost']],
  ['capitals above one in lower case', ['Nr;Artikel;Einheit;Preis;Herkunft', 'neu;hefe;glas;auf anfrage;ost']],
  ['a heading between the rows', ['Nr;Artikel;Einheit;Preis;Herkunft', 'Backwaren;;;;']],
  ['a remark below the headings', ['Nr;Artikel;Einheit;Preis;Herkunft', ';alles frisch gebacken;;;']],
  ['names of sizes and years', ['Nr;Artikel;2024;2025;2026', 'B-0;Hefe;x;y;z']],
  [
    'names of programs below',
    ['Artikel Nr;Artikel Name;Einheit;Preis brutto;Land', 'item_sku;item_name;unit_code;price_gross;country_id'],
  ],
])('a file that begins with %s is read as it was', (_, begin) => {
  test.each([';', ',', '\t', '|'])('with %j between its cells', (delimiter) => {
    const lines = [...begin, ...BODY].map((line) =>
      line
        .split(';')
        .map((cell) => writtenCell(cell, delimiter))
        .join(delimiter),
    );
    expect(findTableStart(`${lines.join('\n')}\n`, PLAIN, NONE)).toBe(WITH_THE_TEXT);
  });
});

test.each([
  ['a unit below its name', ['Nr;Artikel;Einheit;Preis;Herkunft', ';;;€;'], 'Nr;Artikel;Einheit;Preis (€);Herkunft'],
  [
    'brackets below a name',
    ['Nr;Artikel;Einheit;Preis;Herkunft', ';;(je);(brutto);'],
    'Nr;Artikel;Einheit (je);Preis (brutto);Herkunft',
  ],
  [
    'three lines',
    ['Nr;Artikel-;;Ver-;', ';bezeich-;Ein-;kaufs-;Her-', ';nung;heit;preis;kunft'],
    'Nr;Artikelbezeichnung;Einheit;Verkaufspreis;Herkunft',
  ],
  [
    'a hyphen that stays',
    ['Artikel-;Bezeichnung;Einheit;Preis;Herkunft', 'Nr.;;;;'],
    'Artikel-Nr.;Bezeichnung;Einheit;Preis;Herkunft',
  ],
  [
    'a word broken without a hyphen',
    ['Nr;Artikel;Waren;Preis;Herkunft', ';;gruppe;EUR;'],
    'Nr;Artikel;Warengruppe;Preis (EUR);Herkunft',
  ],
  [
    'a delimiter in a name',
    ['Nr;Artikel;Einheit;"Preis;";Herkunft', ';;;€;'],
    'Nr;Artikel;Einheit;"Preis; (€)";Herkunft',
  ],
  ['a sum in the line of names', ['Hof;;;;', 'Nr;Artikel;Einheit;Preis;"0,00 €"'], 'Nr;Artikel;Einheit;Preis;'],
])('of headings in several lines, %s is joined', (_, lines, joined) => {
  for (const above of [[], ['Hofladen am Bach;;;;', ';;;;'], ['Hofladen am Bach']]) {
    const text = [...above, ...lines, ...BODY, ''].join('\n');
    expect(shown(text).first).toBe(joined);
    expect(fromStart(text, findTableStart(text, PLAIN, NONE)).split('\n')).toHaveLength(text.split('\n').length);
  }
});

test('a name over several columns is that of each, and what is said of all names is no part of them', () => {
  const rows = BODY.map((line) => line.replace(/\w+$/, '8,00;1,00;1,20'));
  const text = ['Nr;Artikel;Einheit;Kiste;;Bund;', ';;;netto;brutto;netto;brutto', ...rows, ''].join('\n');
  expect(shown(text).first).toBe('Nr;Artikel;Einheit;Kiste netto;Kiste brutto;Bund netto;Bund brutto');
  const told = ['Farbe;Marke;Einheit;Preis;Herkunft', 'nötig;nötig;freiwillig;nötig;freiwillig', ...BODY, ''].join(
    '\n',
  );
  expect(findTableStart(told, PLAIN, NONE)).toBe(WITH_THE_TEXT);
});

test('remarks above the headings may fill as many cells as these, if they are no names', () => {
  const text = ['Datum:;3.5.2026;040/123456;Seite 1;Bio', 'Nr;Artikel;Einheit;Preis;Herkunft', ...BODY, ''].join('\n');
  expect(shown(text)).toEqual({
    first: 'Nr;Artikel;Einheit;Preis;Herkunft',
    headings: { first: 2, last: 2, above: 1, example: 'Datum: 3.5.2026 040/123456 Seite 1 Bio' },
  });
});

test('a quoted address may take several lines, and the file may say its delimiter', () => {
  const text = ['sep=;', '"Hofladen; am Bach\nWeg 4";;;;', 'Nr;Artikel;Einheit;Preis;Herkunft', ...BODY, ''].join('\n');
  const start = findTableStart(text, PLAIN, NONE);
  expect(start.headings).toEqual({ first: 4, last: 4, above: 1, example: 'Hofladen; am Bach Weg 4' });
  expect(fromStart(text, start)).toBe(['sep=;', '', '', 'Nr;Artikel;Einheit;Preis;Herkunft', ...BODY, ''].join('\n'));
});

test('the columns that a mapping names are stronger than what the rows look like', () => {
  const words = ['Brot;hell;Nord', 'Brezel;salzig;Süd', 'Kuchen;süß;West'];
  const text = ['Hofladen;am;Bach', '', 'Artikel;Art;Her-', ';;kunft', ...words, ''].join('\n');
  expect(shown(text).headings).toBeNull();
  expect(shown(text, new Set(['Artikel', 'Herkunft', 'Preis']))).toEqual({
    first: 'Artikel;Art;Herkunft',
    headings: { first: 3, last: 4, above: 1, example: 'Hofladen am Bach' },
  });
  const rows = ['Hof;;Bach;;', 'Nr;Artikel;Einheit;Preis;Herkunft', ...BODY].map((line, at) => ({
    line: at + 1,
    cells: line.split(';'),
  }));
  expect(findHeadingRows(rows, 0, NONE)).toMatchObject({ first: 1, last: 1 });
  expect(findHeadingRows(rows, 0, new Set(['Artikel', 'Marke']))).toMatchObject({ first: 1, last: 1 });
  expect(findHeadingRows(rows, 0, new Set(['Hof', 'Marke']))).toBeNull();
  // Of a mapping that was made when the first row was all there was.
  expect(findHeadingRows(rows, 0, new Set(['Column 2', 'Column 4']))).toBeNull();
});

test('products, headings between them and notes below them are told apart', async () => {
  const lines = [
    'Hofladen am Bach;;;;',
    '',
    'Nr;Artikel;Einheit;Preis;Herkunft',
    ';;;EUR;',
    'Backwaren;;;;',
    ...BODY.slice(0, 2),
  ];
  const more = ['Gewürze;;;;', ...BODY.slice(2), ';;;;', 'Unser Angebot ist freibleibend;;;;', ''];
  const mapping =
    'sku: Nr\ntitle: Artikel\nprice: Preis (EUR)\ndecimal: comma\nimage: { value: https://s.example/i.png }\nlink: https://s.example/{sku}\nattributes: { kind: Section }\n';
  const { products, reading } = await gatherMapped(sourceOf([...lines, ...more].join('\n')), mapping);
  expect(products.map(({ sku, price, attributes }) => [sku, price, attributes.kind])).toEqual([
    ['B-1', '5.50', 'Backwaren'],
    ['B-2', '1.10', 'Backwaren'],
    ['B-3', '22.00', 'Gewürze'],
    ['B-4', '2.00', 'Gewürze'],
  ]);
  expect(reading.rejected).toMatchObject([{ line: 12 }]);
  expect(reading.lineOf('B-1')).toBe(6);
});

const cell = fc.oneof(
  fc.constantFrom(
    '',
    '',
    'Artikel',
    'Preis',
    'kg',
    '2,50',
    'Artikel-',
    '"',
    '"a;b"',
    '(EUR)',
    'bezeichnung',
    '\r',
    '"x\ny"',
    'sep=;',
    '#',
  ),
  fc.string({ maxLength: 6, unit: 'binary' }),
);

test('whatever the text is, nothing but its beginning changes, and it has as many lines', async () => {
  const texts = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      ...[texts, fc.constantFrom(';', ',', '\t'), fc.constantFrom('\n', '\r\n', '\r'), fc.integer({ min: 1, max: 40 })],
      async (rows, delimiter, end, size) => {
        const text = rows.map((cells) => cells.join(delimiter) + end).join('');
        const start = findTableStart(text, PLAIN, new Set(['Preis']));
        const read = fromStart(text, start);
        expect(read.endsWith(text.slice(start.length))).toBe(true);
        const lines = (part: string): number => part.match(/\r\n|\n|\r/g)?.length ?? 0;
        expect(lines(start.text)).toBe(lines(text.slice(0, start.length)));
        const pieces = (async function* () {
          for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
        })();
        let joined = '';
        for await (const piece of start.length === 0 ? pieces : piecesFromStart(pieces, start)) joined += piece;
        expect(joined).toBe(read);
      },
    ),
    { ...runs(500), seed: seedOf(11) },
  );
});
