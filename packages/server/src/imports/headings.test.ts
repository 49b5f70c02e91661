import { bookOf, sheetOf } from '@guidepost/catalog/archive/workbook.fixture';
import { PRICE_LISTS, rowsOfList, writtenCell } from '@guidepost/catalog/csv/headings.fixture';
import { expect, test } from 'vitest';
import { describeNotices } from '../cli/import-notice-words.ts';
import { COMMAND_DOOR } from '../cli/spell-remedy.ts';
import { viewNotices } from '../views/import-view.ts';
import { inOwnStore, read, run, sourceOf, stores } from './import.fixture.ts';
import { runImport } from './run-import.ts';

inOwnStore();

const { lines, above } = PRICE_LISTS.german;
const target = { client: 'shop', catalog: 'c' };
const SUPPLIED = {
  currency: 'EUR',
  set: ['link={ value: "https://s.example/" }', 'image={ value: "https://s.example/i.png" }'],
};

/** A price list below its address; `more`: further lines at its beginning. */
const listOf = (count: number, more: readonly string[] = []): string => {
  const rows = [...more, ...above].map((words) => [words]);
  return [...rows, [], ...lines, ...rowsOfList(PRICE_LISTS.german, count), ['Alle Preise mit Mehrwertsteuer']]
    .map((cells) => lines[0]?.map((_, at) => writtenCell(cells[at] ?? '', ';')).join(';'))
    .join('\n');
};

test('a price list with its address above the headings becomes a catalog, and the next one needs nothing said', async () => {
  const first = await runImport(stores, { ...target, source: sourceOf(listOf(12)), ...SUPPLIED });
  if (first.kind !== 'imported') throw new Error(first.kind);
  expect(first.report).toMatchObject({ products: 12, rejected: 1 });
  expect(first.report.notices.headings).toEqual({ first: 7, last: 8, above: 5, example: above[0] });
  expect(first.report.rejections).toMatchObject([{ line: 21 }]);
  const products = await read();
  expect(products[1]).toMatchObject({
    title: 'Rote Bete B',
    price: '2.50',
    attributes: { je: 'Stück', herkunft: 'Süd' },
  });

  const next = await runImport(stores, {
    ...target,
    source: sourceOf(listOf(13, ['Urlaub vom 3. bis 9. August', ''])),
  });
  if (next.kind !== 'imported') throw new Error(next.kind);
  expect(next.report).toMatchObject({ added: 1, unchanged: 12, removed: 0, rejected: 1, mapping: { origin: 'kept' } });
  expect(next.report.notices.headings).toMatchObject({ first: 9, last: 10, above: 6 });
});

test('what stands above the headings is told, and where these are', async () => {
  const { notices, mapping } = await run(listOf(5), {
    mapping: {
      name: 'm.yaml',
      text: [
        'sku: Artikelbezeichnung\ntitle: Artikelbezeichnung\nprice: Preis (EUR)\ndecimal: comma\ncurrency: EUR',
        'link: { value: https://s.example/ }\nimage: { value: https://s.example/i.png }\n',
      ].join('\n'),
    },
  });
  expect(describeNotices({ notices: { ...notices, columnsUnused: [] }, mapping })).toEqual([
    `The names of the columns are in lines 7 and 8, which were joined. 5 rows above them are no products, the first "${above[0]}".`,
  ]);
  expect(viewNotices(notices, COMMAND_DOOR)).toMatchObject({ headings: { first: 7, last: 8, above: 5 } });
});

test('a workbook has its headings below an address and in several rows, too', async () => {
  const rows = [...above.map((words) => [words]), [''], ...lines, ...rowsOfList(PRICE_LISTS.german, 8)];
  const source = { ...sourceOf('', 'list.xlsx'), size: null };
  const bytes = bookOf({ Preise: sheetOf(rows) });
  const report = await runImport(stores, {
    ...target,
    ...SUPPLIED,
    source: {
      ...source,
      open: async function* () {
        yield bytes;
      },
    },
  });
  if (report.kind !== 'imported') throw new Error(report.kind);
  expect(report.report).toMatchObject({ products: 8, rejected: 0 });
  expect(report.report.notices.headings).toEqual({ first: 7, last: 8, above: 5, example: above[0] });
  expect((await read())[0]).toMatchObject({ title: 'Möhren A', price: '1.50' });
});
