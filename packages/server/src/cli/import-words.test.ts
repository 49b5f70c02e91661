import type { Rejection } from '@guidepost/catalog/rejection';
import { expect, test } from 'vitest';
import { NO_NOTICES } from '../imports/import-notices.ts';
import type { ImportReport } from '../imports/import-order.ts';
import { ImportStopped } from '../imports/import-stop.ts';
import { RejectionGroups } from '../imports/rejection-groups.ts';
import { describeDeleted, describeImport, describeRejections, describeStopped } from './import-words.ts';

const rejection = (line: number): Rejection => ({
  ...{ file: 'shop.csv', line, sku: 'a', field: 'price', reason: 'price is missing; fill it in' },
});

const REPORT: ImportReport = {
  ...{ revision: 2, added: 1, changed: 0, unchanged: 1200, removed: 0, kept: 1, products: 1202 },
  ...{ format: 'csv', mode: 'replace', rows: 1205, dropped: 1, rejected: 3, dryRun: false },
  rejections: [rejection(4)],
  rejectionGroups: [
    { count: 2, first: rejection(4) },
    { count: 1, first: { ...rejection(9), reason: 'link is missing; fill it in' } },
  ],
  attributes: [
    {
      name: 'ram',
      type: 'number',
      unit: 'GB',
      label: null,
      filled: 1201,
      fillRate: 1201 / 1202,
      distinct: 1000,
      distinctIsLeast: true,
      isOfSomeKinds: false,
      examples: [8, 16, 32],
    },
  ],
  attributesGone: ['brand'],
  first: null,
  remarks: [{ attribute: 'ram', count: 1, firstLine: 7, examples: [{ value: 'much', line: 7 }] }],
  mapping: { origin: 'kept', rules: null, text: 'sku: code\n', inference: null },
  ...{ concerns: [], mappingChanged: false, notices: NO_NOTICES, spoken: null, currency: 'EUR', language: null },
};

test('a report gives the counts, what was rejected in groups, and the attributes', () => {
  const text = describeImport('shop/c', REPORT, './data');
  for (const line of [
    'shop/c is at revision 2 with 1,202 products: 1 added, 0 changed, 1,200 unchanged, 0 removed.',
    '1 product of rejected rows was kept as before.',
    '2 rows: price is missing; fill it in (first in line 4)',
    'shop.csv, line 9 (sku "a"): link is missing; fill it in',
    'ram        number (GB)  99%     1,000 or more     8; 16; 32',
    'No longer there: brand.',
    'ram: 1 value could not be read and was not taken: "much" in line 7',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toContain('Data folder: ./data');
  expect(text).not.toMatch(/Next:|Inferred/);
});

test('one is not several', () => {
  const one = { ...REPORT, products: 1, rows: 1, rejected: 0, rejectionGroups: [], revision: 1 };
  expect(describeImport('shop/c', one, './data')).toMatch(/ 1 product: .*\n1 row read as csv/s);
  const deleted = {
    revision: 3,
    products: 1,
    removed: 1,
    unknown: ['x'],
    unknownCount: 1,
    concerns: [],
    dryRun: false,
  };
  expect(describeDeleted('shop/c', deleted, './data')).toMatch(/with 1 product: 1 removed\..*\n1 sku unknown: x$/s);
});

test('the first import says what comes next', () => {
  const first = describeImport('shop/c', { ...REPORT, revision: 1 }, './data');
  expect(first).toContain('Next: guidepost draft --client shop --catalog c --output advisor.yaml');
});

test('a stop says why, and how to go on only where one can', () => {
  const { rows, dropped, rejected, rejections, rejectionGroups, format, mapping } = REPORT;
  const reading = { rows, dropped, rejected, rejections, rejectionGroups, format, mapping, notices: NO_NOTICES };
  const many = new ImportStopped(
    'shop.csv',
    [{ code: 'too-many-removed', removed: 1500, products: 2000, by: 'deletion' }],
    reading,
  );
  expect(describeStopped('shop/c', many)).not.toContain('--update');
  expect(describeStopped('shop/c', many)).toMatch(
    /^Nothing was imported\. shop\/c is as it was\.\nIt would remove 1,500 of 2,000 products, more than half\.\n.*--yes/s,
  );
  const fields = [{ field: 'link' as const, reason: 'no column holds addresses', example: 'https://YOUR-SHOP/{Id}' }];
  const missing = describeStopped(
    'shop/c',
    new ImportStopped('shop.csv', [{ code: 'fields-missing', fields, hasCatalog: false }], reading),
  );
  expect(missing).toContain("  import with --set link='https://YOUR-SHOP/{Id}'");
  expect(missing).not.toContain('--yes');
});

test('an unknown currency is told with how to say it, a known one is not mentioned', () => {
  expect(describeImport('shop/c', REPORT, './data')).not.toContain('currency');
  expect(describeImport('shop/c', { ...REPORT, currency: null }, './data')).toMatch(
    /The currency of the prices is not known: import once more and name the currency \(--currency CODE\), such as EUR or USD, which is kept/,
  );
  expect(describeImport('shop/c', { ...REPORT, currency: null, rejected: 1000 }, './data')).toContain(
    'if the rejected rows are meant, say so (--yes) too',
  );
});

test('a currency that has ended is named, with what came after it', () => {
  const inference = {
    missing: [],
    notes: [],
    merges: [],
    unused: [],
    endedCurrency: { code: 'BYR', year: 2016, now: 'BYN' },
  };
  const mapping = { ...REPORT.mapping, inference };
  expect(describeImport('shop/c', { ...REPORT, mapping, currency: null }, './data')).toContain(
    'The file says that its prices are in BYR, which ended in 2016: import once more and name the currency, BYN (--currency BYN), if that is what the prices are in; it is kept with the catalog.',
  );
});

test('what an option changes for good is told, in words that hold for a feed too', () => {
  expect(describeImport('shop/c', { ...REPORT, mappingChanged: true }, './data')).toMatch(
    /The options given changed the kept mapping, also for the next imports/,
  );
  const tried = { ...REPORT, mappingChanged: true, dryRun: true };
  expect(describeImport('shop/c', tried, './data')).toContain('The options given would change the kept mapping');
});

test('an update lists only the attributes that the file has, and no table if it has none', () => {
  const update = { ...REPORT, mode: 'update', remarks: [], attributesGone: [] } as const;
  expect(describeImport('shop/c', { ...update, spoken: ['ram'] }, './data')).toMatch(/^ram +number/m);
  const without = describeImport('shop/c', { ...update, spoken: [] }, './data');
  expect(without).not.toMatch(/^ram|attribute/m);
});

test('if a file may be a part of the catalog, --update is named before --yes', () => {
  const { rows, dropped, rejected, rejections, rejectionGroups, format, mapping } = REPORT;
  const reading = { rows, dropped, rejected, rejections, rejectionGroups, format, mapping, notices: NO_NOTICES };
  const removed = new ImportStopped(
    'shop.csv',
    [{ code: 'too-many-removed', removed: 15, products: 20, by: 'import' }],
    reading,
  );
  expect(describeStopped('shop/c', removed)).toMatch(/import it as an update \(--update\).*add --yes/s);
  const fields = [{ field: 'title' as const, reason: 'no column looks like it', example: 'TITLE-COLUMN' }];
  const lacking = new ImportStopped('shop.csv', [{ code: 'fields-missing', fields, hasCatalog: true }], reading);
  expect(describeStopped('shop/c', lacking)).toMatch(/if it is only part of the catalog, .*--update.*--set title=/s);
});

test('rows that are wrong in the same way are told with up to three of their values', () => {
  const groups = new RejectionGroups();
  for (const [line, value] of ['1e3', '0x10', '1e3', 'N4N', '12e1'].entries()) {
    groups.add({
      file: 'f.csv',
      line: line + 2,
      sku: null,
      field: 'price',
      reason: `price "${value}" is no number; mend it`,
    });
  }
  expect(describeRejections(groups.report())).toEqual([
    '5 rows: price "1e3" is no number; mend it (first in line 2; also "0x10" in line 3, "N4N" in line 5)',
  ]);
});
