// Insights as a document.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import type { InsightFilter } from '../insights/insight-store.ts';
import type { Insights, Revenue } from '../insights/tell-insights.ts';
import { VALUE_UNIT } from '../interactions/interaction-store.ts';

export const viewInsights = (filter: InsightFilter, insights: Insights): InsightsView => ({
  ...filter,
  ...insights,
  revenue: insights.revenue.map(viewRevenue),
  products: insights.products.map((product) => ({ ...product, revenue: product.revenue.map(viewRevenue) })),
});

/** With two decimals at least. */
const viewRevenue = ({ currency, value }: Revenue) => ({
  currency,
  value: (value / VALUE_UNIT).toFixed(4).replace(/0{1,2}$/, ''),
});
