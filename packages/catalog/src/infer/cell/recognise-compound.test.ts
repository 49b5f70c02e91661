import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer, many, table } from '../small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}', 'currency=EUR'];

/** The values of the first products, in the unit that is inferred. */
async function valuesOf(column: string, cells: readonly string[]) {
  const file = table(column, many(cells, 60));
  const { mapping } = await infer(file, ADDRESS.slice(0, 2));
  const { products, reading } = await gather(sourceOf(file), { mapping });
  const [rule] = mapping.attributes;
  const values = products.slice(0, cells.length).map(({ attributes }) => attributes[rule?.name ?? '']);
  return { unit: rule?.unit, type: rule?.type, values, remarks: reading.remarks };
}

test.each([
  ['Gewicht', ['5 kg 500 g', '800 g', '12 kg'], 'kg', [5.5, 0.8, 12]],
  ['Length', ['1 m 20 cm', '80 cm', '2 m'], 'm', [1.2, 0.8, 2]],
  ['Battery life', ['1 h 30 min', '45 min', '2 h'], 'min', [90, 45, 120]],
  ['Durée', ['1 heure et 15 minutes', '40 minutes', '2 heures'], 'min', [75, 40, 120]],
  ['Speelduur', ['30 min', '1 uur', '2 uur'], 'h', [0.5, 1, 2]],
  ['Czas', ['1 godz. 30 min', '50 min', '2 godz.'], 'min', [90, 50, 120]],
  ['Вес', ['1 кг 200 г', '750 г', '3 кг'], 'kg', [1.2, 0.75, 3]],
  ['Programme', ['PT1H30M', 'PT45M', 'P1DT2H'], 'min', [90, 45, 1560]],
  ['Ramp', ['PT30S', 'PT1M', 'PT1M15S'], 's', [30, 60, 75]],
  ['Warranty', ['P2Y', 'P6M', 'P1Y6M'], 'months', [24, 6, 18]],
])('a quantity in several units is one number: %s %j', async (column, cells, unit, values) => {
  expect(await valuesOf(column, cells)).toEqual({ unit, type: 'number', values, remarks: [] });
});

test.each([
  ['Maße', ['20 cm 1 m', '30 cm 2 m', '10 cm 3 m']],
  ['Set', ['1 kg Mehl', '2 kg Zucker', '500 g Salz']],
  ['Code', ['P2', 'P6', 'P12']],
])('what is no such quantity is not added up: %s %j', async (column, cells) => {
  const { mapping } = await infer(table(column, many(cells, 60)));
  expect(mapping.attributes.filter(({ sum }) => sum)).toEqual([]);
});
