// What of a shop needs somebody: the worst first.

import type { Place } from '../../addresses.ts';
import type { Words } from '../../words/words.ts';
import { type Details, newest } from './read-details.ts';
import type { Overview } from './read-overview.ts';

export interface Attention {
  readonly kind: keyof Words['overview']['kinds'] | 'rows left out' | 'advisors affected';
  /** The catalog, or the name of the advisor. */
  readonly about: string;
  readonly count: number;
  /** ISO 8601; empty if it is not said. */
  readonly since: string;
  /** Where something can be done about it. */
  readonly place: Place;
}

/** A draft that was not published so long, in milliseconds, may have been forgotten. */
const WAITS = 7 * 86_400_000;

/** `details`: null while they are read. */
export function findAttention(
  client: string,
  overview: Overview,
  details: Details | null,
  now: number,
): readonly Attention[] {
  const ofCatalog = (kind: Attention['kind'], catalog: string, more: Partial<Attention> = {}): Attention => ({
    ...{ kind, about: catalog, count: 0, since: '' },
    place: { page: 'catalogs', client, inside: [catalog] },
    ...more,
  });
  const imports = (catalog: string): Place => ({ page: 'catalogs', client, inside: [catalog, 'imports'] });
  const { damaged, feeds, catalogs, jobs, advisors } = overview;
  const failing = feeds.filter(({ failures }) => failures > 0);
  const unpulled = catalogs.filter(({ catalog }) => !failing.some((feed) => feed.catalog === catalog));
  return [
    ...damaged.map((catalog) => ofCatalog('catalog damaged', catalog)),
    ...failing.map(({ catalog, last_good, created_at }) =>
      ofCatalog('feed failing', catalog, {
        since: last_good?.at ?? created_at,
        place: { page: 'catalogs', client, inside: [catalog, 'feed'] },
      }),
    ),
    ...unpulled.flatMap(({ catalog }) => {
      const outcome = newest(jobs, catalog, ['import'])?.outcome;
      return outcome === 'refused' || outcome === 'failed'
        ? [ofCatalog('import failed', catalog, { place: imports(catalog) })]
        : [];
    }),
    ...catalogs.flatMap(({ catalog, products }) => (products === 0 ? [ofCatalog('catalog empty', catalog)] : [])),
    ...advisors.flatMap(({ advisor, name, draft }): Attention[] => {
      const place: Place = { page: 'advisors', client, inside: [advisor] };
      if (details?.withErrors.has(advisor))
        return [{ kind: 'draft has errors', about: name, count: 0, since: '', place }];
      const since = draft?.updated_at ?? '';
      const waits = details?.changed.has(advisor) && now - Date.parse(since) > WAITS;
      return waits ? [{ kind: 'draft waits', about: name, count: 0, since, place }] : [];
    }),
    ...catalogs.flatMap(({ catalog }) => {
      const count = details?.concerned.get(catalog) ?? 0;
      return count > 0 ? [ofCatalog('advisors affected', catalog, { count, place: imports(catalog) })] : [];
    }),
    ...catalogs.flatMap(({ catalog }) => {
      const count = details?.leftOut.get(catalog) ?? 0;
      return count > 0 ? [ofCatalog('rows left out', catalog, { count, place: imports(catalog) })] : [];
    }),
  ];
}
