// What is in a catalog, counted: for whoever writes conditions and wants to see what they mean.

import { MOST_TALLIED_VALUES } from '../most-tallied-values.ts';
import { AttributeTallyView, ProductCountView, SatisfyingProductsView } from '../views/tally-view.ts';
import { type AdminRoutes, PAGE_QUERY, reads } from './admin-route.ts';

const CATALOG = '/clients/:client/catalogs/:catalog';

const WHERE = 'The condition, as JSON, as in `where` of an advisor file.';

const WITHIN = 'A condition as in `where` of an advisor file, as JSON: only products that satisfy it are looked at.';

const UNAVAILABLE =
  '`hide` leaves out products that are not available, as advisors usually do. Otherwise all are looked at.';

export const TALLY_ROUTES = {
  countProducts: {
    method: 'GET',
    path: `${CATALOG}/count`,
    needs: reads('catalogs'),
    summary: 'Count the products that satisfy a condition',
    query: { where: WHERE, within: WITHIN, unavailable: UNAVAILABLE },
    status: 200,
    answer: ProductCountView,
  },
  listSatisfying: {
    method: 'GET',
    path: `${CATALOG}/satisfying`,
    needs: reads('catalogs'),
    summary: 'List the products that satisfy a condition, in catalog order',
    query: { ...PAGE_QUERY, where: WHERE, within: WITHIN, unavailable: UNAVAILABLE },
    status: 200,
    answer: SatisfyingProductsView,
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
      unavailable: UNAVAILABLE,
      limit: `How many values at most: up to ${MOST_TALLIED_VALUES}, usually 100. The most frequent come first.`,
      language: 'The language in which shoppers would read the values, such as `de`: each comes with its title.',
    },
    status: 200,
    answer: AttributeTallyView,
  },
} as const satisfies AdminRoutes;
