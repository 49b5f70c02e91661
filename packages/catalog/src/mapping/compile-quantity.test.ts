// Numbers with their units: read, converted and added up as the mapping says.

import { expect, test } from 'vitest';
import { usualUnit } from '../infer/cell/known-units.ts';
import { QUANTITIES } from '../infer/cell/unit-table.ts';
import { compileQuantity } from './compile-quantity.ts';
import { mapped, valuesOf } from './mapped-column.fixture.ts';

test('units are converted and parts added up', async () => {
  const rule = "{ from: X, pattern: '([\\d.]+)(GB|TB)', units: { GB: 1, TB: 1000 }, sum: true }";
  expect(await valuesOf(['128GB SSD +  1TB HDD', '1.0TB Hybrid', 'none'], rule)).toEqual([1128, 1000, undefined]);
  expect(await valuesOf(['2500'], '{ from: X, scale: 0.001, unit: kg }')).toEqual([2.5]);
});

test('numbers are read with their unit, without a pattern', async () => {
  expect(await valuesOf(['8GB', '16 GB', 'About 8 GB', '4', '8 TB', 'x'], '{ from: X, unit: GB }')).toEqual([
    ...[8, 16, 8, 4, undefined, undefined],
  ]);
  expect(await valuesOf(['1TB', '512 GB', '2 tb'], '{ from: X, units: { GB: 1, TB: 1024 }, unit: GB }')).toEqual([
    ...[1024, 512, 2048],
  ]);
  expect(await valuesOf(['15.6"', '13.3 inch', '2,5'], '{ from: X, unit: in }')).toEqual([15.6, 13.3, undefined]);
  expect(await valuesOf(['2,4 GHz', '2095,0'], '{ from: X, unit: GHz, decimal: comma }')).toEqual([2.4, 2095]);
});

test('one part of a cell is taken, or the smallest and largest of its numbers', async () => {
  const cells = ['600,3000', '1550', ''];
  expect(await valuesOf(cells, "{ from: X, split: ',', part: min }")).toEqual([600, 1550, undefined]);
  expect(await valuesOf(cells, "{ from: X, split: ',', part: max }")).toEqual([3000, 1550, undefined]);
  expect(await valuesOf(cells, "{ from: X, split: ',', part: 2, type: number }")).toEqual([3000, undefined, undefined]);
  expect(await valuesOf(['20 x 30 x 5 cm'], '{ from: X, split: x, part: 3, unit: cm }')).toEqual([5]);
  expect(await valuesOf(['Acme One', 'Acme'], "{ from: X, split: ' ', part: 1 }")).toEqual(['Acme', 'Acme']);
});

test.each(['26,8 x 32 x 30 Zoll', '26,8 x 32 x 30 "', '26,8 Zoll x 32 Zoll x 30 Zoll'])(
  '%s is nothing that centimetres can be read from',
  async (cell) => {
    const parts = [1, 2, 3].map((part) => `  x${part}: { from: X, split: x, part: ${part}, unit: cm, decimal: comma }`);
    const { products, reading } = await mapped([cell], `attributes:\n${parts.join('\n')}`);
    expect(products[0]?.attributes).toEqual({});
    expect(reading.remarks.map(({ attribute }) => attribute)).toEqual(['x1', 'x2', 'x3']);
  },
);

test('the unit behind the last number of a cell is that of all of them, and is converted as one', async () => {
  const rule = '{ from: X, split: x, part: 1, units: { cm: 1, mm: 0.1 }, unit: cm }';
  expect(await valuesOf(['20 x 30 cm', '200 x 300 mm', '20 x 30'], rule)).toEqual([20, 20, 20]);
  expect(
    await valuesOf(['600-900 g', '1-2 kg'], '{ from: X, split: "-", part: min, units: { kg: 1, g: 0.001 } }'),
  ).toEqual([0.6, 1]);
  expect(await valuesOf(['15 Pfund', '15 kg'], '{ from: X, unit: kg }')).toEqual([undefined, 15]);
});

test('a plus or minus before a number with its unit is read', async () => {
  const cells = ['+3 °C', '-7 °C', '−10°C', '–2 °C', 'ca. +4 °C', '12'];
  expect(await valuesOf(cells, '{ from: X, unit: °C }')).toEqual([3, -7, -10, -2, 4, 12]);
});

test('a unit that is a word is read in singular and plural, whichever the mapping names', async () => {
  const cells = ['1 Person', '2 Personen', '3 personen', '4 Per', '5'];
  for (const unit of ['Person', 'Personen'])
    expect((await valuesOf(cells, `{ from: X, unit: ${unit} }`)).slice(0, 3)).toEqual([1, 2, 3]);
  expect(await valuesOf(['1 Monat', '2 Jahre', '18 Monate'], '{ from: X, units: { Monate: 1, Jahr: 12 } }')).toEqual([
    1, 24, 18,
  ]);
});

test('every spelling of a unit that may be inferred is read where the usual one is the unit', () => {
  const unread = QUANTITIES.flat()
    .map(([spelling]) => spelling)
    .filter((spelling) => compileQuantity(usualUnit(spelling), [], null, 1)(`5 ${spelling}`) !== 5);
  expect(unread).toEqual([]);
});
