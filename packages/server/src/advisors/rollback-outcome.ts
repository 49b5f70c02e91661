// What came of going back to a version, apart from the work: whoever only tells it loads none of the checking.

import type { CheckReport } from './check-report.ts';
import { CHECKS } from './publish-outcome.ts';

export type RollbackOutcome =
  /** There is no such version; `versions` are those there are. */
  | { readonly kind: 'unknown'; readonly versions: readonly number[] }
  /** Errors stopped it, and nothing changed. */
  | { readonly kind: 'refused'; readonly report: CheckReport }
  /** The catalog changed during every check: what was checked is not what shoppers would get, and nothing changed. */
  | { readonly kind: 'unsettled' }
  | { readonly kind: 'done'; readonly report: CheckReport; readonly before: number | null };

export interface RollbackTarget {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
}

/** As a sentence or two. */
export function sayRollback({ client, advisor, version }: RollbackTarget, outcome: RollbackOutcome): string {
  switch (outcome.kind) {
    case 'unknown':
      return sayNoVersion(client, advisor, version, outcome.versions);
    case 'refused':
      return `Version ${version} of ${advisor} does not fit any more; nothing was changed.`;
    case 'unsettled':
      return `The catalog changed during each of ${CHECKS} checks; nothing was changed. Try again when it rests.`;
    case 'done':
      return outcome.before === version
        ? `Version ${version} of ${advisor} is the published one already.`
        : `Version ${version} of ${advisor} is published again.`;
  }
}

/** `versions`: those there are. As two sentences. */
export const sayNoVersion = (client: string, advisor: string, version: number, versions: readonly number[]): string =>
  `There is no version ${version} of ${advisor}. ${versions.length > 0 ? `It has: ${versions.join(', ')}.` : `${client} has no such advisor.`}`;
