// What is kept of an import: all of a small one, the first of a large one.

import type { HiddenSheets, TableGroup } from '@guidepost/catalog/archive/other-tables';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import type { ChosenMapping } from '../imports/chosen-mapping.ts';
import { NO_NOTICES } from '../imports/import-notices.ts';
import type { ImportReport } from '../imports/import-order.ts';
import { ImportStopped } from '../imports/import-stop.ts';
import type { AdvisorConcern } from '../imports/judge-advisors.ts';
import { accountOfImport, accountOfStop } from './import-account.ts';

const mapping: ChosenMapping = { origin: 'kept', rules: null, text: 'sku: Nr\n'.repeat(9999), inference: null };
const rejected = (reason: string, count = 1) => ({
  count,
  first: { file: 'feed.csv', line: 2, sku: 'A', field: 'price', reason },
});
const concern = (message: string): AdvisorConcern => ({
  ...{ advisor: 'laptops', version: 1, severity: 'warning', breaks: false, code: 'c', pointer: '/questions/0' },
  ...{ place: 'advisor laptops, question use', message, mend: 'mend it', example: null },
});
const REPORT: ImportReport = {
  ...{ revision: 3, products: 10, added: 1, changed: 2, unchanged: 6, removed: 1, kept: 1, format: 'csv', rows: 11 },
  ...{ dropped: 0, rejected: 3, rejections: [], rejectionGroups: [rejected('price is missing', 3)], mode: 'replace' },
  attributes: [],
  attributesGone: ['colour', 'size'],
  first: null,
  remarks: [{ attribute: 'ram', count: 1, firstLine: 2, examples: [{ value: 'much', line: 2 }] }],
  ...{ mapping, mappingChanged: false, spoken: null, currency: null, language: null, dryRun: false },
  notices: {
    ...{ isPart: false, columnsUnused: ['Farbe'], attributesNew: [] },
    columnsGone: [{ rule: 'attributes.colour', columns: ['Colour'] }],
    attributesEmptied: [{ name: 'colour', fillRateBefore: 1, fillRate: 0 }],
    prices: { changed: 9, lowest: -0.9, highest: 0, large: 1, examples: [] },
  },
  concerns: [concern('nothing is left')],
};

test('a small import is kept whole, but for what others keep, and its warnings are counted', () => {
  const { products, added, changed, unchanged, removed, kept, revision } = REPORT;
  const { format, rows, dropped, rejectionGroups, remarks, attributesGone, notices, concerns, mode } = REPORT;
  expect(accountOfImport(REPORT, 5)).toEqual({
    ...{ at: 5, mode, format, rows, dropped, rejected: 3, rejectionGroups, remarks, attributesGone, notices, concerns },
    counts: { products, added, changed, unchanged, removed, kept, revision },
    mapping: { origin: 'kept' },
    // Rejected rows, a value that was not read, a column, attributes gone, prices, an advisor.
    warnings: 6,
    leftOut: {},
  });
});

test('further sheets are a warning only where one is left out that people see', () => {
  const some = { count: 1, rows: 5, examples: [] };
  const none = { count: 0, rows: 0, examples: [] };
  const warningsWith = (joined: TableGroup, leftOut: TableGroup, hidden?: HiddenSheets): number => {
    const notices = {
      ...REPORT.notices,
      otherTables: { kind: 'sheet' as const, joined, leftOut, ...(hidden && { hidden }) },
    };
    return accountOfImport({ ...REPORT, notices }, 5).warnings;
  };
  expect(warningsWith(some, none)).toBe(6);
  expect(warningsWith(none, none, { count: 1, names: ['Lists'] })).toBe(6);
  expect(warningsWith(some, some)).toBe(7);
});

test('of an import that stopped it is kept what was known by then', () => {
  const concerns = [concern('nothing is left')];
  const reading = { ...REPORT, notices: NO_NOTICES };
  const stopped = new ImportStopped('feed.csv', [{ code: 'advisors-broken', concerns }], reading);
  expect(accountOfStop(stopped, 5)).toMatchObject({ counts: null, concerns, rejected: 3, warnings: 2, remarks: [] });
});

test('however much there is to tell, at most 16 kB are kept, the first of everything, and it is counted what is not', () => {
  const text = fc.string({ unit: 'binary', maxLength: 3000 });
  const count = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(text, count, count, count, (said, groups, concerns, names) => {
      const account = accountOfImport(
        {
          ...REPORT,
          rejectionGroups: Array.from({ length: groups }, (_, nr) => rejected(`${nr} ${said}`)),
          concerns: Array.from({ length: concerns }, (_, nr) => concern(`${nr} ${said}`)),
          notices: { ...REPORT.notices, columnsUnused: Array.from({ length: names }, (_, nr) => `${nr} ${said}`) },
        },
        5,
      );
      expect(Buffer.byteLength(JSON.stringify(account))).toBeLessThanOrEqual(16 * 1024);
      expect(account.warnings).toBe(4 + groups + concerns);
      const { rejectionGroups = 0, concerns: unsaid = 0, columnsUnused = 0 } = account.leftOut;
      expect(account.rejectionGroups.length + rejectionGroups).toBe(groups);
      expect(account.concerns.length + unsaid).toBe(concerns);
      expect(account.notices.columnsUnused.length + columnsUnused).toBe(names);
      if (concerns > 0) expect(account.concerns[0]?.message).toMatch(/^0 /);
      expect(JSON.parse(JSON.stringify(account))).toEqual(account);
    }),
    runs(30),
  );
});
