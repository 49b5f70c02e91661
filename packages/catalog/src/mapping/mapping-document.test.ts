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
  expect(written.match(/^.*Colour.*$/gm)).toEqual(['# Colour: left out']);
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

const INFERRED = `# Inferred from 3 rows of a.csv.
# Missing: image, link. Without them nothing can be imported.
# The file does not say its currency; set \`currency:\`, such as \`currency: EUR\`.
sku: Nr
title: Name
# image is missing: no column holds addresses of that kind. Supply it here:
# image: 'https://YOUR-SHOP/{Nr|url}.jpg'
# link is missing: no column holds addresses of that kind. Supply it here:
# link: 'https://YOUR-SHOP/{Nr|url}'
price: Price
attributes:
  kg: Weight (kg)
  color: Colour
  # Sort: left out, what the shop system keeps for itself
`;

test('comments that say what is missing are not true any more once it is there, and what is left out on purpose is said', () => {
  const { attributes, ...document } = dataOfMapping(INFERRED);
  const link = 'https://s.example/{Nr}';
  const written = writeMappingData('m', INFERRED, { ...document, link, attributes: { color: 'Colour' } });
  expect(written).toContain('# Missing: image. Without it nothing');
  expect(written).not.toContain('link is missing');
  expect(written).toContain('# image is missing');
  expect(written).toContain('# Weight (kg): left out');
  expect(written).toContain('set `currency:`');
  const whole = writeMappingData('m', INFERRED, { ...document, attributes, link, image: link, currency: 'EUR' });
  expect(whole).not.toMatch(/missing|YOUR-SHOP|does not say|Weight.*left out/i);
  expect(whole).toContain('# Sort: left out');
});
