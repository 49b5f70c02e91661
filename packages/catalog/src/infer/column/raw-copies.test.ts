import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

/** Three columns of the sizes of things, of which the last may be a copy. */
const namesIn = async (read: string, copy: string, cellOf: (size: number, nth: number) => string) => {
  const rows = Array.from({ length: 40 }, (_, nth) => {
    const size = 110.5 + (nth % 8) * 20;
    return `A-${nth * 7},Thing ${nth},${nth}.99,${size},"${cellOf(size, nth)}"`;
  });
  const { mapping } = await infer(`Artikelnummer,Bezeichnung,Preis,${read},${copy}\n${rows.join('\n')}\n`);
  return mapping.attributes.map(({ name }) => name);
};
const asWritten = (size: number): string => `ca. ${String(size).replace('.', ',')} cm lang`;

test.each([
  ['length', 'length_raw'],
  ['length_cm', 'length_raw'],
  ['length', 'raw length'],
  ['length', 'length (original text)'],
])('what a program read %s from is no attribute beside it: %s', async (read, copy) => {
  expect(await namesIn(read, copy, asWritten)).toEqual([read]);
});

test('a column that says something else, or that nothing was read from, stays', async () => {
  const kind = (_: number, nth: number): string => ['oak', 'beech', 'ash'][nth % 3] ?? '';
  expect(await namesIn('material', 'raw material', kind)).toContain('raw_material');
  expect(await namesIn('width', 'length_raw', asWritten)).toContain('length_raw');
});
