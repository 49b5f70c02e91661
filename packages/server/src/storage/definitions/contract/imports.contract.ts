// What an import does to the products that are there, and what it counts: the promises of CatalogStore for both modes.

import type { Product } from '@guidepost/engine/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/fixture/test-length.ts';
import { writeCatalog } from '../../write-catalog.fixture.ts';
import {
  attributes,
  numbered,
  product,
  products,
  readAll,
  readSkus,
  replace,
  settings,
  update,
} from './catalogs.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

export const importsCatalogs = (stores: () => TwoStores): void => {
  test('replacing counts what was added, changed, unchanged and removed', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b', 'c', 'd'));
    const next = [product('b'), product('c', { price: '1.00' }), product('e'), product('f')];
    expect(await replace(one, next)).toEqual({
      revision: 2,
      added: 2,
      changed: 1,
      unchanged: 1,
      removed: 2,
      kept: 0,
      products: 4,
    });
    expect(await readAll(one)).toEqual(next);
  });

  test('every member of a product makes a change', async () => {
    const { one } = stores();
    const changes: Partial<Product>[] = [
      { title: 't' },
      { description: '' },
      { image: 'i' },
      { link: 'l' },
      { price: '1' },
      { listPrice: '1' },
      { group: 'g' },
      { available: false },
      { attributes: {} },
      { attributes: { ram: '16' } },
      { attributes: { ram: 16, touch: false } },
    ];
    const now = changes.map((change, index) => product(`sku-${index}`, change));
    await replace(one, numbered(changes.length));
    expect(await replace(one, now)).toMatchObject({ changed: changes.length, unchanged: 0 });
    expect(await readAll(one)).toEqual(now);
  });

  test('updating changes and adds, removes nothing, and puts new products behind the others', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b', 'c'));
    const counts = await update(one, [product('new'), product('c', { price: '1.00' }), product('a')]);
    expect(counts).toEqual({ revision: 2, added: 1, changed: 1, unchanged: 1, removed: 0, kept: 0, products: 4 });
    expect(await readSkus(one)).toBe('a b c new');
  });

  test('the revision stays when an import changes nothing, and grows when only order or settings do', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b'), 1);
    expect(await replace(one, products('a', 'b'), 2)).toMatchObject({ revision: 1, unchanged: 2 });
    expect((await one.catalogs.find('demo', 'c'))?.importedAt).toBe(2);
    expect(await replace(one, products('b', 'a'))).toMatchObject({ revision: 2, unchanged: 2, changed: 0 });
    const inDollars = { ...settings, currency: 'USD' };
    expect(await writeCatalog(one.catalogs, inDollars, 'update', [], () => attributes, 3)).toMatchObject({
      revision: 3,
    });
    expect(await writeCatalog(one.catalogs, inDollars, 'update', [], () => [], 3)).toMatchObject({ revision: 4 });
    expect(await one.catalogs.find('demo', 'c')).toMatchObject({ currency: 'USD', attributes: [], products: 2 });
  });

  test('after any sequence of imports the catalog is what they say, in their order', async () => {
    const { one } = stores();
    const sku = fc.nat(400).map((number) => `sku-${number}`);
    const item = fc.record({ sku, price: fc.constantFrom('1.00', '2.00') });
    const step = fc.record({
      mode: fc.constantFrom('replace' as const, 'update' as const),
      products: fc.uniqueArray(item, { selector: (each) => each.sku, maxLength: 400, size: 'max' }),
    });
    let expected: Product[] = [];
    await fc.assert(
      fc.asyncProperty(step, async ({ mode, products: items }) => {
        const came = items.map((each) => product(each.sku, { price: each.price }));
        const before = new Map(expected.map((each) => [each.sku, each]));
        const bySku = new Map(came.map((each) => [each.sku, each]));
        expected =
          mode === 'replace'
            ? came
            : [...expected.map((each) => bySku.get(each.sku) ?? each), ...came.filter((each) => !before.has(each.sku))];
        const counts = await writeCatalog(one.catalogs, settings, mode, came, () => attributes, 1);
        const same = came.filter((each) => before.get(each.sku)?.price === each.price).length;
        const added = came.filter((each) => !before.has(each.sku)).length;
        expect(counts).toMatchObject({
          added,
          unchanged: same,
          changed: came.length - added - same,
          removed: before.size + added - expected.length,
          products: expected.length,
        });
        expect(await readAll(one)).toEqual(expected);
      }),
      runs(40),
    );
  });

  test('of a sku that comes twice the later product counts, in the place of the earlier', async () => {
    const { one } = stores();
    const again = product('sku-0', { price: '2.00' });
    const twice = [...numbered(300), again, product('x'), product('x', { price: '3.00' })];
    const expected = [again, ...numbered(300).slice(1), product('x', { price: '3.00' })];
    expect(await replace(one, twice)).toMatchObject({ added: 301, changed: 0, unchanged: 0, products: 301 });
    expect(await readAll(one)).toEqual(expected);
    expect(await replace(one, twice)).toMatchObject({ added: 0, changed: 2, unchanged: 299, removed: 0 });
    expect(await readAll(one)).toEqual(expected);
  });
};
