// Jobs and uploads, for tools.

import { JOB_KINDS, type JobKind, type JobView, type JobWithResultView } from '@guidepost/contract/views/job-view';
import type { UploadView } from '@guidepost/contract/views/upload-view';
import type { Job, JobWithResult } from '../queue/job.ts';
import type { Upload } from '../uploads/upload-store.ts';
import { isoTime } from './iso-time.ts';

export const viewJob = (job: Job): JobView => ({
  ...{ id: job.id, client: job.client, kind: kindOf(job), ordered_by: job.orderedBy, about: job.about },
  ...{ file: job.file, upload: job.upload, state: job.state, share: job.share, count: job.count },
  ordered_at: isoTime(job.orderedAt),
  started_at: job.startedAt === null ? null : isoTime(job.startedAt),
  ended_at: job.endedAt === null ? null : isoTime(job.endedAt),
  ...{ cancel_asked: job.isCancelAsked, outcome: job.outcome },
});

/** The result is kept as the document that it was made into when the job ended. */
export const viewJobWithResult = (job: JobWithResult): JobWithResultView => ({
  ...viewJob(job),
  result: job.result === null ? null : JSON.parse(job.result),
  result_left_out: job.result === null && job.resultSize > 0,
});

function kindOf({ kind }: Job): JobKind {
  const known = JOB_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`There is no kind of jobs called ${kind}.`);
  return known;
}

export const viewUpload = ({ id, client, name, bytes, digest, uploadedBy, ...at }: Upload): UploadView => ({
  ...{ id, client, name, bytes, sha256: digest, uploaded_by: uploadedBy },
  ...{ uploaded_at: isoTime(at.uploadedAt), used_at: isoTime(at.usedAt) },
});
