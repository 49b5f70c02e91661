// The use case behind `guidepost check --fix`: mends what is certain until nothing certain is left, since one mistake can
// hide another.

import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { type CheckFinding, checkAdvisor } from './check-advisor.ts';
import { applyFixes } from './edit/apply-fixes.ts';
import { isCertain } from './edit/fix-of.ts';

export interface Mended {
  readonly text: string;
  /** In the order of mending; lines and columns are those of the text before. */
  readonly mended: readonly CheckFinding[];
}

/** More than mistakes hide in one another. */
const MOST_ROUNDS = 10;

/** Spellings only: what else a warning is about may be meant. */
export async function mendAdvisorFile(store: CatalogStore, text: string, fileName: string): Promise<Mended> {
  const mended: CheckFinding[] = [];
  let current = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { findings } = await checkAdvisor(store, current, fileName);
    const fixed = applyFixes(
      current,
      findings.filter((finding) => isCertain(finding)),
    );
    if (fixed.mended.length === 0) break;
    current = fixed.text;
    mended.push(...fixed.mended);
  }
  return { text: current, mended };
}
