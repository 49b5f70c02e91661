// What goes into a catalog comes out of it as it was: the promises of CatalogStore about products.

import type { Product } from '@guidepost/engine/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/fixture/test-length.ts';
import type { Catalog, ProductSearch } from '../../../catalogs/catalog-store.ts';
import type { Page } from '../../../lists/page.ts';
import { writeCatalog } from '../../write-catalog.fixture.ts';
import { attributes, numbered, product, products, readAll, readSkus, replace, settings } from './catalogs.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

export const keepsCatalogs = (stores: () => TwoStores): void => {
  test('a catalog that was never imported is null, and has no products', async () => {
    expect(await stores().one.catalogs.find('demo', 'c')).toBeNull();
    expect(await readAll(stores().one)).toEqual([]);
  });

  test('the first import makes the catalog, at revision 1', async () => {
    const { one, other } = stores();
    expect(await replace(one, products('a', 'b'), 1_800_000_000_123)).toEqual({
      revision: 1,
      added: 2,
      changed: 0,
      unchanged: 0,
      removed: 0,
      kept: 0,
      products: 2,
    });
    const catalog = { ...settings, revision: 1, attributes, products: 2, importedAt: 1_800_000_000_123 };
    expect(await other.catalogs.find('demo', 'c')).toEqual(catalog);
    expect(await other.catalogs.list({ after: null, limit: 1 })).toEqual({ entries: [catalog], next: null });
  });

  test('a catalog may be empty', async () => {
    expect(await replace(stores().one, [])).toMatchObject({ revision: 1, products: 0 });
    expect(await readAll(stores().one)).toEqual([]);
  });

  test('products come back in the order in which they came, whatever their skus', async () => {
    const { one, other } = stores();
    await replace(one, products('z', '10', 'a', '9', 'Ä'));
    expect(await readSkus(other)).toBe('z 10 a 9 Ä');
  });

  test('titles are found by sku, of any number of products; of those that the catalog does not have there is none', async () => {
    const { one, other } = stores();
    const many = numbered(1200);
    await replace(one, many);
    const titles = await other.catalogs.findTitles('demo', 'c', [...many.map(({ sku }) => sku), 'nothing', "' or 1=1"]);
    expect(titles).toEqual(new Map(many.map(({ sku, title }) => [sku, title])));
    expect(await other.catalogs.findTitles('demo', 'other', ['a'])).toEqual(new Map());
    expect(await other.catalogs.findTitles('demo', 'c', [])).toEqual(new Map());
  });

  test('products may stream in', async () => {
    const { one } = stores();
    const stream = async function* () {
      for (const each of numbered(2500)) yield each;
    };
    expect(await replace(one, stream())).toMatchObject({ added: 2500, products: 2500 });
    expect(await readAll(one)).toEqual(numbered(2500));
  });

  test('products are listed a page at a time, all of them or those with a text in their sku or title', async () => {
    const { one, other } = stores();
    await replace(one, numbered(450));
    const all: ProductSearch = { client: 'demo', catalog: 'c', search: '' };
    const pages = async (search: ProductSearch, limit: number): Promise<Product[]> => {
      const listed: Product[] = [];
      let after: string | null = null;
      do {
        const page: Page<Product> = await other.catalogs.listProducts(search, { after, limit }, () => {});
        expect(page.entries.length).toBeLessThanOrEqual(limit);
        listed.push(...page.entries);
        after = page.next;
      } while (after !== null);
      return listed;
    };
    expect(await pages(all, 7)).toEqual(numbered(450));
    expect(await pages(all, 200)).toEqual(numbered(450));
    // From the middle, the last one, and behind it.
    for (const start of [123, 449, 450]) expect(await pages({ ...all, start }, 60)).toEqual(numbered(450).slice(start));
    const { sku = '', title = '' } = numbered(450).at(-1) ?? {};
    expect((await pages({ ...all, search: sku.toUpperCase() }, 3)).map((each) => each.sku)).toContain(sku);
    expect((await pages({ ...all, search: title.toLowerCase() }, 200)).map((each) => each.title)).toContain(title);
    expect(await pages({ ...all, search: 'nothing is called so' }, 9)).toEqual([]);
    expect(await pages({ ...all, catalog: 'nothing' }, 9)).toEqual([]);
  });

  test('every product comes back as it was, whatever its texts, numbers and lists', async () => {
    const { one } = stores();
    const text = fc.string({
      unit: fc
        .nat(0x10ffff)
        .filter(isCharacter)
        .map((code) => String.fromCodePoint(code)),
    });
    const value = fc.oneof(
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
      fc.boolean(),
      fc.array(fc.string({ unit: 'binary' })),
    );
    const any: fc.Arbitrary<Product> = fc.record({
      sku: text,
      title: text,
      description: fc.option(text),
      image: text,
      link: text,
      price: fc.constantFrom('0.00', '499.00', '12345678901234567890.123456'),
      listPrice: fc.option(fc.constantFrom('599.00')),
      group: fc.option(text),
      available: fc.boolean(),
      attributes: fc.dictionary(fc.string({ unit: 'binary' }), value, { noNullPrototype: true }),
    });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(any, { selector: ({ sku }) => sku, maxLength: 20 }), async (all) => {
        await replace(one, all);
        expect(await readAll(one)).toEqual(all);
      }),
      runs(60),
    );
  });

  test('what no database can hold in a text becomes U+FFFD, and the product goes in', async () => {
    const { one } = stores();
    await replace(one, [product('a', { title: 'x\u0000y\ud800z', attributes: { note: 'x\u0000y\ud800z' } })]);
    expect(await readAll(one)).toMatchObject([{ title: 'x\ufffdy\ufffdz', attributes: { note: 'x\u0000y\ud800z' } }]);
  });

  test('catalogs of different clients, and of one client, never touch each other', async () => {
    const { one } = stores();
    const write = (client: string, catalog: string, sku: string) =>
      writeCatalog(one.catalogs, { ...settings, client, catalog }, 'replace', products(sku, 'same'), () => [], 1);
    await write('a', 'b/c', 'first');
    await write('a/b', 'c', 'second');
    await write('a', 'c', 'third');
    expect((await readAll(one, 'b/c', 'a')).map(({ sku }) => sku)).toEqual(['first', 'same']);
    expect((await readAll(one, 'c', 'a/b')).map(({ sku }) => sku)).toEqual(['second', 'same']);
    expect((await readAll(one, 'c', 'a')).map(({ sku }) => sku)).toEqual(['third', 'same']);
    expect((await one.catalogs.listRevisions()).map(({ client, catalog }) => [client, catalog])).toEqual([
      ['a', 'b/c'],
      ['a', 'c'],
      ['a/b', 'c'],
    ]);
  });

  test('catalogs are listed in pages by client and id, whatever comes before the cursor meanwhile', async () => {
    const { one, other } = stores();
    const write = (client: string, catalog: string) =>
      writeCatalog(one.catalogs, { ...settings, client, catalog }, 'replace', products('x'), () => [], 1);
    for (const catalog of ['c', 'a']) for (const client of ['demo', 'shop']) await write(client, catalog);
    const namesOf = ({ entries }: Page<Catalog>) => entries.map(({ client, catalog }) => `${client} ${catalog}`);
    const first = await other.catalogs.list({ after: null, limit: 2 });
    expect(namesOf(first)).toEqual(['demo a', 'demo c']);
    await write('demo', 'b');
    const second = await other.catalogs.list({ after: first.next, limit: 2 });
    expect([namesOf(second), second.next]).toEqual([['shop a', 'shop c'], null]);
    expect(namesOf(await other.catalogs.list({ after: null, limit: 9 }, 'demo'))).toEqual([
      'demo a',
      'demo b',
      'demo c',
    ]);
    const ofShop = await other.catalogs.list({ after: null, limit: 1 }, 'shop');
    expect(namesOf(await other.catalogs.list({ after: ofShop.next, limit: 1 }, 'shop'))).toEqual(['shop c']);
    await expect(other.catalogs.list({ after: 'bm9uZQ', limit: 2 })).rejects.toThrow('This is no cursor');
  });
};

/** Neither U+0000 nor half a surrogate pair. */
const isCharacter = (code: number): boolean => code !== 0 && (code < 0xd800 || code > 0xdfff);
