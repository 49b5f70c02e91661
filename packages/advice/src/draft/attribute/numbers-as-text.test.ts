import { expect, test } from 'vitest';
import { attribute, drafted, luck, product } from '../drafted.fixture.ts';

const measuredIn = (values: readonly string[]) => {
  const products = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 50 + luck(nth, 1, 400), {
      shape: ['Round', 'Oval'][nth % 2] ?? '',
      capacity: values[nth % values.length] ?? '',
    }),
  );
  const { leftOut } = drafted([attribute('shape'), attribute('capacity')], products);
  return leftOut.find(({ attribute: name }) => name === 'capacity')?.measured;
};

test('amounts of several kinds in one column are told apart, because no one unit fits them', () => {
  const measured = measuredIn(['71 L', '9 kg', '25 L', '360 L', '14 place settings', '95 L', '8 kg', '300 L']);
  expect(measured).toMatchObject({ unit: 'L' });
  expect(measured?.strays.toSorted()).toEqual(['14 place settings', '9 kg']);
});

test('spellings of one unit need nothing more; smaller units come with what they multiply by', () => {
  const alike = ['18 l', '18 Liter', '22 l', '30 l', '40 L', '65 l'];
  expect(measuredIn(alike)).toMatchObject({ unit: 'l', units: {}, strays: [] });
  expect(measuredIn([...alike, '500 ml'])).toMatchObject({ unit: 'l', units: { l: 1, ml: 0.001 }, strays: [] });
});
