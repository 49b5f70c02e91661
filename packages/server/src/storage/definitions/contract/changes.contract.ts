// What can be done inside the transaction that changes a catalog, besides putting products: find, keep, remove, and read the
// coming state.

import type { Product } from '@guidepost/engine/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/fixture/test-length.ts';
import type { CatalogChange, ChangeTarget } from '../../../catalogs/catalog-store.ts';
import type { DefinitionStore } from '../definition-store.ts';
import { attributes, numbered, product, products, readAll, readSkus, replace } from './catalogs.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const settings = { currency: 'EUR', language: 'en', mapping: 'a: b\n', attributes };

const change = <Result>(
  store: DefinitionStore,
  mode: ChangeTarget['mode'],
  work: (change: CatalogChange) => Promise<Result>,
) => store.catalogs.change({ client: 'demo', catalog: 'c', mode, at: 2 }, work);

const readSkusOf = async (reading: AsyncIterable<readonly Product[]>): Promise<string> => {
  const skus: string[] = [];
  for await (const batch of reading) skus.push(...batch.map(({ sku }) => sku));
  return skus.join(' ');
};

export const changesCatalogs = (stores: () => TwoStores): void => {
  test('who changes a catalog sees it as it was and as it will be; others see it as it was', async () => {
    const { one, other } = stores();
    await replace(one, products('a', 'b'));
    await change(one, 'replace', async (changing) => {
      expect(changing.before).toMatchObject({ revision: 1, products: 2, attributes });
      await changing.put([product('b', { price: '1.00' }), product('c')]);
      await changing.finish(settings);
      const after: Product[] = [];
      for await (const batch of changing.read()) after.push(...batch);
      expect(after).toEqual([product('b', { price: '1.00' }), product('c')]);
      expect(await readSkusOf(other.catalogs.read('demo', 'c'))).toBe('a b');
    });
    expect(await readSkus(other)).toBe('b c');
  });

  test('of every product that was there and gets another price that is told, before the change is finished', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b', 'c', 'd'));
    const { price: before } = product('a');
    const told: string[] = [];
    const onPrice = (...moved: string[]) => void told.push(moved.slice(0, 3).join(' '));
    const put = [product('d', { price: '1.00' }), product('a', { title: 'Other' }), product('b'), product('new')];
    await one.catalogs.change({ client: 'demo', catalog: 'c', mode: 'replace', at: 2, onPrice }, async (changing) => {
      await changing.put(put);
      await changing.put([product('a', { price: '2.00', title: 'Other' }), product('new', { price: '3.00' })]);
      await changing.finish(settings);
      expect(told).toEqual([`d ${before} 1.00`, `a ${before} 2.00`]);
    });
  });

  test('before the first import there was no catalog', async () => {
    await change(stores().one, 'update', async (changing) => {
      expect(changing.before).toBeNull();
      await changing.keep(['a']);
      expect(await changing.remove(['a'])).toEqual(['a']);
      expect(await changing.finish(settings)).toMatchObject({ products: 0, kept: 0, removed: 0 });
    });
  });

  test('what is thrown at the end, after everything was written, leaves the catalog as it was', async () => {
    const { one } = stores();
    await replace(one, products('a'));
    const before = await one.catalogs.find('demo', 'c');
    const stopped = change(one, 'replace', async (changing) => {
      await changing.put(products('b'));
      await changing.finish(settings);
      throw new Error('not like this');
    });
    await expect(stopped).rejects.toThrow('not like this');
    expect(await readAll(one)).toEqual(products('a'));
    expect(await one.catalogs.find('demo', 'c')).toEqual(before);
  });

  test('known products are found, those just put too, any number at once', async () => {
    const { one } = stores();
    const all = numbered(1000);
    await replace(one, all);
    await change(one, 'update', async (changing) => {
      await changing.put([product('sku-7', { price: '1.00' }), product('new')]);
      const found = await changing.find([...all.map(({ sku }) => sku), 'new', 'nobody']);
      expect(found.size).toBe(1001);
      expect(found.get('sku-7')?.price).toBe('1.00');
      expect(found.get('new')).toEqual(product('new'));
      expect(found.get('sku-999')).toEqual(product('sku-999'));
    });
  });

  test('what was found is put as it is by then, whatever came between', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b', 'c', 'd'));
    const counts = await change(one, 'update', async (changing) => {
      await changing.find(['a', 'b', 'c', 'new', 'nobody']);
      await changing.put([product('new'), product('b', { price: '1.00' })]);
      await changing.put([product('new', { price: '2.00' }), product('b')]);
      await changing.keep(['a']);
      await changing.find(['a', 'c']);
      expect(await changing.remove(['c'])).toEqual([]);
      await changing.put(products('c', 'a'));
      return changing.finish(settings);
    });
    expect(counts).toMatchObject({ added: 2, changed: 1, unchanged: 1, kept: 0, removed: 1, products: 5 });
    expect(await readAll(one)).toEqual([...products('a', 'b', 'd'), product('new', { price: '2.00' }), product('c')]);
  });

  test('a product that is kept stays as it was, though it did not come', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b', 'c', 'd'));
    const counts = await change(one, 'replace', async (changing) => {
      await changing.put(products('c'));
      await changing.keep(['a', 'nobody', 'a', 'c']);
      return changing.finish(settings);
    });
    expect(counts).toMatchObject({ unchanged: 1, kept: 1, removed: 2, products: 2 });
    expect(await readSkus(one)).toBe('c a');
  });

  test('one that is kept and comes after all counts as what it becomes', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b'));
    const counts = await change(one, 'replace', async (changing) => {
      await changing.keep(['a', 'b']);
      await changing.put([product('a', { price: '1.00' }), product('b')]);
      return changing.finish(settings);
    });
    expect(counts).toMatchObject({ changed: 1, unchanged: 1, kept: 0, removed: 0, products: 2 });
  });

  test('products are removed by their skus, and those that nobody has are told', async () => {
    const { one } = stores();
    await replace(one, numbered(500));
    const counts = await change(one, 'update', async (changing) => {
      const skus = numbered(300).map(({ sku }) => sku);
      expect(await changing.remove(['nobody', ...skus, 'nor this one'])).toEqual(['nobody', 'nor this one']);
      expect(await changing.remove(['sku-0'])).toEqual(['sku-0']);
      return changing.finish(settings);
    });
    expect(counts).toMatchObject({ revision: 2, removed: 300, added: 0, changed: 0, products: 200 });
    expect(await readAll(one)).toEqual(numbered(500).slice(300));
  });

  test('what came and is removed counts for nothing but itself', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b', 'c'));
    const counts = await change(one, 'replace', async (changing) => {
      await changing.put([product('a', { price: '1.00' }), product('b'), product('new')]);
      await changing.remove(['a', 'new']);
      return changing.finish(settings);
    });
    expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 1, removed: 2, products: 1 });
    expect(await readSkus(one)).toBe('b');
  });

  test('what is put after a removal stays, whatever was removed before it', async () => {
    const { one } = stores();
    await replace(one, products('z', 'a', 'b'));
    const counts = await change(one, 'replace', async (changing) => {
      await changing.put(products('a'));
      await changing.remove(['b']);
      await changing.put(products('c'));
      return changing.finish(settings);
    });
    expect(counts).toMatchObject({ added: 1, unchanged: 1, removed: 2, products: 2 });
    expect(await readSkus(one)).toBe('a c');
  });

  test('after any sequence of puts and removals a catalog has what was put and not removed since', async () => {
    const { one } = stores();
    const skus = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 3 });
    const action = fc.record({ kind: fc.constantFrom('put' as const, 'remove' as const), skus });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const expected = new Set<string>();
        const counts = await change(one, 'replace', async (changing) => {
          for (const { kind, skus: named } of actions) {
            if (kind === 'put') await changing.put(products(...named));
            else await changing.remove(named);
            for (const sku of named) kind === 'put' ? expected.add(sku) : expected.delete(sku);
          }
          return changing.finish(settings);
        });
        expect(counts.products).toBe(expected.size);
        expect((await readAll(one)).map(({ sku }) => sku).sort()).toEqual([...expected].sort());
      }),
      runs(40),
    );
  });
};
