// The use case behind `guidepost publish`: checks, then adds a new version and makes it the one that sessions start with.

import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { AdvisorStore } from './advisor-store.ts';
import { type CheckReport, checkAdvisor, hasErrors } from './check-advisor.ts';

export interface PublishReport extends CheckReport {
  /** Null: errors stopped it, and nothing changed. */
  readonly published: { readonly advisor: string; readonly version: number } | null;
}

export async function publishAdvisor(
  stores: { readonly advisors: AdvisorStore; readonly catalogs: CatalogStore },
  text: string,
  fileName: string,
  at: number,
): Promise<PublishReport> {
  const report = await checkAdvisor(stores.catalogs, text, fileName);
  if (report.advisor === null || hasErrors(report)) return { ...report, published: null };
  return { ...report, published: await stores.advisors.publish(report.advisor, text, at) };
}
