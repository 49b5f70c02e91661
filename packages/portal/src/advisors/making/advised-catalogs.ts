// Which catalogs have an advisor already, be it a published one or a draft.

import { type Asked, admin, useRead } from '../../asking.ts';
import { fewAtATime } from '../../few-at-a-time.ts';

/** So many drafts that were never published are looked into. */
const LOOKED_AT = 24;
const AT_ONCE = 6;

export const useAdvisedCatalogs = (client: string): Asked<ReadonlySet<string>> =>
  useRead((signal) => read(client, signal), client)[0];

async function read(client: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const of = { client, signal };
  const [advisors, drafts] = await Promise.all([
    admin.call('listAdvisors', { ...of, query: { limit: 200 } }),
    admin.call('listDrafts', { ...of, query: { limit: 200 } }),
  ]);
  const listed = new Set(advisors.entries.map(({ advisor }) => advisor));
  const own = drafts.entries.filter(({ advisor }) => !listed.has(advisor)).slice(0, LOOKED_AT);
  const few = fewAtATime(AT_ONCE);
  const drafted = await Promise.all(
    own.map(({ advisor }) =>
      few(() => admin.call('findDraft', { ...of, advisor })).then(
        ({ document }) => document.catalog,
        () => null,
      ),
    ),
  );
  return new Set([...advisors.entries.map(({ catalog }) => catalog), ...drafted.map(String)]);
}
