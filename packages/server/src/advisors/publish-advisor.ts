// The use case of publishing: checks, then adds a new version, with which new sessions start.
// If exactly this file is published already, it adds no version, because versions show when something changed.

import { isDeepStrictEqual } from 'node:util';
import { PROVING_SECONDS } from '@guidepost/contract/requests/advisor-request';
import type { Advisor } from '@guidepost/engine/advisor';
import type { AdvisorStore } from './advisor-store.ts';
import { type CheckStores, checkAdvisorFile, type GivenFile } from './check-advisor-file.ts';
import type { Proving } from './prove-within.ts';
import { isSound, publishAsChecked } from './publish-as-checked.ts';
import type { PublishOutcome } from './publish-outcome.ts';

/** `proving`: the time for looking at conversations; null to leave them out. */
export async function publishAdvisor(
  stores: CheckStores & { readonly advisors: AdvisorStore },
  file: GivenFile,
  proving: Proving | null = { seconds: PROVING_SECONDS.publish },
  at = Date.now(),
): Promise<PublishOutcome> {
  const report = await checkAdvisorFile(stores, file, proving);
  if (!isSound(report)) return { kind: 'refused', report };
  const version = await findSame(stores.advisors, report.advisor, file.text);
  if (version !== null) {
    return { kind: 'published', report, advisor: report.advisor.id, version, unchanged: true };
  }
  return publishAsChecked<PublishOutcome>(
    stores.advisors,
    report,
    () => checkAdvisorFile(stores, file, proving && whileImportsWait(proving)),
    async (held, report, checkedAt) => {
      const published = await held.publish(report.advisor, file.text, at, checkedAt);
      return published && { kind: 'published', report, ...published, unchanged: false };
    },
  );
}

/** What a proof finds never stops a publish, so nobody waits longer for it than usual. */
const whileImportsWait = (proving: Proving): Proving => ({
  ...proving,
  seconds: Math.min(proving.seconds, PROVING_SECONDS.publish),
});

/** The published version, if it has this text and reading it gives the same advisor as then. */
async function findSame(advisors: AdvisorStore, definition: Advisor, text: string): Promise<number | null> {
  const { client, id } = definition;
  const published = await advisors.findPublished(client, id);
  const found = published && (await advisors.findVersion(client, id, published.version));
  return found && found.source === text && isDeepStrictEqual(found.definition, definition) ? found.version : null;
}
