import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';
import { endsOfPairs } from './ends-of-pairs.ts';

const names = async (column: string, cells: readonly string[]) =>
  (await attributeOf(column, cells)).rules.map(({ name, part, label }) => [name, part, label]);

test('pairs of which the first is never the larger one are the ends of a range, and are called so', async () => {
  expect(await names('frequency_response', many(['20,20000', '15,25000', '100,100']))).toEqual([
    ['frequency_response_min', 'min', 'Lowest frequency response'],
    ['frequency_response_max', 'max', 'Highest frequency response'],
  ]);
  const airflow = Array.from({ length: 60 }, (_, at) => `${10 + at},${30 + at * 2}`);
  expect((await names('airflow', airflow)).map(([name]) => name)).toEqual(['airflow_min', 'airflow_max']);
});

test('a single number among ranges is that number at both ends', async () => {
  const text = table('Temperature range', [...many(['0;40', '5;35', '10;50']), '20']);
  const { mapping } = await infer(text, ['image={ value: https://i.x }', 'link={ value: https://l.x }']);
  const { products } = await gather(sourceOf(text), { mapping });
  expect(products.at(-1)?.attributes).toMatchObject({ temperature_range_min: 20, temperature_range_max: 20 });
  expect(products[0]?.attributes).toMatchObject({ temperature_range_min: 0, temperature_range_max: 40 });
});

test('a name that says range, over pairs in two units, gives each end the number in its place', async () => {
  expect(await names('Frequency response', many(['20,20', '150,18', '15,25']))).toEqual([
    ['frequency_response_min', 1, 'Lowest frequency response'],
    ['frequency_response_max', 2, 'Highest frequency response'],
  ]);
});

test.each([
  ['a kind and a speed', 'speed', ['4,3200', '5,6000', '5,5600', '3,1600']],
  ['a count and a size', 'modules', ['2,16', '1,8', '2,8', '4,16', '4,32', '8,16', '1,16', '2,32']],
  ['sizes of trousers', 'size', ['30,32', '31,32', '32,34', '33,34', '28,30', '29,30', '30,30', '34,34', '36,36']],
  ['sides of a box', 'box', ['10 x 20', '11 x 30', '12 x 44', '20 x 50']],
])('other pairs keep neutral names: %s', async (_, column, cells) => {
  expect((await names(column, many(cells))).map(([name]) => name)).toEqual([`${column}_1`, `${column}_2`]);
});

test('a unit behind the pair says that both are of one quantity', () => {
  const pairs = [{ numbers: [5, 40] as const, count: 9 }];
  expect(endsOfPairs(pairs, 'Power', 'W')).toBe('ordered');
  expect(endsOfPairs(pairs, 'Power', null)).toBeNull();
});

test('in German files the ends are called in German', async () => {
  const head = 'Artikelnr;Bezeichnung;Hersteller;Preis;Gewicht;Temperaturbereich';
  const rows = Array.from(
    { length: 30 },
    (_, at) => `A-${at};Ofen ${at};Werk ${at % 3};${at},50;3 kg;${at % 5}-${at + 5} °C`,
  );
  const { mapping } = await infer([head, ...rows].join('\n'));
  expect(mapping.attributes.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Temperaturbereich, kleinster Wert', 'Temperaturbereich, größter Wert']),
  );
});
