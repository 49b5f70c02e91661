// A change of a catalog happens as a whole or not at all, and nobody sees half of it.

import type { Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { writeCatalog } from '../../write-catalog.fixture.ts';
import { numbered, product, products, readAll, readSkus, replace, settings } from './catalogs.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

export const changesAtOnce = (stores: () => TwoStores): void => {
  test('when the products throw, nothing is changed and the error comes out', async () => {
    const { one, other } = stores();
    await replace(one, products('a', 'b'));
    const before = await one.catalogs.find('demo', 'c');
    const broken = async function* () {
      for (const each of numbered(1500)) yield each;
      throw new Error('line 1501 is broken');
    };
    await expect(replace(one, broken())).rejects.toThrow('line 1501 is broken');
    expect(await readSkus(other)).toBe('a b');
    expect(await one.catalogs.find('demo', 'c')).toEqual(before);
    expect(await replace(other, products('c'))).toMatchObject({ added: 1, removed: 2 });
  });

  test('when the attributes throw, nothing is changed and the error comes out', async () => {
    const { one } = stores();
    const refuse = () => {
      throw new Error('two types for ram');
    };
    await expect(writeCatalog(one.catalogs, settings, 'replace', products('a'), refuse, 1)).rejects.toThrow(
      'two types',
    );
    expect(await one.catalogs.find('demo', 'c')).toBeNull();
    expect(await readAll(one)).toEqual([]);
  });

  test('a reading that began before an import ends with the state it began with', async () => {
    const { one, other } = stores();
    await replace(one, numbered(2500));
    const reading = one.catalogs.read('demo', 'c')[Symbol.asyncIterator]();
    const first = await reading.next();
    await replace(other, products('x'));
    const skus = [...first.value].map(({ sku }: Product) => sku);
    for (let next = await reading.next(); next.done !== true; next = await reading.next()) {
      skus.push(...next.value.map(({ sku }) => sku));
    }
    expect(skus).toEqual(numbered(2500).map(({ sku }) => sku));
    expect(await readSkus(one)).toBe('x');
  });

  test('a reading may be left early', async () => {
    const { one } = stores();
    await replace(one, numbered(2500));
    for await (const batch of one.catalogs.read('demo', 'c')) {
      expect(batch.length).toBeGreaterThan(0);
      break;
    }
    expect(await replace(one, products('a'))).toMatchObject({ removed: 2500 });
  });

  test('while an import goes on, everybody sees the state before it, and what else is written waits for it', async () => {
    const { one, other } = stores();
    await replace(one, products('a'));
    let published: Promise<boolean> | null = null;
    let during = '';
    const slow = async function* () {
      yield product('b');
      published = other.advisors.unpublish('demo', 'nothing');
      during = `${await readSkus(other)} ${(await other.catalogs.find('demo', 'c'))?.revision}`;
      yield product('c');
    };
    await replace(one, slow());
    expect(during).toBe('a 1');
    expect(await published).toBe(false);
    expect(await readSkus(other)).toBe('b c');
  });

  test('two imports at the same time happen one after the other', async () => {
    const { one, other } = stores();
    const counts = await Promise.all([replace(one, numbered(800)), replace(other, numbered(900))]);
    expect(counts.map(({ revision }) => revision).sort()).toEqual([1, 2]);
    const last = counts.find(({ revision }) => revision === 2);
    expect(await readAll(one)).toHaveLength(last?.products ?? -1);
  });
};
