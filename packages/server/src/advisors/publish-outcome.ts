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
  /** Errors stopped it, and nothing changed. */
  | { readonly kind: 'refused'; readonly report: CheckReport }
  /** The catalog changed during every check, so shoppers would get something that was not checked. Nothing was published. */
  | { readonly kind: 'unsettled'; readonly report: CheckReport };

/** How many times it is checked if the catalog keeps changing. */
export const CHECKS = 5;

/** As a sentence. */
export function sayPublishing(outcome: PublishOutcome): string {
  if (outcome.kind === 'refused') return 'Nothing was published.';
  if (outcome.kind === 'unsettled')
    return `The catalog changed during each of ${CHECKS} checks, so nothing was published. Try again when no import is running.`;
  const { advisor, version, unchanged } = outcome;
  return unchanged
    ? `Nothing has changed: this file is published already, as version ${version} of ${advisor}.`
    : `Published ${advisor}, version ${version}.`;
}
