// How advisors do.

import { InsightsView, UnrecommendedView } from '../views/insight-view.ts';
import { type AdminRoutes, reads } from './admin-route.ts';

const FILTER = {
  from: 'The first day (UTC, `2026-11-01`); without it, 29 days before the last.',
  to: 'The last day; without it, today.',
  version: 'Only conversations with this version of the advisor.',
} as const;

export const INSIGHT_ROUTES = {
  findInsights: {
    method: 'GET',
    path: '/clients/:client/advisors/:advisor/insights',
    needs: reads('insights'),
    summary: 'See how an advisor does: its funnel, questions, answers, ways, products and revenue',
    query: FILTER,
    status: 200,
    answer: InsightsView,
  },
  findUnrecommended: {
    method: 'GET',
    path: '/clients/:client/advisors/:advisor/insights/unrecommended',
    needs: reads('insights'),
    summary: 'Find the products that an advisor never recommends',
    query: { from: 'The first day (UTC, `2026-11-01`) since which; without it, 29 days ago.' },
    status: 200,
    answer: UnrecommendedView,
  },
  exportInsights: {
    method: 'GET',
    path: '/clients/:client/advisors/:advisor/insights.csv',
    needs: reads('insights'),
    summary: 'Take the counts of insights as a table',
    query: FILTER,
    status: 200,
    answer: null,
    media: 'text/csv',
  },
} as const satisfies AdminRoutes;
