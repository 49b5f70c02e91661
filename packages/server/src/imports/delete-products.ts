// The use case of deleting products: takes the products of the skus that a file lists out of a catalog,
// in one transaction, under the same cautions as an import.

import type { CatalogFormat } from '@guidepost/catalog/catalog-format';
import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { Survey } from '@guidepost/catalog/survey/survey';
import { readSkus } from '@guidepost/catalog/update/read-skus';
import type { CatalogChange } from '../catalogs/catalog-store.ts';
import { changeOrTry } from './change-or-try.ts';
import { KEPT_NAME } from './choose-mapping.ts';
import { ComingCatalog } from './coming-catalog.ts';
import { NO_NOTICES } from './import-notices.ts';
import type { ImportStores } from './import-order.ts';
import { ImportStopped, type StopReason } from './import-stop.ts';
import type { AdvisorConcern } from './judge-advisors.ts';
import { breaksAdvisors, judgeChange, removesTooMany } from './judge-change.ts';

export interface DeleteOrder {
  readonly client: string;
  readonly catalog: string;
  readonly source: CatalogSource;
  readonly format: CatalogFormat | null;
  readonly at: number;
  /** Goes on where it would stop for safety. */
  readonly yes: boolean;
  /** Does everything but the commit. */
  readonly dryRun: boolean;
}

export interface DeleteReport {
  readonly revision: number;
  readonly products: number;
  readonly removed: number;
  /** Skus that no product has; the first ones. */
  readonly unknown: readonly string[];
  readonly unknownCount: number;
  readonly concerns: readonly AdvisorConcern[];
  readonly dryRun: boolean;
}

const SHOWN = 100;

/** Throws `CatalogFileError` or `ImportStopped` with nothing changed. */
export function deleteProducts(stores: ImportStores, order: DeleteOrder): Promise<DeleteReport> {
  const { client, catalog, at, dryRun } = order;
  return changeOrTry(stores.catalogs, { client, catalog, mode: 'update', at }, dryRun, (change) =>
    remove(stores, order, change),
  );
}

async function remove(stores: ImportStores, order: DeleteOrder, change: CatalogChange): Promise<DeleteReport> {
  const { source, format, yes, dryRun } = order;
  const { before } = change;
  const unknown: string[] = [];
  let [listed, unknownCount] = [0, 0];
  const stop = (reasons: readonly StopReason[]): void => {
    if (reasons.length === 0) return;
    const mapping = { origin: 'none', rules: null, text: null, inference: null } as const;
    const read = {
      rows: listed,
      dropped: 0,
      rejected: 0,
      rejections: [],
      rejectionGroups: [],
      format,
      mapping,
      notices: NO_NOTICES,
    };
    throw new ImportStopped(source.name, reasons, read);
  };
  const kept = before?.mapping ?? null;
  const rules = kept === null ? null : readMapping(KEPT_NAME, kept);
  for await (const skus of readSkus(new Survey(source), rules, format)) {
    const missed = await change.remove(skus);
    listed += skus.length;
    unknownCount += missed.length;
    unknown.push(...missed.slice(0, SHOWN - unknown.length));
  }
  if (before === null || listed === unknownCount) stop([{ code: 'nothing-to-delete', listed, unknown }]);
  const { currency = null, language = null, attributes = [], mapping = null } = before ?? {};
  const counts = await change.finish({ currency, language, attributes, mapping });
  const { revision, products, removed } = counts;
  if (!yes) stop(removesTooMany(before, removed, 'deletion'));
  const coming = new ComingCatalog(change, counts, attributes, dryRun);
  const concerns = await judgeChange(stores, order, before, coming);
  if (!yes) stop(breaksAdvisors(concerns));
  await coming.hand();
  return { revision, products, removed, unknown, unknownCount, concerns, dryRun };
}
