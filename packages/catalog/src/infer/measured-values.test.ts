// Measures as people write them, with fractions, hyphens and rates.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { infer, many } from './small-files.fixture.ts';

async function read(column: string, cells: readonly string[], title = 'Rig') {
  const rows = many(cells, 40).map(
    (cell, at) => `A-${at * 7},${title} ${at},${at + 5}.99,"${cell.replaceAll('"', '""')}"`,
  );
  const file = `sku,title,price,${column}\n${rows.join('\n')}\n`;
  const given = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];
  const { mapping } = await infer(file, given);
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  const [rule] = mapping.attributes;
  return { rule, values: products.slice(0, cells.length).map(({ attributes }) => attributes[rule?.name ?? '']) };
}

test.each([
  ['Weight', ['1 1/4 oz', '1/2 oz', '1 oz', '3/8 oz', '1 3/8 oz'], 'oz', [1.25, 0.5, 1, 0.375, 1.375]],
  ['Chuck', ['1/2-inch', '3/8-inch', '5/8 inch', '1-inch'], 'in', [0.5, 0.375, 0.625, 1]],
  ['Voltage', ['12-Volt', '18-Volt', '20-Volt', '40-Volt'], 'V', [12, 18, 20, 40]],
  ['Print speed', ['80mm/s', '120 mm/sec', '150 mm /sec', '60 mm/s'], 'mm/s', [80, 120, 150, 60]],
])('%s %j are numbers', async (column, cells, unit, values) => {
  const found = await read(column, cells);
  expect(found.rule).toMatchObject({ type: 'number', unit });
  expect(found.values).toEqual(values);
});

test.each([
  ['Ratio', ['16/9', '4/3', '21/9', '1/1']],
  ['Drive', ['1/2', '1/4', '3/8', '3/4']],
  ['Code', ['12-AB', '18-AB', '20-XK', '44-AB']],
])('%s %j are none', async (column, cells) => {
  expect((await read(column, cells)).rule?.type).toBe('text');
});

test('a speed in words is no length', async () => {
  const cells = ['Nova belt 80 mm/sec', 'Nova belt 90 mm/sec', 'Luna belt 120 mm/sec', 'Luna belt 60 mm/sec'];
  const { mapping } = await infer(
    `sku,title,price,Belt\n${many(cells, 40)
      .map((cell, at) => `A-${at * 7},Rig ${at},${at + 5}.99,${cell}`)
      .join('\n')}\n`,
  );
  expect(mapping.attributes.map(({ unit }) => unit)).not.toContain('mm');
});

test('among words a speed has its unit, and what has both is read by each', async () => {
  const speeds = Array.from({ length: 40 }, (_, nth) => `runs at ${20 + nth} mm/s${nth % 2 ? 'ec' : ''} indoors`);
  const speed = await infer(
    `sku,title,price,Pace\n${speeds.map((cell, at) => `A-${at * 7},Rig ${at},${at + 5}.99,${cell}`).join('\n')}\n`,
  );
  expect(speed.mapping.attributes.map(({ unit }) => unit)).toEqual(['mm/s']);
  const both = Array.from({ length: 40 }, (_, nth) => `${300 + nth} mm wide and ${20 + nth} mm /s fast`);
  const width = await read('Belt', both);
  expect(width.rule?.unit).toBe('mm');
  expect(width.values.slice(0, 2)).toEqual([300, 301]);
});

test('one unit among a few of another, behind a label in a text, is converted', async () => {
  const text = (nth: number): string => `Hose Length : ${nth % 5 === 0 ? '39.37 in' : `${100 + (nth % 4)} cm`}`;
  const rows = Array.from(
    { length: 30 },
    (_, nth) => `A-${nth * 7},Hose ${nth},${nth + 5}.99,"Colour : red | ${text(nth)} | Model : ${5800 + nth}"`,
  );
  const file = `sku,title,price,description\n${rows.join('\n')}\n`;
  const { mapping } = await infer(file, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const inferred = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  const written = readMapping(
    'm.yaml',
    `currency: EUR
image: https://s.example/{sku}
link: https://s.example/{sku}
attributes:
  hose_length: { type: number, from: description, pattern: 'Hose Length : (\\d+(?:\\.\\d+)? \\w+)', unit: cm, units: { cm: 1, in: 2.54 } }
`,
  );
  for (const { products, reading } of [inferred, await gather(sourceOf(file), { mapping: written })]) {
    expect(products.slice(0, 3).map(({ attributes }) => attributes.hose_length)).toEqual([99.9998, 101, 102]);
    expect(reading.remarks).toEqual([]);
  }
});

test('names have parts of inches and volts behind hyphens', async () => {
  const sizes = ['1/2-inch', '3/8-inch', '1-1/4 -inch', '2-inch', '5/8 inch'];
  const rows = Array.from(
    { length: 40 },
    (_, nth) => `A-${nth * 7},Punch ${[12, 18, 20][nth % 3]}-Volt ${sizes[nth % 5]} tip,${nth + 5}.99`,
  );
  const file = `sku,title,price\n${rows.join('\n')}\n`;
  const { mapping } = await infer(file, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  expect(products.slice(0, 5).map(({ attributes }) => [attributes.voltage, attributes.size])).toEqual([
    [12, 0.5],
    [18, 0.375],
    [20, 1.25],
    [12, 2],
    [18, 0.625],
  ]);
});
