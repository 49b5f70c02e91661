import { expect, test } from 'vitest';
import { type ImportNotices, NO_NOTICES } from '../catalogs/import-notices.ts';
import { describeNotices, describePrices } from './import-notice-words.ts';

const kept = { mapping: { origin: 'kept', rules: null, text: 'sku: Nr\n', inference: null } } as const;
const described = (notices: Partial<ImportNotices>, more: object = {}) =>
  describeNotices({ ...kept, ...more, notices: { ...NO_NOTICES, ...notices } });

test('where nothing came or went, nothing is said', () => {
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
    'Not used, as the mapping does not speak of it: Größe.',
    expect.stringMatching(/--save-mapping FILE.*--mapping FILE.*--infer/),
  ]);
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
  ...{ changed: 120, lowest: -0.9, highest: 0.12, large: 3, compared: null },
  examples: [{ sku: 'A-1', before: '269.00', after: '9999.00' }],
};

test('of an update every change of prices is told, and those by more than half by their sku', () => {
  expect(describePrices(prices, 'update')).toBe(
    'Prices: 120 changed, from -90% to +12%; 3 prices by more than half: A-1 from 269.00 to 9999.00, ….',
  );
  expect(describePrices({ ...prices, lowest: -0.001, large: 0 }, 'update')).toBe(
    'Prices: 120 changed, from -0.1% to +12%.',
  );
});

test('of a whole catalog only prices that look like a mistake are told', () => {
  expect(describePrices({ ...prices, large: 0 }, 'replace')).toBeNull();
  expect(describePrices(prices, 'replace')).toContain('by more than half');
  expect(describePrices(null, 'update')).toBeNull();
});
