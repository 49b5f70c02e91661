// The use case that mends what is certain in an advisor file, until nothing certain is left: one mistake can hide another. A
// change is only made if there is less to mend after it.

import { applyFixes, type Fixed } from '@guidepost/advisor-file/edit/apply-fixes';
import { isCertain } from '@guidepost/advisor-file/edit/fix-of';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { checkAdvisor } from './check-advisor.ts';
import type { CheckFinding, CheckReport } from './check-report.ts';

export interface Mended {
  readonly text: string;
  /** In the order of mending; lines and columns are those of the text before. */
  readonly mended: readonly CheckFinding[];
}

/** More than mistakes hide in one another. */
const MOST_ROUNDS = 10;

/** Each is a check of the whole file. */
const MOST_ALONE = 20;

/** Spellings only: what else a warning is about may be meant. */
export async function mendAdvisorFile(store: CatalogStore, text: string, fileName: string): Promise<Mended> {
  const check = (changed: string) => checkAdvisor(store, changed, fileName);
  const mended: CheckFinding[] = [];
  let current = text;
  let report = await check(text);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const step = await mendSome(current, report, check);
    if (step === null) break;
    mended.push(...step.mended);
    current = step.text;
    report = step.report;
  }
  return { text: current, mended };
}

type Check = (text: string) => Promise<CheckReport>;

interface Step extends Fixed<CheckFinding> {
  /** Of the text after. */
  readonly report: CheckReport;
}

/** Mends all that is certain at once. If that is not better by as much, mends the first that is better alone. Null: none is. */
async function mendSome(text: string, report: CheckReport, check: Check): Promise<Step | null> {
  const certain = report.findings.filter((finding) => isCertain(finding));
  const attempt = async (findings: readonly CheckFinding[]): Promise<Step | null> => {
    const fixed = applyFixes(text, findings);
    if (fixed.mended.length === 0) return null;
    const after = await check(fixed.text);
    return isBetter(report, after, fixed.mended.length) ? { ...fixed, report: after } : null;
  };
  const all = await attempt(certain);
  if (all !== null || certain.length < 2) return all;
  for (const finding of certain.slice(0, MOST_ALONE)) {
    const one = await attempt([finding]);
    if (one !== null) return one;
  }
  return null;
}

/** Whether there is less to mend, by so many. What shows only once the catalog is known was there before. */
function isBetter(before: CheckReport, after: CheckReport, by: number): boolean {
  if (before.advisor !== null && before.catalog === null && after.catalog !== null) return true;
  return countFaults(before) - countFaults(after) >= by;
}

const countFaults = ({ findings }: CheckReport): number =>
  findings.filter(({ severity }) => severity !== 'note').length;
