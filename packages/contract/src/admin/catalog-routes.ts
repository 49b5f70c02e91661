// Catalogs as they are now: what was imported, and the mapping kept with them. Imports are long work and stand with the jobs.

import { Type } from 'typebox';
import { CatalogView, KeptMappingView } from '../views/catalog-view.ts';
import { ProductView } from '../views/product-view.ts';
import { closed, nullable, texts } from '../views/view-part.ts';
import { type AdminRoutes, PAGE_QUERY, reads } from './admin-route.ts';

/** `damaged`: catalogs that the store cannot read any more. */
const CatalogsView = closed({
  entries: Type.Array(CatalogView),
  next: nullable(Type.String()),
  damaged: texts(),
});

/** `damaged`: skus that the store cannot read any more. */
const ProductsView = closed({
  entries: Type.Array(ProductView),
  next: nullable(Type.String()),
  damaged: texts(),
});

export const CATALOG_ROUTES = {
  listCatalogs: {
    method: 'GET',
    path: '/clients/:client/catalogs',
    needs: reads('catalogs'),
    summary: 'List catalogs with their attributes',
    query: PAGE_QUERY,
    status: 200,
    answer: CatalogsView,
  },
  findCatalog: {
    method: 'GET',
    path: '/clients/:client/catalogs/:catalog',
    needs: reads('catalogs'),
    summary: 'See one catalog with its attributes',
    status: 200,
    answer: CatalogView,
  },
  findMapping: {
    method: 'GET',
    path: '/clients/:client/catalogs/:catalog/mapping',
    needs: reads('catalogs'),
    summary: 'See the mapping file that the next import uses',
    status: 200,
    answer: KeptMappingView,
  },
  listProducts: {
    method: 'GET',
    path: '/clients/:client/catalogs/:catalog/products',
    needs: reads('catalogs'),
    summary: 'Browse products in catalog order',
    query: {
      ...PAGE_QUERY,
      search: 'Only products whose sku or title has this text, in small or capital letters.',
      start: 'How many products the first page leaves out before it begins; not with `search`.',
    },
    status: 200,
    answer: ProductsView,
  },
} as const satisfies AdminRoutes;
