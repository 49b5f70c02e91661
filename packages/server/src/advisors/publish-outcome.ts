// What came of publishing, apart from the work: whoever only tells it loads none of the checking.

import type { CheckReport } from './check-report.ts';

export type PublishOutcome =
  | {
      readonly kind: 'published';
      readonly report: CheckReport;
      readonly advisor: string;
      readonly version: number;
      /** The published version is this very file, so there is no new one. */
      readonly unchanged: boolean;
    }
  /** Errors stopped it, and nothing changed. */
  | { readonly kind: 'refused'; readonly report: CheckReport }
  /** The catalog changed during every check: what was checked is not what shoppers would get, and nothing was published. */
  | { readonly kind: 'unsettled'; readonly report: CheckReport };

/** How often it is checked anew because the catalog changed meanwhile. */
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
