// Catalogs, by the admin interface.

import type { CATALOG_ROUTES } from '@guidepost/contract/admin/catalog-routes';
import { findCatalog } from '../catalogs/find-catalog.ts';
import { findKeptMapping } from '../imports/find-kept-mapping.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { viewCatalog, viewKeptMapping } from '../views/catalog-view.ts';
import { viewProduct } from '../views/product-view.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readPage } from './read-query.ts';

export const catalogHandlers = ({ catalogs }: DefinitionStore): Handlers<typeof CATALOG_ROUTES> => ({
  listCatalogs: async ({ client, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const damaged: string[] = [];
    const { entries, next } = await catalogs.list(page, client, ({ catalog }) => damaged.push(catalog));
    return { view: { entries: entries.map(viewCatalog), next, damaged } };
  },

  findCatalog: async ({ client, params: { catalog = '' } }) => {
    const found = await findCatalog(catalogs, client, catalog);
    return found.kind === 'found' ? { view: viewCatalog(found.catalog) } : NOT_FOUND;
  },

  findMapping: async ({ client, params: { catalog = '' } }) => {
    const found = await findKeptMapping(catalogs, client, catalog);
    if (found.kind === 'unknown-catalog') return NOT_FOUND;
    if (found.kind === 'not-needed')
      return new Refusal('not-found', 'The catalog has no mapping: its file has the columns of Guidepost itself.');
    return { view: viewKeptMapping(client, catalog, found.mapping) };
  },

  listProducts: async ({ client, params: { catalog = '' }, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    if ((await catalogs.find(client, catalog)) === null) return NOT_FOUND;
    const { search = '', start = '0' } = query;
    if (!/^\d{1,9}$/.test(start) || (start !== '0' && search !== '')) return BROKEN_START;
    const damaged: string[] = [];
    const listed = await catalogs.listProducts({ client, catalog, search, start: Number(start) }, page, (sku) =>
      damaged.push(sku),
    );
    return { view: { entries: listed.entries.map(viewProduct), next: listed.next, damaged } };
  },
});

const BROKEN_START = new Refusal('invalid-request', '`start` is a whole number, and goes with no `search`.');
