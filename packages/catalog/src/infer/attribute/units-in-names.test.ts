import { expect, test } from 'vitest';
import { measuredIn } from './measured-names.fixture.ts';

test('pounds, grams and kilograms in any case are one weight, in the unit that most names have', async () => {
  const names = ['Rice 12 LB', 'Oats 4lb', 'Flour 2.5 LBS', 'Barley 10 Lbs', 'Spelt 390 GM', 'Rye 250 Gm', 'Malt 2 Kg'];
  const { rules, values } = await measuredIn(names);
  expect(rules).toEqual([['weight', 'lb', 'Weight']]);
  const pounds = values.map(([weight]) => Math.round(Number(weight) * 100) / 100);
  expect(pounds).toEqual([12, 4, 2.5, 10, 0.86, 0.55, 4.41]);
});

test('what names say in two units is one weight, and two weights are none', async () => {
  const same = await measuredIn(['Nuts 5 lb (2.27 kg)', 'Seeds 2 lb (907 g)', 'Dates 1 lb (454 g)', 'Figs 3 lb']);
  expect(same.rules).toEqual([['weight', 'lb', 'Weight']]);
  expect(same.values).toEqual([[5], [2], [1], [3]]);
  const apart = await measuredIn(['Bell 5 lb with bar 2 kg', 'Bell 7 lb with bar 9 kg', 'Bell 1 lb with bar 4 kg']);
  expect(apart.rules).toEqual([]);
});

test('ounces weigh soaps, and of mugs they say nothing of the weight', async () => {
  expect((await measuredIn(['Soap 16 oz', 'Wax 8 OZ', 'Salt 4oz'])).rules).toEqual([['weight', 'oz', 'Weight']]);
  expect((await measuredIn(['Mug 16 oz', 'Tumbler 8 OZ', 'Cup 4oz'])).rules).toEqual([]);
});

test('litres in capitals and in words are litres', async () => {
  const { rules, values } = await measuredIn(['Pot 2 LTR', 'Pot 5 Litres', 'Pot 1.5L', 'Pot 750 ML']);
  expect(rules).toEqual([['volume', 'l', 'Volume']]);
  expect(values).toEqual([[2], [5], [1.5], [0.75]]);
});

test('a column of weights without a unit yields to names that say more of them, and is enough where it says as many', async () => {
  const names = ['Rice 12 lb', 'Oats 4 lb', 'Flour 2 lb'];
  const few = await measuredIn(names, 'weight', (row) => (row % 5 === 0 ? `${500 + row * 25}` : ''));
  expect(few.rules).toEqual([['weight', 'lb', 'Weight']]);
  const most = await measuredIn(names, 'weight', (row) => `${500 + row * 25}`);
  expect(most.rules.map(([name]) => name)).toEqual(['weight']);
});
