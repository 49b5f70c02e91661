import { expect, test } from 'vitest';
import { dataOfMapping, writeMappingData } from './mapping-document.ts';

const TEXT = `# made by hand
currency: EUR # ours
sku: Nr
title: '{Brand} {Name}'

attributes:
  # the memory, not the disk
  ram: { from: Memory, unit: GB }
  color: Colour
drop:
  - { column: Status, in: [draft] }
`;

test('a mapping as data has the members of its file', () => {
  expect(dataOfMapping(TEXT)).toEqual({
    ...{ currency: 'EUR', sku: 'Nr', title: '{Brand} {Name}' },
    attributes: { ram: { from: 'Memory', unit: 'GB' }, color: 'Colour' },
    drop: [{ column: 'Status', in: ['draft'] }],
  });
});

test('what is written says what the data say, and comments stay where they still belong', () => {
  const document = dataOfMapping(TEXT);
  const attributes = { ram: { from: 'Memory', unit: 'MB' }, size: { from: 'Size', split: '/' } };
  const written = writeMappingData('m', TEXT, { ...document, attributes, price: 'Price' });
  expect(dataOfMapping(written)).toEqual({ ...document, attributes, price: 'Price' });
  for (const comment of ['# made by hand', '# ours', '# the memory, not the disk']) expect(written).toContain(comment);
  expect(written).not.toContain('Colour');
});

test('nothing that was changed leaves every line as it was', () => {
  expect(writeMappingData('m', TEXT, dataOfMapping(TEXT))).toBe(TEXT);
});

test('names and texts that mean something else in YAML come back as they are', () => {
  const odd = { 'no: yes': "'", '# x': '{a}' };
  const document = { sku: 'Nr', attributes: { a: { from: 'A', map: odd }, 'b c': { column: '{B}', type: 'text' } } };
  expect(dataOfMapping(writeMappingData('m', 'sku: Nr', document))).toEqual(document);
});

test('without attributes there is no such member', () => {
  const written = writeMappingData('m', 'sku: Nr\nattributes:\n  a: A\n', { sku: 'Nr' });
  expect(dataOfMapping(written)).toEqual({ sku: 'Nr' });
});

test('what cannot be meant is refused', () => {
  expect(() => writeMappingData('m', 'sku: Nr', { sku: 'Nr', colour: 'x' })).toThrow(/colour/);
});
