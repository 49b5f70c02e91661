import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

const GIVEN = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];

async function valuesOf(column: string, cells: readonly string[]) {
  const file = table(column, many(cells));
  const { mapping } = await infer(file, GIVEN);
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  return products.slice(0, cells.length).map(({ attributes }) => Object.values(attributes)[0]);
}

test('a weight of 0 is unknown, however it is written', async () => {
  expect(await valuesOf('weight', ['0.00000000', '1.50000000', '2.25000000', '0.80000000'])).toEqual([
    ...[undefined, 1.5, 2.25, 0.8],
  ]);
  expect(await valuesOf('Gewicht', ['0 kg', '1.5 kg', '2.2 kg', '0.8 kg'])).toEqual([undefined, 1.5, 2.2, 0.8]);
  expect(await valuesOf('Volume (l)', ['0', '15', '20', '30'])).toEqual([undefined, 15, 20, 30]);
});

test('what may be 0 stays 0', async () => {
  expect(await valuesOf('Heel drop mm', ['0', '4', '8', '10'])).toEqual([0, 4, 8, 10]);
  expect(await valuesOf('Heel height cm', ['0', '4', '8', '10'])).toEqual([0, 4, 8, 10]);
  expect(await valuesOf('power', ['0.00', '-1.25', '-2.50', '+1.00'])).toEqual([0, -1.25, -2.5, 1]);
});

test('a year of 0 and a word among years are no years, and the word is told', async () => {
  expect(await valuesOf('year', ['0', '2015', '2016', '2017', '2018', '2019'])).toEqual([
    ...[undefined, 2015, 2016, 2017, 2018, 2019],
  ]);
  const cells = ['2015', '2016', '2014', '2015', '2016', '2014', '2015', '2013', 'Sur Demande'];
  const { rules, text } = await attributeOf('millesime', many(cells));
  expect(rules).toMatchObject([{ type: 'number' }]);
  expect(text).toContain('Sur Demande');
});
