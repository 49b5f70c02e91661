// The use case of rolling back: publishes an older version again, if it still fits
// the catalog as it is now. No version is created or lost, so going forward again works in the same way.

import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { AdvisorStore } from './advisor-store.ts';
import { checkAdvisorFile } from './check-advisor-file.ts';
import { hasErrors } from './check-report.ts';
import { listNumbers } from './find-version.ts';
import { CHECKS } from './publish-outcome.ts';
import type { RollbackOutcome } from './rollback-outcome.ts';

export async function rollbackAdvisor(
  stores: { readonly advisors: AdvisorStore; readonly catalogs: CatalogStore },
  client: string,
  advisor: string,
  version: number,
): Promise<RollbackOutcome> {
  const { advisors, catalogs } = stores;
  const found = await advisors.findVersion(client, advisor, version);
  if (found === null) {
    return { kind: 'unknown', versions: await listNumbers(advisors, client, advisor) };
  }
  for (let attempt = 0; attempt < CHECKS; attempt += 1) {
    const file = { name: `${advisor}, version ${version}`, text: found.source, origin: 'published' } as const;
    const report = await checkAdvisorFile(catalogs, file);
    if (report.advisor === null || hasErrors(report)) return { kind: 'refused', report };
    const published = await advisors.findPublished(client, advisor);
    const isDone = await advisors.republish(client, advisor, version, report.catalog?.revision ?? null);
    if (isDone) return { kind: 'done', report, before: published?.version ?? null };
  }
  return { kind: 'unsettled' };
}
