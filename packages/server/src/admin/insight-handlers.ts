// How advisors do, by the admin interface.

import type { INSIGHT_ROUTES } from '@guidepost/contract/admin/insight-routes';
import { dayOfTime } from '../insights/insight-count.ts';
import type { InsightFilter } from '../insights/insight-store.ts';
import { insightsCsv } from '../insights/insights-csv.ts';
import { nameInsights } from '../insights/name-insights.ts';
import { tellInsights } from '../insights/tell-insights.ts';
import { findUnrecommended } from '../live/find-unrecommended.ts';
import type { LiveCatalogs } from '../live/live-catalogs.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { readVersion } from '../values/given-values.ts';
import { viewInsights } from '../views/insight-view.ts';
import type { AdminCall, Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days that are shown unless others are asked for. */
const USUAL_DAYS = 30;

export const insightHandlers = (
  { advisors, catalogs, insights }: DefinitionStore,
  liveCatalogs: Pick<LiveCatalogs, 'find'>,
): Handlers<typeof INSIGHT_ROUTES> => {
  /** Null if there is no such advisor. */
  const findFilter = async ({ client, params, query }: Pick<AdminCall, 'client' | 'params' | 'query'>) => {
    const { advisor = '' } = params;
    const { entries } = await advisors.listVersions(client, advisor, { after: null, limit: 1 });
    return entries.length === 0 ? NOT_FOUND : readFilter(client, advisor, query);
  };
  return {
    findInsights: async (call) => {
      const filter = await findFilter(call);
      if (filter instanceof Refusal) return filter;
      const told = await tellInsights(insights, filter);
      return { view: viewInsights(filter, told, await nameInsights({ advisors, catalogs }, filter, told)) };
    },

    findUnrecommended: async (call) => {
      const filter = await findFilter(call);
      if (filter instanceof Refusal) return filter;
      const { client, advisor, from } = filter;
      const published = await advisors.findPublished(client, advisor);
      const found = published && (await advisors.findVersion(client, advisor, published.version));
      const catalog = found && liveCatalogs.find(client, found.definition.catalog);
      const first = await insights.firstDay(filter, 'recommended');
      if (found === null || catalog === null || first === null)
        return { view: { client, advisor, since: null, count: 0, of: 0, products: [] } };
      const since = first > from ? first : from;
      const told = await findUnrecommended(insights, { advisor: found.definition, catalog, since });
      return { view: { client, advisor, since, ...told } };
    },

    exportInsights: async (call) => {
      const filter = await findFilter(call);
      if (filter instanceof Refusal) return filter;
      const text = insightsCsv(await insights.sum(filter));
      const name = `insights-${filter.advisor}-${filter.from}-${filter.to}.csv`;
      return {
        stream: (response) => {
          response.setHeader('Content-Type', 'text/csv; charset=utf-8');
          response.setHeader('Content-Disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`);
          response.end(text);
        },
      };
    },
  };
};

function readFilter(client: string, advisor: string, query: AdminCall['query']): InsightFilter | Refusal {
  const { to = dayOfTime(Date.now()), version } = query;
  if (!isDay(to)) return WRONG_DAY;
  const { from = dayOfTime(Date.parse(to) - (USUAL_DAYS - 1) * DAY) } = query;
  if (!isDay(from) || from > to) return WRONG_DAY;
  const number = version === undefined ? { value: null } : readVersion(version);
  if ('wrong' in number) return new Refusal('invalid-request', number.wrong);
  return { client, advisor, from, to, version: number.value };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOfTime(Date.parse(text)) === text;

const WRONG_DAY = new Refusal(
  'invalid-request',
  'Days are written like 2026-11-01, and the first is not after the last.',
);
