// The outcome of going back to a version, apart from the work, so that code that only reports it does not load the checks.

import type { CheckReport } from './check-report.ts';
import type { Refused } from './publish-outcome.ts';

export type RollbackOutcome =
  /** There is no such version. `versions`: all that exist. */
  | { readonly kind: 'unknown'; readonly versions: readonly number[] }
  | Refused
  | { readonly kind: 'done'; readonly report: CheckReport; readonly before: number | null };

export interface RollbackTarget {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
}

/** As one or two sentences. */
export function sayRollback({ client, advisor, version }: RollbackTarget, outcome: RollbackOutcome): string {
  switch (outcome.kind) {
    case 'unknown':
      return sayNoVersion(client, advisor, version, outcome.versions);
    case 'refused':
      return `Version ${version} of ${advisor} does not fit the catalog any more, so nothing was changed.`;
    case 'done':
      return outcome.before === version
        ? `Version ${version} of ${advisor} is already published.`
        : `Version ${version} of ${advisor} is published again.`;
  }
}

/** `versions`: all that exist. As two sentences. */
export const sayNoVersion = (client: string, advisor: string, version: number, versions: readonly number[]): string =>
  `There is no version ${version} of ${advisor}. ${versions.length > 0 ? `It has: ${versions.join(', ')}.` : `${client} has no such advisor.`}`;
