// The promises of CatalogStore.

import type { Attribute, Product } from '@guidepost/engine/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogSettings } from '../catalogs/catalog-store.ts';
import type { TwoStores } from './definition-store.contract.ts';
import type { DefinitionStore } from './definition-store.ts';

const settings: CatalogSettings = { client: 'demo', catalog: 'c', currency: 'EUR', language: 'en', mapping: 'a: b\n' };
const attributes: readonly Attribute[] = [{ name: 'ram', type: 'number', unit: 'GB', label: 'Memory' }];

const product = (sku: string, others: Partial<Product> = {}): Product => ({
  sku,
  title: `Product ${sku}`,
  description: null,
  image: 'https://shop.example/i.jpg',
  link: 'https://shop.example/p',
  price: '499.00',
  listPrice: null,
  group: null,
  available: true,
  attributes: { ram: 16 },
  ...others,
});

const products = (...skus: string[]): Product[] => skus.map((sku) => product(sku));
const numbered = (count: number): Product[] => Array.from({ length: count }, (_, index) => product(`sku-${index}`));

type Source = Iterable<Product> | AsyncIterable<Product>;

const replace = (store: DefinitionStore, source: Source, at = 1) =>
  store.catalogs.write(settings, 'replace', source, () => attributes, at);
const update = (store: DefinitionStore, source: Source, at = 1) =>
  store.catalogs.write(settings, 'update', source, () => attributes, at);

const readAll = async (store: DefinitionStore, catalog = 'c', client = 'demo'): Promise<Product[]> => {
  const all: Product[] = [];
  for await (const batch of store.catalogs.read(client, catalog)) all.push(...batch);
  return all;
};
const readSkus = async (store: DefinitionStore): Promise<string> =>
  (await readAll(store)).map(({ sku }) => sku).join(' ');

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
      products: 2,
    });
    const catalog = { ...settings, revision: 1, attributes, products: 2, importedAt: 1_800_000_000_123 };
    expect(await other.catalogs.find('demo', 'c')).toEqual(catalog);
    expect(await other.catalogs.list()).toEqual([catalog]);
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

  test('products may stream in', async () => {
    const { one } = stores();
    const stream = async function* () {
      for (const each of numbered(2500)) yield each;
    };
    expect(await replace(one, stream())).toMatchObject({ added: 2500, products: 2500 });
    expect(await readAll(one)).toEqual(numbered(2500));
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
      { numRuns: 60 },
    );
  });

  test('what no database can hold in a text becomes U+FFFD, and the product goes in', async () => {
    const { one } = stores();
    await replace(one, [product('a', { title: 'x\u0000y\ud800z', attributes: { note: 'x\u0000y\ud800z' } })]);
    expect(await readAll(one)).toMatchObject([{ title: 'x\ufffdy\ufffdz', attributes: { note: 'x\u0000y\ud800z' } }]);
  });

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
    expect(counts).toEqual({ revision: 2, added: 1, changed: 1, unchanged: 1, removed: 0, products: 4 });
    expect(await readSkus(one)).toBe('a b c new');
  });

  test('the revision stays when an import changes nothing, and grows when only order or settings do', async () => {
    const { one } = stores();
    await replace(one, products('a', 'b'), 1);
    expect(await replace(one, products('a', 'b'), 2)).toMatchObject({ revision: 1, unchanged: 2 });
    expect((await one.catalogs.find('demo', 'c'))?.importedAt).toBe(2);
    expect(await replace(one, products('b', 'a'))).toMatchObject({ revision: 2, unchanged: 2, changed: 0 });
    const inDollars = { ...settings, currency: 'USD' };
    expect(await one.catalogs.write(inDollars, 'update', [], () => attributes, 3)).toMatchObject({ revision: 3 });
    expect(await one.catalogs.write(inDollars, 'update', [], () => [], 3)).toMatchObject({ revision: 4 });
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
        const counts = await one.catalogs.write(settings, mode, came, () => attributes, 1);
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
      { numRuns: 40 },
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
    await expect(one.catalogs.write(settings, 'replace', products('a'), refuse, 1)).rejects.toThrow('two types');
    expect(await one.catalogs.find('demo', 'c')).toBeNull();
    expect(await readAll(one)).toEqual([]);
  });

  test('the attributes are asked after the last product', async () => {
    const learnt: Attribute[] = [];
    const source = function* () {
      yield product('a');
      learnt.push(...attributes);
    };
    await stores().one.catalogs.write(settings, 'replace', source(), () => learnt, 1);
    expect((await stores().one.catalogs.find('demo', 'c'))?.attributes).toEqual(attributes);
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

  test('catalogs of different clients, and of one client, never touch each other', async () => {
    const { one } = stores();
    const write = (client: string, catalog: string, sku: string) =>
      one.catalogs.write({ ...settings, client, catalog }, 'replace', products(sku, 'same'), () => [], 1);
    await write('a', 'b/c', 'first');
    await write('a/b', 'c', 'second');
    await write('a', 'c', 'third');
    expect((await readAll(one, 'b/c', 'a')).map(({ sku }) => sku)).toEqual(['first', 'same']);
    expect((await readAll(one, 'c', 'a/b')).map(({ sku }) => sku)).toEqual(['second', 'same']);
    expect((await readAll(one, 'c', 'a')).map(({ sku }) => sku)).toEqual(['third', 'same']);
    expect(await one.catalogs.list()).toHaveLength(3);
  });
};

/** Neither U+0000 nor half a surrogate pair. */
const isCharacter = (code: number): boolean => code !== 0 && (code < 0xd800 || code > 0xdfff);
