// What came of long work, as the document that its job keeps.

import type { DraftView } from '@guidepost/contract/views/draft-view';
import type { JobResultView } from '@guidepost/contract/views/job-view';
import type { View } from '@guidepost/contract/views/view-part';
import { sayNoDraft } from '../advisors/say-no-draft.ts';
import { documentOf } from '../drafts/document-of.ts';
import { readFile } from '../drafts/draft-content.ts';
import type { LongWork, LongWorkResult } from '../jobs/long-work.ts';
import type { JobEnd, JobOutcome } from '../queue/job.ts';
import type { TaskEnd } from '../threads/task-thread.ts';
import { viewPublishing, viewRollback } from './advisor-view.ts';
import { viewCheck } from './check-view.ts';
import { viewDraft, viewNoDraft } from './draft-view.ts';
import { viewDeletion, viewImportOutcome, viewStopped } from './import-view.ts';
import { viewRefusedOrder } from './refused-request-view.ts';
import { viewReplay } from './replay-view.ts';
import { REQUEST_DOOR as DOOR } from './request-door.ts';
import { viewSimulation } from './simulation-view.ts';
import { viewSurvey } from './survey-view.ts';

export type LongWorkView = View<typeof JobResultView>;

/** What the job keeps, however its thread ended. */
export function viewLongWorkEnd(work: LongWork, end: TaskEnd<LongWorkResult>): JobEnd {
  switch (end.kind) {
    case 'done': {
      const { outcome, view } = viewLongWork(work, end.result);
      return { outcome, result: JSON.stringify(view) };
    }
    case 'stopped':
      return { outcome: 'stopped', result: null };
    case 'failed':
      return failed('Something went wrong here; the log of the server has more. Nothing else is known of it.');
    case 'lost':
      return failed(`It was ended too early: ${end.reason}.`);
  }
}

const failed = (error: string): JobEnd => ({ outcome: 'failed', result: JSON.stringify({ error }) });

interface ViewedWork {
  readonly outcome: Extract<JobOutcome, 'done' | 'refused'>;
  readonly view: LongWorkView;
}

const told = (isDone: boolean, view: LongWorkView): ViewedWork => ({ outcome: isDone ? 'done' : 'refused', view });

/** The result is that of the work. */
function viewLongWork(work: LongWork, result: LongWorkResult): ViewedWork {
  if (result.kind === 'refused') return told(false, { error: DOOR.say(result.said) });
  if (work.kind === 'survey' && result.kind === 'survey') return told(true, viewSurvey(work.name ?? '', result.report));
  if (work.kind === 'import' && result.kind === 'import') {
    const { outcome } = result;
    return told(outcome.kind === 'imported', viewImportOutcome(targetOf(work.order), outcome, DOOR));
  }
  if (work.kind === 'delete' && result.kind === 'delete') return viewDeletionEnd(work, result);
  if (work.kind === 'check' && result.kind === 'check')
    return told(true, viewCheck(work.file.name, result.report, DOOR));
  if (result.kind === 'publish') return told(result.outcome.kind === 'published', viewPublishing(result.outcome, DOOR));
  if (work.kind === 'rollback' && result.kind === 'rollback')
    return told(result.report.kind === 'done', viewRollback(work, result.report, DOOR));
  if (work.kind === 'draft' && result.kind === 'draft') {
    const { report } = result;
    if (report.kind === 'drafted') return told(true, withDocument(viewDraft(report, work.order, DOOR.spell)));
    const { said, more } = sayNoDraft(report, work.order, DOOR.spell);
    return told(false, viewNoDraft(report, work.order, [said, ...more].join('\n')));
  }
  if (work.kind === 'simulate' && result.kind === 'simulate') {
    const file = 'file' in work.target ? work.target.file.name : null;
    return told(true, viewSimulation({ file, ...result }));
  }
  if (result.kind === 'replay') return told(true, viewReplay(result.outcome));
  throw new Error(`The result of ${work.kind} is one of ${result.kind}.`);
}

/** For people who choose among its questions, so that a choice can be tried. */
function withDocument(view: DraftView): DraftView {
  const read = readFile(view, view.file, view.advisor);
  return 'faults' in read ? view : { ...view, document: documentOf(read.cells) };
}

function viewDeletionEnd(
  { order }: Extract<LongWork, { kind: 'delete' }>,
  { outcome }: Extract<LongWorkResult, { kind: 'delete' }>,
): ViewedWork {
  switch (outcome.kind) {
    case 'deleted':
      return told(true, viewDeletion(targetOf(order), outcome.report));
    case 'stopped':
      return told(false, viewStopped(targetOf(order), outcome.stopped, DOOR));
    case 'refused':
      return told(false, viewRefusedOrder(outcome.faults, DOOR));
    case 'unreadable':
      return told(false, { error: DOOR.say(outcome.said) });
  }
}

/** Nothing else of the order is a member of the view. */
const targetOf = ({ client, catalog }: { readonly client: string; readonly catalog: string }) => ({ client, catalog });
