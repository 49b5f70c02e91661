import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

test.each([
  ['Channels', ['5.1', '7.1', '2.0'], 'text'],
  ['Kanäle', ['5.1', '7.1', '2'], 'text'],
  ['configuration', ['2', '2.1', '5.1', '7.1.2'], 'text'],
  ['channels', ['4', '6', '8'], 'number'],
  ['channels', ['5.1', '7.5', '12.25'], 'number'],
  ['Length', ['5.1', '7.1', '2.0'], 'number'],
])('%s %j is a %s', async (column, cells, type) => {
  expect((await attributeOf(column, many(cells))).rules).toMatchObject([{ type }]);
});

test('a layout keeps its spelling', async () => {
  const text = table('Channels', many(['5.1', '2.0']));
  const { mapping } = await infer(text, ['image={ value: https://i.x }', 'link={ value: https://l.x }']);
  const { products } = await gather(sourceOf(text), { mapping });
  expect(products.slice(0, 2).map(({ attributes }) => attributes.channels)).toEqual(['5.1', '2.0']);
});
