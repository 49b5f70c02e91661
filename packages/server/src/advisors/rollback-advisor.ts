// The use case of rolling back: publishes an older version again, if it still fits
// the catalog as it is now. No version is created or lost, so going forward again works in the same way.

import type { AdvisorStore } from './advisor-store.ts';
import { type CheckStores, checkAdvisorFile } from './check-advisor-file.ts';
import { listNumbers } from './find-version.ts';
import { isSound, publishAsChecked } from './publish-as-checked.ts';
import type { RollbackOutcome } from './rollback-outcome.ts';

export async function rollbackAdvisor(
  stores: CheckStores & { readonly advisors: AdvisorStore },
  client: string,
  advisor: string,
  version: number,
): Promise<RollbackOutcome> {
  const { advisors } = stores;
  const found = await advisors.findVersion(client, advisor, version);
  if (found === null) {
    return { kind: 'unknown', versions: await listNumbers(advisors, client, advisor) };
  }
  const file = { name: `${advisor}, version ${version}`, text: found.source, origin: 'published' } as const;
  const check = () => checkAdvisorFile(stores, file);
  const report = await check();
  if (!isSound(report)) return { kind: 'refused', report };
  return publishAsChecked<RollbackOutcome>(advisors, report, check, async (held, report, checkedAt) => {
    const published = await advisors.findPublished(client, advisor);
    const isDone = await held.republish(client, advisor, version, checkedAt);
    return isDone ? { kind: 'done', report, before: published?.version ?? null } : null;
  });
}
