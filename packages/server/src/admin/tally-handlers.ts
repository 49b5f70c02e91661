// What is in a catalog, counted, and which products a condition means, by the admin interface.

import type { TALLY_ROUTES } from '@guidepost/contract/admin/tally-routes';
import { MOST_TALLIED_VALUES } from '@guidepost/contract/most-tallied-values';
import type { Condition } from '@guidepost/engine/condition';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { readCursor, writeCursor } from '../lists/page.ts';
import { KeptCounts } from '../live/kept-counts.ts';
import { listSatisfying } from '../live/list-satisfying.ts';
import type { NewestSnapshots } from '../live/newest-snapshot.ts';
import { countSatisfying, tallyAttribute } from '../live/tally-catalog.ts';
import { Refusal } from '../refusals/refusal.ts';
import { titleOfValue } from '../rendering/render-question.ts';
import { readLanguage } from '../values/given-values.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readConditionGiven } from './read-condition-given.ts';
import { readPage } from './read-query.ts';

export const tallyHandlers = (
  snapshots: Pick<NewestSnapshots, 'find'>,
  catalogs: Pick<CatalogStore, 'find' | 'findTitles'>,
  kept = new KeptCounts(),
): Handlers<typeof TALLY_ROUTES> => ({
  countProducts: async ({ client, params: { catalog = '' }, query }) => {
    const where = readConditionGiven(query.where);
    const within = readConditionGiven(query.within);
    if (where instanceof Refusal) return where;
    if (within instanceof Refusal) return within;
    const hidesUnavailable = readUnavailable(query.unavailable);
    if (hidesUnavailable instanceof Refusal) return hidesUnavailable;
    const snapshot = await snapshots.find(client, catalog);
    if (snapshot === null) return NOT_FOUND;
    const count = (...conditions: readonly Condition[]): Promise<number> => {
      const meant = { conditions, hidesUnavailable };
      return kept.get(snapshot, JSON.stringify(meant), () => countSatisfying(snapshot, meant));
    };
    const isWhole = within === null && !hidesUnavailable;
    const all = isWhole ? snapshot.size : await count(...(within === null ? [] : [within]));
    return {
      view: { products: where === null ? all : await count(where, ...(within === null ? [] : [within])), of: all },
    };
  },

  listSatisfying: async ({ client, params: { catalog = '' }, query }) => {
    const where = readConditionGiven(query.where);
    const within = readConditionGiven(query.within);
    if (where instanceof Refusal) return where;
    if (within instanceof Refusal) return within;
    const hidesUnavailable = readUnavailable(query.unavailable);
    if (hidesUnavailable instanceof Refusal) return hidesUnavailable;
    const { after, limit = '' } = query;
    const page = readPage({ ...(after && { after }), ...(limit !== '' && { limit }) });
    if (page instanceof Refusal) return page;
    // The place of the first product that the page may have; catalogs that changed meanwhile may repeat one or leave one out.
    const from = page.after === null ? 0 : Number(readCursor(page.after)[0]);
    if (!Number.isSafeInteger(from) || from < 0) return OTHER_CURSOR;
    const snapshot = await snapshots.find(client, catalog);
    if (snapshot === null) return NOT_FOUND;
    const conditions = [where, within].filter((each) => each !== null);
    const { skus, next } = await listSatisfying(snapshot, { conditions, hidesUnavailable, from, limit: page.limit });
    const titles = await catalogs.findTitles(client, catalog, skus);
    return {
      view: {
        entries: skus.flatMap((sku) => {
          const title = titles.get(sku);
          return title === undefined ? [] : [{ sku, title }];
        }),
        next: next === null ? null : writeCursor([String(next), '']),
      },
    };
  },

  tallyValues: async ({ client, params: { catalog = '' }, query }) => {
    const { attribute = '', search = '', limit = '' } = query;
    const within = readConditionGiven(query.within);
    if (within instanceof Refusal) return within;
    const hidesUnavailable = readUnavailable(query.unavailable);
    if (hidesUnavailable instanceof Refusal) return hidesUnavailable;
    const page = readPage(limit === '' ? {} : { limit }, MOST_TALLIED_VALUES);
    if (page instanceof Refusal) return page;
    const snapshot = await snapshots.find(client, catalog);
    if (snapshot === null) return NOT_FOUND;
    const conditions = within === null ? [] : [within];
    const order = { attribute, conditions, hidesUnavailable, search, limit: page.limit };
    const tally = await kept.get(snapshot, JSON.stringify(order), () => tallyAttribute(snapshot, order));
    if (tally === null) return NOT_FOUND;
    const view = { attribute, ...tally };
    if (query.language === undefined || query.language === '') return { view };
    const language = readLanguage(query.language);
    if ('wrong' in language) return new Refusal('invalid-request', `The language cannot be read. ${language.wrong}`);
    const known = new Map((await catalogs.find(client, catalog))?.attributes.map((each) => [each.name, each]));
    const values = tally.values.map(({ value, products }) => ({
      value,
      title: titleOfValue(known, attribute, value, language.value),
      products,
    }));
    const no = tally.type === 'boolean' ? { no: titleOfValue(known, attribute, 'false', language.value) } : {};
    return { view: { ...view, values, ...no } };
  },
});

const OTHER_CURSOR = new Refusal('invalid-request', 'This is the cursor of another list.');

/** Whether products that are not available are left out. */
function readUnavailable(given: string | undefined): boolean | Refusal {
  if (given === undefined || given === '') return false;
  return given === 'hide' ? true : OTHER_UNAVAILABLE;
}

const OTHER_UNAVAILABLE = new Refusal('invalid-request', '`unavailable` can only be `hide`.');
