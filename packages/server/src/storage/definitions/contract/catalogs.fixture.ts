// Small catalogs for the contract of definition stores, and short ways to write and read them.

import type { Attribute, Product } from '@guidepost/engine/product';
import { type WrittenCatalog, writeCatalog } from '../../write-catalog.fixture.ts';
import type { DefinitionStore } from '../definition-store.ts';

export const settings: WrittenCatalog = {
  client: 'demo',
  catalog: 'c',
  currency: 'EUR',
  language: 'en',
  mapping: 'a: b\n',
};
export const attributes: readonly Attribute[] = [{ name: 'ram', type: 'number', unit: 'GB', label: 'Memory' }];

export const product = (sku: string, others: Partial<Product> = {}): Product => ({
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

export const products = (...skus: string[]): Product[] => skus.map((sku) => product(sku));
export const numbered = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => product(`sku-${index}`));

type Source = Iterable<Product> | AsyncIterable<Product>;

export const replace = (store: DefinitionStore, source: Source, at = 1) =>
  writeCatalog(store.catalogs, settings, 'replace', source, () => attributes, at);
export const update = (store: DefinitionStore, source: Source, at = 1) =>
  writeCatalog(store.catalogs, settings, 'update', source, () => attributes, at);

export const readAll = async (store: DefinitionStore, catalog = 'c', client = 'demo'): Promise<Product[]> => {
  const all: Product[] = [];
  for await (const batch of store.catalogs.read(client, catalog)) all.push(...batch);
  return all;
};
export const readSkus = async (store: DefinitionStore): Promise<string> =>
  (await readAll(store)).map(({ sku }) => sku).join(' ');
