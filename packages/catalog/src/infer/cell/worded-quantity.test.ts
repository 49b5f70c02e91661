import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

const GIVEN = ['image={ value: "https://s.example/i.jpg" }', 'link={ value: "https://s.example/p" }'];

async function read(column: string, cells: readonly string[], later: readonly string[] = []) {
  const { mapping, text } = await infer(table(column, many(cells)), GIVEN);
  const { products } = await gather(sourceOf(table(column, [...cells, ...later])), {
    mapping: readMapping('m.yaml', text),
  });
  return {
    rules: mapping.attributes.map(({ type, unit }) => [type, unit]),
    values: products.map(({ attributes }) => Object.values(attributes)[0]),
  };
}

test.each([
  ['Area', ['47 m² living space', '66 m² living space', '80.5 m² living space'], 'm²', [47, 66, 80.5]],
  ['Ram', ['8 GB RAM', '16 GB RAM', '32 GB ram', '4 GB'], 'GB', [8, 16, 32, 4]],
  ['Warranty', ['2 years warranty', '1 year warranty', '3 Years Warranty'], 'years', [2, 1, 3]],
  ['Speed', ['up to 25 km/h', 'up to 45 km/h', 'Up to 32 km/h'], 'km/h', [25, 45, 32]],
  ['Noise', ['62 dB (A)', '70 dB (A)', '58 dB (A)'], 'dB', [62, 70, 58]],
  ['Seats', ['Seats 4 people', 'Seats 2 people', 'Seats 6 people'], 'people', [4, 2, 6]],
  ['Load', ['170 g (6 oz)', '250 g (8.8 oz)', '400 g (14.1 oz)'], 'g', [170, 250, 400]],
])('%s: what stands around all numbers is no part of them', async (column, cells, unit, values) => {
  expect(await read(column, cells)).toEqual({ rules: [['number', unit]], values });
});

test('a later cell that says two different amounts has no value', async () => {
  const { values } = await read('Load', ['170 g (6 oz)', '250 g (8.8 oz)', '400 g (14.1 oz)'], ['170 g (2 l)']);
  expect(values.at(-1)).toBe(undefined);
});

test('several units of one quantity become one', async () => {
  const found = await read('Storage', ['512 GB of disk', '1 TB of disk', '256 GB of disk']);
  expect(found).toEqual({ rules: [['number', 'GB']], values: [512, 1000, 256] });
});

test('a later cell with other words has no value', async () => {
  const { values } = await read(
    'Warranty',
    ['2 years warranty', '5 years warranty', '3 years warranty'],
    ['4 years of service'],
  );
  expect(values.at(-1)).toBe(undefined);
});

test.each([
  ['System', ['Windows 10 Home', 'Windows 7 Home', 'Windows 11 Home']],
  ['Model', ['Ridge 4 Pro', 'Ridge 5 Pro', 'Ridge 6 Pro']],
  ['Memory', ['8 GB DDR4', '16 GB DDR4', '32 GB DDR5']],
  ['Disk', ['512 GB SSD', '1 TB HDD', '256 GB eMMC']],
  ['Series', ['Series 3', 'Series 5', 'Series 7']],
  ['Finish', ['finish 1', 'finish 2', 'finish 3']],
  ['Editable', ['ab1', 'ab2', 'ab3']],
  ['Table', ['table1', 'table2', 'table3']],
  ['Gears', ['21 gears front', '7 gears rear', '8 hub']],
])('%s: names, and words that differ, stay as they are', async (column, cells) => {
  const { rules } = await attributeOf(column, many(cells));
  expect(rules[0]?.type).not.toBe('number');
});
