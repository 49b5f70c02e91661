// The use case behind `guidepost import`: reads a catalog file and stores it, in one transaction, or changes nothing.

import type { AdvisorStore } from '../advisors/advisor-store.ts';
import type { CatalogStore } from './catalog-store.ts';
import { chooseMapping } from './choose-mapping.ts';
import type { ImportOrder, ImportReport } from './import-order.ts';
import { Importing } from './importing.ts';
import { findPart } from './part-of-catalog.ts';

export interface ImportStores {
  readonly catalogs: CatalogStore;
  readonly advisors: AdvisorStore;
}

/** Throws `CatalogFileError` or `ImportStopped` with nothing changed. */
export async function importCatalog(stores: ImportStores, order: ImportOrder): Promise<ImportReport> {
  const { client, catalog, source, format, mode, at } = order;
  const known = await stores.catalogs.find(client, catalog);
  const mapping = await chooseMapping(known, order);
  const part = mode === 'update' ? await findPart(source, mapping.rules, format, known?.attributes ?? []) : null;
  const importing = new Importing(order, mapping, part);
  try {
    return await stores.catalogs.change({ client, catalog, mode, at }, async (change) => {
      const report = await importing.run(stores, change);
      if (order.dryRun) throw new DryRun(report);
      return report;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.report;
    throw error;
  }
}

/** Takes a report out of a transaction that is not to be committed. */
class DryRun extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('a dry run ends before it is committed');
    this.report = report;
  }
}
