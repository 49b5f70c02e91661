// The kinds of long work that somebody may start, as plain data, and the result of each. A door orders it and shows the
// result, and need not know in which thread it was done.

import type { SimulationReport, SimulationSettings } from '@guidepost/advice/simulate/simulation-report';
import type { Mend } from '@guidepost/fault/remedy';
import type { CheckReport } from '../advisors/check-report.ts';
import type { DraftOrder, DraftReport } from '../advisors/draft-advisor.ts';
import type { ImportOrder, ImportReport } from '../imports/import-order.ts';
import type { ImportStopped } from '../imports/import-stop.ts';

export type LongWork =
  | {
      readonly kind: 'import';
      /** A file that the server can read. */
      readonly path: string;
      readonly order: Omit<ImportOrder, 'source' | 'progress' | 'onMapping' | 'onRejection'>;
    }
  | {
      readonly kind: 'check';
      readonly file: string;
      readonly text: string;
      /** How long to go through conversations; null if not at all. */
      readonly seconds: number | null;
    }
  | { readonly kind: 'draft'; readonly order: DraftOrder }
  | {
      readonly kind: 'simulate';
      /** The text of an advisor's file, or null for the published advisor. */
      readonly file: { readonly name: string; readonly text: string } | null;
      readonly client: string;
      readonly advisor: string;
      readonly settings: SimulationSettings;
    };

export type LongWorkResult =
  | { readonly kind: 'imported'; readonly report: ImportReport }
  /** Nothing was changed. */
  | ({ readonly kind: 'import-stopped' } & Pick<ImportStopped, 'message' | 'reasons' | 'reading' | 'isOverridable'>)
  | { readonly kind: 'checked'; readonly report: CheckReport }
  | { readonly kind: 'drafted'; readonly report: DraftReport }
  | { readonly kind: 'simulated'; readonly version: number | null; readonly report: SimulationReport }
  /** The work could not be done, for a reason that the person who ordered it can mend. */
  | { readonly kind: 'refused'; readonly message: string; readonly said: Mend };
