// The numbers of several advisors together, day by day.

import type { InsightsView } from '@guidepost/contract/views/insight-view';

export interface Numbers {
  readonly from: string;
  readonly to: string;
  /** Of each day, also those without any. */
  readonly perDay: readonly number[];
  readonly conversations: number;
  /** By currency, most first. */
  readonly revenue: readonly { readonly currency: string; readonly value: number }[];
}

/** Null: there is nothing to add up. All are of the same days. */
export function addUp(insights: readonly InsightsView[]): Numbers | null {
  const [first] = insights;
  if (first === undefined) return null;
  const { from, to } = first;
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  const perDay = days.map((day) =>
    insights.flatMap((each) => each.days).reduce((sum, each) => sum + (each.day === day ? each.started : 0), 0),
  );
  const revenue = new Map<string, number>();
  for (const { currency, value } of insights.flatMap((each) => each.revenue))
    revenue.set(currency, (revenue.get(currency) ?? 0) + Number(value));
  return {
    ...{ from, to, perDay },
    conversations: insights.reduce((sum, { funnel }) => sum + funnel.started, 0),
    revenue: [...revenue].map(([currency, value]) => ({ currency, value })).toSorted((a, b) => b.value - a.value),
  };
}
