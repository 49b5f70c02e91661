// What is in a catalog, counted: for whoever writes conditions and wants to see what they mean.

import { AttributeTallyView, ProductCountView } from '../views/tally-view.ts';
import { type AdminRoutes, reads } from './admin-route.ts';

const CATALOG = '/clients/:client/catalogs/:catalog';

const WITHIN = 'A condition as in `where` of an advisor file, as JSON: only products that satisfy it are looked at.';

export const TALLY_ROUTES = {
  countProducts: {
    method: 'GET',
    path: `${CATALOG}/count`,
    needs: reads('catalogs'),
    summary: 'Count the products that satisfy a condition',
    query: { where: 'The condition, as JSON, as in `where` of an advisor file.', within: WITHIN },
    status: 200,
    answer: ProductCountView,
  },
  tallyValues: {
    method: 'GET',
    path: `${CATALOG}/values`,
    needs: reads('catalogs'),
    summary: 'Count the products that have each value of an attribute, or of `price`',
    query: {
      attribute: 'The name of the attribute, or `price`.',
      search: 'Only values with this text in them, in small or capital letters.',
      within: WITHIN,
      limit: 'How many values at most: up to 200, usually 100. The most frequent come first.',
      language: 'The language in which shoppers would read the values, such as `de`: each comes with its title.',
    },
    status: 200,
    answer: AttributeTallyView,
  },
} as const satisfies AdminRoutes;
