// Long work that was ordered: how far it is, and what came of it.

import { Type } from 'typebox';
import { PublishedView, RefusedAdvisorView, RolledBackView } from './advisor-view.ts';
import { CheckView } from './check-view.ts';
import { DraftView, NoDraftView } from './draft-view.ts';
import { DeletionView, ImportView, StoppedImportView } from './import-view.ts';
import { RefusedRequestView } from './refused-request-view.ts';
import { ReplayView } from './replay-view.ts';
import { SimulationView } from './simulation-view.ts';
import { SurveyView } from './survey-view.ts';
import { closed, count, FailureView, nullable, share, time, type View } from './view-part.ts';

export const JOB_KINDS = [
  'survey',
  'import',
  /** One that tries everything and changes nothing. */
  'import-trial',
  'delete',
  'check',
  'publish',
  'rollback',
  'draft',
  'simulate',
  'replay',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** `refused`: it says why nothing was changed; `failed`: a fault of the service; `stopped`: somebody cancelled it, or the server stopped; `lost`: the server that did it is gone. */
const JOB_OUTCOMES = ['done', 'refused', 'failed', 'stopped', 'lost'] as const;

const JOB = {
  id: Type.String(),
  client: Type.String(),
  kind: Type.Enum([...JOB_KINDS]),
  ordered_by: Type.String(),
  /** The catalog or the advisor; empty if it is about a file only. */
  about: Type.String(),
  /** The name of the file that it reads. */
  file: nullable(Type.String()),
  /** The upload that it reads. */
  upload: nullable(Type.String()),
  state: Type.Enum(['waiting', 'running', 'ended']),
  share: share(),
  /** The number of things done so far: products, conversations. */
  count: count(),
  ordered_at: time(),
  started_at: nullable(time()),
  ended_at: nullable(time()),
  /** Whether it was asked to stop. */
  cancel_asked: Type.Boolean(),
  /** Null until it has ended. */
  outcome: nullable(Type.Enum([...JOB_OUTCOMES])),
};

export const JobView = closed(JOB);
export type JobView = View<typeof JobView>;

export const JobResultView = Type.Union([
  SurveyView,
  ImportView,
  StoppedImportView,
  DeletionView,
  CheckView,
  PublishedView,
  RefusedAdvisorView,
  RolledBackView,
  DraftView,
  NoDraftView,
  SimulationView,
  ReplayView,
  RefusedRequestView,
  FailureView,
]);

export const JobWithResultView = closed({
  ...JOB,
  /** Null until there is one, and if it is too long to be kept. */
  result: nullable(JobResultView),
  /** Whether there was one that is too long to be kept. */
  result_left_out: Type.Boolean(),
});
export type JobWithResultView = View<typeof JobWithResultView>;
