// The kinds of long work that somebody may start, as plain data, and the result of each. A door orders it and shows the
// result, and need not know in which thread it was done.

import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import type { SimulationSettings } from '@guidepost/advice/simulate/simulation-settings';
import type { Mend } from '@guidepost/fault/remedy';
import type { GivenFile } from '../advisors/check-advisor-file.ts';
import type { CheckReport } from '../advisors/check-report.ts';
import type { DraftOrder, DraftReport } from '../advisors/draft-from-catalog.ts';
import type { PublishOutcome } from '../advisors/publish-outcome.ts';
import type { RollbackOutcome } from '../advisors/rollback-outcome.ts';
import type { SimulatedAdvisor, SimulatedTarget } from '../advisors/simulate-advisor.ts';
import type { UnwrittenFile } from '../drafts/draft-file.ts';
import type { DeleteOutcome, DeleteRequest, ImportOutcome, ImportRequest } from '../imports/run-import.ts';
import type { SurveyOrder, SurveyReport } from '../imports/survey-file.ts';
import type { ReplayOrder, ReplayOutcome } from '../insights/replay-draft.ts';
import { programBeside, type ThreadProgram } from '../threads/start-worker.ts';

export type LongWork =
  | ({ readonly kind: 'survey'; readonly order: Omit<SurveyOrder, 'source'> } & ReadableFile)
  | ({
      readonly kind: 'import';
      readonly order: Omit<ImportRequest, 'source' | 'progress' | 'onMapping' | 'onRejection'>;
    } & ReadableFile)
  | ({ readonly kind: 'delete'; readonly order: Omit<DeleteRequest, 'source'> } & ReadableFile)
  | ({ readonly kind: 'check' | 'publish' } & FileToCheck)
  | { readonly kind: 'rollback'; readonly client: string; readonly advisor: string; readonly version: number }
  | { readonly kind: 'draft'; readonly order: DraftOrder }
  | {
      readonly kind: 'simulate';
      readonly target: SimulatedTarget;
      readonly settings: Partial<SimulationSettings>;
    }
  | { readonly kind: 'replay'; readonly order: Omit<ReplayOrder, 'file'> & { readonly file: OrderedFile } };

export interface FileToCheck {
  readonly file: OrderedFile;
  /** How long to go through conversations, in seconds; null if not at all. */
  readonly proving: { readonly seconds: number } | null;
}

/** A file, or a draft of which the file is written where the work is done. */
export type OrderedFile = GivenFile | DraftedFile;

export interface DraftedFile extends Omit<GivenFile, 'text'> {
  readonly draft: UnwrittenFile;
}

/** Without what is only known where it is done: the place of the file. */
export type OrderedWork = LongWork extends infer Work
  ? Work extends ReadableFile
    ? Omit<Work, 'path' | 'name'>
    : Work
  : never;

/** Which advisor was simulated, without its catalog. */
export interface SimulatedInShort extends Pick<SimulatedAdvisor, 'version'> {
  readonly advisor: Pick<SimulatedAdvisor['advisor'], 'client' | 'id' | 'catalog'>;
  readonly snapshot: Pick<SimulatedAdvisor['snapshot'], 'revision'>;
}

/** A file that the server can read. */
interface ReadableFile {
  readonly path: string;
  /** What messages call it; usually the last part of its path. */
  readonly name?: string;
}

/** Of the kind of the work, unless it is refused. */
export type LongWorkResult =
  | { readonly kind: 'survey'; readonly report: SurveyReport }
  | { readonly kind: 'import'; readonly outcome: ImportOutcome }
  | { readonly kind: 'delete'; readonly outcome: DeleteOutcome }
  | { readonly kind: 'check'; readonly report: CheckReport }
  | { readonly kind: 'publish'; readonly outcome: PublishOutcome }
  | { readonly kind: 'rollback'; readonly report: RollbackOutcome }
  | { readonly kind: 'draft'; readonly report: DraftReport }
  | {
      readonly kind: 'simulate';
      readonly simulated: SimulatedInShort;
      readonly settings: SimulationSettings;
      readonly report: SimulationReport;
    }
  | { readonly kind: 'replay'; readonly outcome: Extract<ReplayOutcome, { kind: 'replayed' }> }
  /** The work could not be done, for a reason that the person who ordered it can mend. */
  | { readonly kind: 'refused'; readonly message: string; readonly said: Mend };

/** The thread. An import keeps little in memory, but a check and a simulation hold the whole catalog. */
export const LONG_WORK: ThreadProgram = {
  name: 'long-work',
  file: programBeside(import.meta.url, 'long-work-worker'),
  memory: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 2048 },
};
