// The outcome of publishing, apart from the work, so that code that only reports it does not load the checks.

import type { CheckReport } from './check-report.ts';

export type PublishOutcome =
  | {
      readonly kind: 'published';
      readonly report: CheckReport;
      readonly advisor: string;
      readonly version: number;
      /** The published version has exactly this file, so there is no new version. */
      readonly unchanged: boolean;
    }
  | Refused;

/** Errors stopped it, and nothing changed. */
export interface Refused {
  readonly kind: 'refused';
  readonly report: CheckReport;
}

/** As a sentence. */
export function sayPublishing(outcome: PublishOutcome): string {
  if (outcome.kind === 'refused') return 'Nothing was published.';
  const { advisor, version, unchanged } = outcome;
  return unchanged
    ? `Nothing has changed: this file is published already, as version ${version} of ${advisor}.`
    : `Published ${advisor}, version ${version}.`;
}
