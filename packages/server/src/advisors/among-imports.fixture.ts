// A small catalog that is imported again and again, for tests of publishing meanwhile.

import { product } from '../storage/definitions/contract/catalogs.fixture.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { writeCatalog } from '../storage/write-catalog.fixture.ts';

const LAMPS = { client: 'shop', catalog: 'lamps', currency: 'EUR', language: 'en', mapping: null };
const PRODUCTS = 300;

/** Changes all products, if no import before had this `title`. Resolves to the revision that it made. */
export async function importLamps({ catalogs }: DefinitionStore, title: string): Promise<number> {
  const products = Array.from({ length: PRODUCTS }, (_, index) =>
    product(`lamp-${index}`, { title, attributes: { room: index % 2 ? 'bath' : 'hall' } }),
  );
  const declared = [{ name: 'room', type: 'text', unit: null, label: null }] as const;
  const { revision } = await writeCatalog(catalogs, LAMPS, 'replace', products, () => declared, 1);
  return revision;
}
