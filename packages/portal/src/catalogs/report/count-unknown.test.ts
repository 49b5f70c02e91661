import { expect, it } from 'vitest';
import { unknownValues } from './count-unknown.ts';

const attribute = (name: string, filled: number, of: number) => ({
  ...{ name, label: null, filled, fill_rate: filled / of },
});

it('products without a value are counted, most first, and what all have is not told', () => {
  const attributes = [attribute('brand', 197, 197), attribute('kind', 154, 197), attribute('volume', 116, 197)];
  expect(unknownValues(attributes, 197).map(({ name, count }) => [name, count])).toEqual([
    ['volume', 81],
    ['kind', 43],
  ]);
});

it('where no product has a value, all of them lack it', () => {
  expect(unknownValues([attribute('colour', 0, 12)], 12)).toMatchObject([{ name: 'colour', count: 12, known: 0 }]);
});
