// What is published was checked against the catalog as it is. The first check holds nobody up. If the catalog changed meanwhile, it is
// held and checked once more: the imports that follow wait for that, so it gets through however fast they come (ADR 38).

import type { Advisor } from '@guidepost/engine/advisor';
import type { AdvisorStore, Publishing } from './advisor-store.ts';
import { type CheckReport, hasErrors } from './check-report.ts';
import type { Refused } from './publish-outcome.ts';

/** A report without errors. */
export type SoundReport = CheckReport & { readonly advisor: Advisor };

export const isSound = (report: CheckReport): report is SoundReport => report.advisor !== null && !hasErrors(report);

/** `publish` is null if the catalog is not at the revision of the report any more. `checkAgain` has to be short. */
export const publishAsChecked = <Done>(
  advisors: AdvisorStore,
  checked: SoundReport,
  checkAgain: () => Promise<CheckReport>,
  publish: (held: Publishing, report: SoundReport, checkedAt: number | null) => Promise<Done | null>,
): Promise<Done | Refused> => {
  const { client, catalog } = checked.advisor;
  return advisors.holdCatalog(client, catalog, async (held) => {
    const done = await publish(held, checked, revisionOf(checked));
    if (done !== null) return done;
    const report = await checkAgain();
    if (!isSound(report)) return { kind: 'refused', report };
    const settled = await publish(held, report, revisionOf(report));
    if (settled === null) throw new Error(`the catalog ${catalog} of ${client} changed while it was held`);
    return settled;
  });
};

const revisionOf = ({ catalog }: CheckReport): number | null => catalog?.revision ?? null;
