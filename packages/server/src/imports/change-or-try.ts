// A change of a catalog, or the same without its commit: whoever tries one sees what it would do, found out by doing it.

import type { CatalogChange, CatalogStore, ChangeTarget } from '../catalogs/catalog-store.ts';

export async function changeOrTry<Report>(
  store: CatalogStore,
  target: ChangeTarget,
  isTrial: boolean,
  work: (change: CatalogChange) => Promise<Report>,
): Promise<Report> {
  if (!isTrial) return store.change(target, work);
  const reports: Report[] = [];
  try {
    await store.change(target, async (change) => {
      reports.push(await work(change));
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
  const [report] = reports;
  if (report === undefined) throw new Error('a trial came to its end without a report');
  return report;
}

/** Ends a transaction that is not to be committed. */
class Tried extends Error {}
