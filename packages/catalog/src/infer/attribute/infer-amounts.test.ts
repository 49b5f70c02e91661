import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

const GIVEN = ['image={ value: https://i.x }', 'link={ value: https://l.x }'];

test('a column of weights and volumes is a weight and a volume', async () => {
  const text = table('Amount', many(['1000 GR', '500 gr', '2,5 KG', '700ML', '1 LT']));
  const { rules } = await attributeOf('Amount', many(['1000 GR', '500 gr', '2,5 KG', '700ML', '1 LT']));
  expect(rules.map(({ name, label, unit }) => [name, label, unit])).toEqual([
    ['weight', 'Weight', 'g'],
    ['volume', 'Volume', 'ml'],
  ]);
  const { products } = await gather(sourceOf(text), { mapping: (await infer(text, GIVEN)).mapping });
  expect(products.slice(0, 5).map(({ attributes }) => attributes)).toEqual([
    ...[{ weight: 1000 }, { weight: 500 }, { weight: 2500 }, { volume: 700 }, { volume: 1000 }],
  ]);
});

test('a column of weights only is one number, in whatever case its units are', async () => {
  const { rules } = await attributeOf('Amount', many(['1000 GR', '500 gr', '1 KG', '750G']));
  expect(rules).toMatchObject([{ name: 'amount', type: 'number', unit: 'g' }]);
});
