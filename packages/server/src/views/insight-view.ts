// Insights as a document.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import type { InsightFilter } from '../insights/insight-store.ts';
import type { InsightNames } from '../insights/name-insights.ts';
import type { Insights, Revenue } from '../insights/tell-insights.ts';
import { VALUE_UNIT } from '../interactions/interaction-store.ts';

export const viewInsights = (
  filter: InsightFilter,
  { madeUp, ...insights }: Insights,
  names: InsightNames,
): InsightsView => ({
  ...filter,
  ...insights,
  made_up: madeUp,
  revenue: insights.revenue.map(viewRevenue),
  questions: insights.questions.map(({ answers, ...question }) => {
    const named = names.questions.get(question.question);
    return {
      ...question,
      title: named?.title ?? null,
      answers: answers.map(({ setAside, ...answer }) => ({
        ...answer,
        set_aside: setAside,
        title: named?.answers.get(answer.answer) ?? null,
      })),
    };
  }),
  recommended: {
    ...insights.recommended,
    products: insights.recommended.products.map((product) => ({
      ...product,
      title: names.products.get(product.sku) ?? null,
    })),
  },
  products: insights.products.map((product) => ({
    ...product,
    title: names.products.get(product.sku) ?? null,
    revenue: product.revenue.map(viewRevenue),
  })),
});

/** With two decimals at least. */
const viewRevenue = ({ currency, value }: Revenue) => ({
  currency,
  value: (value / VALUE_UNIT).toFixed(4).replace(/0{1,2}$/, ''),
});
