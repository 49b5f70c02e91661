import { expect, test } from 'vitest';
import { type DeleteOrder, deleteProducts } from './delete-products.ts';
import { file, HEAD, inOwnStore, prices, row, run, sourceOf, stopped, stores } from './import.fixture.ts';

inOwnStore();

const remove = (text: string, order: Partial<DeleteOrder> = {}) =>
  deleteProducts(stores, {
    ...{ client: 'shop', catalog: 'c', source: sourceOf(text), format: null, at: 1, yes: false, dryRun: false },
    ...order,
  });

test.each([
  ['one a line', 'a\nnobody\r\n  e \n\n'],
  ['a column named sku', 'price,sku\n1,a\n2,nobody\n3,e\n'],
  ['NDJSON', '{"sku":"a"}\n{"sku":"nobody"}\n{"sku":"e"}\n'],
])('skus are listed as %s; those that nobody has are told', async (_, text) => {
  await run(file(HEAD, row('a'), row('b'), row('c'), row('d'), row('e')));
  const report = await remove(text);
  expect(report).toMatchObject({ revision: 2, removed: 2, products: 3, unknown: ['nobody'], unknownCount: 1 });
  expect(await prices()).toBe('b 10.00, c 10.00, d 10.00');
});

test('the column that the kept mapping takes the sku from lists them as well', async () => {
  const text = 'sku: "{code|lower}"\nlink: https://s.example/{code}\n';
  const products = ['A', 'B', 'C'].map((code) => `${code},T,https://s.example/i.png,1`);
  await run(file('code,title,image,price', ...products), { mapping: { name: 'm.yaml', text } });
  expect(await remove('code,note\nB,gone\n')).toMatchObject({ removed: 1, unknownCount: 0 });
  expect(await remove('a\n')).toMatchObject({ removed: 1 });
});

test('more than half stops, and so does a list of which nobody has any', async () => {
  await run(file(HEAD, row('a'), row('b'), row('c')));
  expect((await stopped(remove('a\nb\n'))).reasons).toEqual([
    { code: 'too-many-removed', removed: 2, products: 3, by: 'deletion' },
  ]);
  expect((await stopped(remove('x\ny\n'))).reasons).toMatchObject([{ code: 'nothing-to-delete', listed: 2 }]);
  expect((await stopped(remove('a\n', { catalog: 'other' }))).reasons).toMatchObject([{ code: 'nothing-to-delete' }]);
  expect(await stores.catalogs.listRevisions()).toHaveLength(1);
  expect(await remove('a\nb\n', { yes: true, dryRun: true })).toMatchObject({ removed: 2, dryRun: true });
  expect(await remove('a\nb\n', { yes: true })).toMatchObject({ removed: 2, products: 1 });
});

test('a sku with a comma is one sku where it stands on a line of its own', async () => {
  await run(file(HEAD, row('a'), row('b'), `"c,c"${row('')}`));
  expect(await remove('"c,c"\n')).toMatchObject({ removed: 1 });
});
